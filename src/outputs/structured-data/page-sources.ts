import { licenceOf } from '../../domain/images/licence.ts';
import type { OrganizationLeaf, WebPageLeaf } from 'schema-dts';
import type { Day } from '../../domain/events/days.ts';
import { oneLine } from '../../guide/model/one-line.ts';
import { believedDateTime } from '../../domain/places/record-age.ts';
import { hasContradictoryValidity, validityOf } from '../../domain/places/validity.ts';
import { verifiedAtOf } from '../../domain/places/verification.ts';
import type { Attribution } from '../../records/attribution.ts';
import type { PlaceRecord } from '../../records/place.ts';
import type { Provenance } from '../../records/provenance.ts';
import { withoutSchemaOrg } from '../../records/schema-org-name.ts';
import { classNamed } from '../../domain/schema-org/class-name.ts';
import { datePart, isoDateTime } from './iso-dates.ts';
import type { NodeMembers } from './json-ld.ts';
import { legalNode, oneOrMany } from './json-ld.ts';
import { uniqueTexts } from './text.ts';
import { uniqueWebUrls, webUrl } from './web-url.ts';

/** Holds what a record says about where it comes from and how long it holds. */
export interface StatedSources {
	attribution?: Attribution | undefined;
	provenance?: Provenance | undefined;
	validity?: PlaceRecord['validity'];
	updated_at?: string | undefined;
}

/** Describes a node of whichever class below Organization or Person. */
type PublisherNode = Omit<OrganizationLeaf, '@type'> & { '@type': string };

/**
 * Names the members which say where a page's content comes from; only the page may carry them, not
 * the place or event.
 */
export type SourceMembers = Pick<
	WebPageLeaf,
	| 'dateModified'
	| 'lastReviewed'
	| 'temporalCoverage'
	| 'creditText'
	| 'isBasedOn'
	| 'sdLicense'
	| 'sdDatePublished'
> & { sdPublisher?: PublisherNode | readonly PublisherNode[] };

/**
 * Returns what the page says of its sources. What the page does not believe is not said here
 * either: a verification in the future, a validity that ends before it begins.
 *
 * @param nested Records whose data the page holds besides, such as the venue of an event: their
 *   credits, sources, licences and publishers are stated with those of the record, each once.
 * @param pageUrl Canonical address of the page, which is based on no version of itself.
 * @param today Day in the time zone of the guide.
 */
export function sourceMembers(
	record: StatedSources,
	nested: readonly StatedSources[],
	pageUrl: string,
	today: Day,
): NodeMembers<SourceMembers> {
	const { provenance, validity } = record;
	const sources = [record, ...nested];
	const publishers = sources.flatMap((source) => publisher(source.provenance?.sd_publisher) ?? []);
	return {
		dateModified: isoDateTime(believedDateTime(record.updated_at, today)),
		lastReviewed: datePart(verifiedAtOf(provenance, today)),
		temporalCoverage: temporalCoverage(validity),
		creditText: oneOrMany(uniqueTexts(sources.map(({ attribution }) => attribution?.text))),
		isBasedOn: uniqueWebUrls(
			sources.flatMap((source) => [
				source.attribution?.url,
				source.provenance?.main_entity_of_page,
			]),
		).filter((url) => url !== webUrl(pageUrl)),
		sdLicense: oneOrMany(
			uniqueWebUrls(sources.map(({ provenance }) => licenceOf(provenance?.sd_license)?.url)),
		),
		sdPublisher: oneOrMany([
			...new Map(publishers.map((node) => [JSON.stringify(node), node])).values(),
		]),
		sdDatePublished: datePart(believedDateTime(provenance?.sd_date_published, today)),
	};
}

/**
 * Returns a validity as an ISO 8601 interval, in which an open end is written `..`; `undefined`
 * where neither end is stated, and where they contradict each other, as an interval cannot end
 * before it begins.
 */
function temporalCoverage(validity: StatedSources['validity']): string | undefined {
	const period = validityOf(validity);
	if (hasContradictoryValidity(period)) return undefined;
	const { validFrom, validThrough } = period;
	return (validFrom ?? validThrough) === undefined
		? undefined
		: `${validFrom ?? '..'}/${validThrough ?? '..'}`;
}

/**
 * Returns the node of a publisher: an organisation unless its type says person; `undefined`
 * without a name.
 */
function publisher(source: Provenance['sd_publisher']): PublisherNode | undefined {
	const name = oneLine(source?.name);
	if (name === undefined || name === '') return undefined;
	const typeName = withoutSchemaOrg(source?.['@type'] ?? '');
	return legalNode<PublisherNode>({
		'@type':
			classNamed(typeName, 'Organization') ?? classNamed(typeName, 'Person') ?? 'Organization',
		name,
		url: webUrl(source?.url),
		identifier: oneLine(source?.identifier),
	});
}
