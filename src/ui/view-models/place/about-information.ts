import { dateInWords } from '../../../domain/events/date-words.ts';
import { dayInZone } from '../../../domain/events/days.ts';
import type { Licence } from '../../../domain/images/display-licence.ts';
import { licenceOf } from '../../../domain/images/licence.ts';
import { fieldSettings } from '../../../domain/places/fields.ts';
import { websiteHost } from '../../../domain/places/website-host.ts';
import { validityInWords, validityOf } from '../../../domain/places/validity.ts';
import { believedDateTime, oldRecordNotice } from '../../../domain/places/record-age.ts';
import { type SourceLink, sourceLinks } from '../../../domain/places/sources.ts';
import { verificationOf } from '../../../domain/places/verification.ts';
import { furtherAddresses } from '../../../records/address-field.ts';
import type { Attribution } from '../../../records/attribution.ts';
import type { PlaceRecord } from '../../../records/place.ts';
import type { Provenance } from '../../../records/provenance.ts';
import type { RecordContext } from '../site/page-context.ts';
import { type PageNotice, pageNotice } from '../site/page-notice.ts';

/**
 * Describes who says what a page shows, under which licence, and how fresh it is (service document,
 * sections 2.5 and 2.8).
 */
export interface AboutInformation {
	publisher?: { name: string; href?: string | undefined } | undefined;
	licence?: Licence | undefined;
	/** Day of publication, where it is not the day of the last update. */
	published?: DatedText | undefined;
	updated?: DatedText | undefined;
	/** Date and way of the last verification, in words. */
	verification?: string | undefined;
	/** Warning that this, or where its day is not known the last change, is long ago. */
	warning?: PageNotice | undefined;
	/** Days for which the record is valid, in words. */
	validity?: string | undefined;
	sources: readonly SourceLink[];
	originalPage?: SourceLink | undefined;
	/** Metadata that the guide shows, under its labels. */
	metadata: readonly { label: string; text: string }[];
}

export interface DatedText {
	text: string;
	/** Value of the `datetime` of a `time` element. */
	datetime: string;
}

interface SourcedRecord {
	attribution?: Attribution | undefined;
	provenance?: Provenance | undefined;
	validity?: PlaceRecord['validity'];
	updated_at?: string | undefined;
	metadata?: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * Returns what a page says about its record: source, licence and verification.
 * @param website The official site, which a source on the same host is named after.
 */
export function aboutInformation(
	context: RecordContext,
	record: SourcedRecord,
	website?: string,
): AboutInformation {
	const { messages, now, site } = context;
	const { metadata, provenance, validity } = record;
	const fields = fieldSettings(site);
	const today = dayInZone(now, site.timeZone);
	const updatedAt = believedDateTime(record.updated_at, today);
	const age = { today, oldAfterMonths: site.verifiedForMonths, locale: site.locale };
	const verification = verificationOf(provenance, age, messages.places);
	const warning = verification?.warning ?? oldRecordNotice(updatedAt, age, messages.places);
	const publisher = provenance?.sd_publisher;
	const published = dated(believedDateTime(provenance?.sd_date_published, today), site.locale);
	const updated = dated(updatedAt, site.locale);
	const original = provenance?.main_entity_of_page;
	return {
		publisher:
			publisher?.name === undefined ? undefined : { name: publisher.name, href: publisher.url },
		licence: licenceOf(provenance?.sd_license),
		published: published?.text === updated?.text ? undefined : published,
		updated,
		verification: verification?.text,
		warning: warning && pageNotice(context, warning),
		validity: validityInWords(validityOf(validity), site.locale, messages.places),
		sources: sourceLinks(
			{ same_as: [...(provenance?.same_as ?? []), ...furtherSources(record)] },
			website,
			site.locale,
			messages.places,
		),
		originalPage:
			original === undefined
				? undefined
				: { url: original, label: websiteHost(original) ?? original },
		metadata: fields.metadata.flatMap(({ key, label }) => {
			const text = metadata?.[key];
			return text === undefined ? [] : { label, text: fields.labelOf(key, text) ?? text };
		}),
	};
}

/** Returns the addresses beside the first one in the fields of publisher, credit and page. */
function furtherSources({ attribution, provenance }: SourcedRecord): string[] {
	return [
		provenance?.sd_publisher?.url_text,
		attribution?.url_text,
		provenance?.main_entity_of_page_text,
	].flatMap(furtherAddresses);
}

/**
 * Returns a date in words.
 * @param source A date or date-time: its own day is shown.
 */
function dated(source: string | undefined, locale: string): DatedText | undefined {
	if (source === undefined) return undefined;
	return { text: dateInWords(source.slice(0, 10), locale), datetime: source };
}
