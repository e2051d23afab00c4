import { type Credit, creditOf } from '../../domain/credits/credits.ts';
import { type Coordinates, coordinatesOf } from '../../domain/geo/coordinates.ts';
import type { DisplayImage } from '../../domain/images/display-image.ts';
import { leadImage } from '../../domain/images/display-images.ts';
import type { Attribution } from '../../records/attribution.ts';
import type { CollectionRecord, DestinationRecord } from '../../records/grouping.ts';
import type { Provenance } from '../../records/provenance.ts';

/**
 * Describes a destination or a collection: both group places and events, and their records are
 * small.
 */
export interface GroupingSummary {
	id: string;
	/** Whether it is not published yet: previews with drafts alone have such records. */
	isDraft?: true | undefined;
	/** Address as the service proposes it; not proved. */
	slug?: string | undefined;
	name: string;
	description?: string | undefined;
	region?: string | undefined;
	country?: string | undefined;
	/** Name of the entity that it lies in. */
	containedIn?: string | undefined;
	/** Addresses of the same thing elsewhere. */
	sameAs?: string[] | undefined;
	coordinates?: Coordinates | undefined;
	image?: DisplayImage | undefined;
	/** Ids of members as listed, published or not. */
	placeIds: string[];
	eventIds: string[];
	credit?: Credit | undefined;
	/** Origin of its record, in the words of the record. */
	attribution?: Attribution | undefined;
	provenance?: Provenance | undefined;
	publisher?: string | undefined;
	publisherUrl?: string | undefined;
	dataLicence?: string | undefined;
	/** Date-time with offset. */
	updatedAt?: string | undefined;
}

export function groupingSummary(record: DestinationRecord | CollectionRecord): GroupingSummary {
	const images = [...(record.image ? [record.image] : []), ...(record.images ?? [])];
	return {
		id: record.id,
		slug: record.slug,
		name: record.name,
		description: record.description,
		region: 'region' in record ? record.region : undefined,
		country: 'country' in record ? record.country : undefined,
		containedIn: 'contained_in' in record ? record.contained_in : undefined,
		sameAs: record.provenance?.same_as,
		coordinates: coordinatesOf(record.location),
		image: leadImage(images),
		placeIds: idsOf(record.place_ids, record.places),
		eventIds: idsOf(record.event_ids, record.events),
		credit: creditOf(record),
		attribution: record.attribution,
		provenance: record.provenance,
		publisher: record.provenance?.sd_publisher?.name,
		publisherUrl: record.provenance?.sd_publisher?.url,
		dataLicence: record.provenance?.sd_license,
		updatedAt: record.updated_at,
	};
}

function idsOf(...lists: readonly ((string | undefined)[] | undefined)[]): string[] {
	const ids = lists.flatMap((list) => list ?? []);
	return [...new Set(ids.filter((id) => id !== undefined))];
}
