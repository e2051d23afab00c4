import type { FacetFact } from '../../domain/facets/facet.ts';
import {
	type EditorialWords,
	editorialWords,
	statedFacts,
} from '../../domain/facets/stated-values.ts';
import { type Credit, creditOf } from '../../domain/credits/credits.ts';
import { type Coordinates, coordinatesOf } from '../../domain/geo/coordinates.ts';
import type { DisplayImage } from '../../domain/images/display-image.ts';
import { leadImage } from '../../domain/images/display-images.ts';
import { type AddressWords, addressWordsOf } from '../../domain/places/address-words.ts';
import { alternateName } from '../../domain/places/alternate-name.ts';
import { categoryLevels, kindOfPlace } from '../../domain/places/category.ts';
import { freeOfCharge } from '../../domain/places/stated-price.ts';
import type { OtherName } from '../../domain/places/other-names.ts';
import { validityOf } from '../../domain/places/validity.ts';
import type { OpeningHoursRow } from '../../records/opening-hours-row.ts';
import type { PlaceRecord } from '../../records/place.ts';
import { recordWealth } from './record-wealth.ts';
import type { StatedCode } from '../../domain/facets/code.ts';
import { teaserOf } from './teaser.ts';
import { textForTeaser } from './text-for-teaser.ts';

/** Holds what lists, cards and other pages show of a place; its own page reads the whole record. */
export interface PlaceSummary extends AddressWords {
	id: string;
	/** Whether it is not published yet: previews with drafts alone have such records. */
	isDraft?: true | undefined;
	name: string;
	/** Alternate name, where it is another one than the name. */
	alternateName?: string | undefined;
	/** Names among its attributes and metadata, as the guide says (`Fields`). */
	otherNames?: readonly OtherName[] | undefined;
	/** Sentence or two of its description, without the name before it. */
	teaser?: string | undefined;
	/** Kind of place in the service's words. */
	kind?: string | undefined;
	schemaType?: string | undefined;
	/** Levels of its category, outermost first. */
	categories: string[];
	/**
	 * Codes by which it is said to be of a kind, a category or a collection: no lists have them.
	 */
	codes?: readonly StatedCode[] | undefined;
	containedIn?: string | undefined;
	coordinates?: Coordinates | undefined;
	/** Orders lists, highest first; never shown. */
	editorialScore?: number | undefined;
	/** Whether the editors recommend it; their scores come before that. */
	isEndorsed?: true | undefined;
	/** Measure of how much its record states; never shown. */
	wealth: number;
	isFree?: boolean | undefined;
	words?: EditorialWords | undefined;
	/** Values by the keys that the guide filters by (`Fields`), as visitors read them. */
	filterValues?: Readonly<Record<string, readonly string[]>> | undefined;
	/** Facts that are stated to be so. */
	facts?: FacetFact[] | undefined;
	image?: DisplayImage | undefined;
	openingHours?: OpeningHoursRow[] | undefined;
	/** Website, by which places that share one are found; lists and cards do not show it. */
	website?: string | undefined;
	/** `YYYY-MM-DD`, both days included. */
	validFrom?: string | undefined;
	validThrough?: string | undefined;
	credit?: Credit | undefined;
	publisher?: string | undefined;
	publisherUrl?: string | undefined;
	dataLicence?: string | undefined;
	/** Date-time with offset. */
	updatedAt?: string | undefined;
}

export function placeSummary(record: PlaceRecord): PlaceSummary {
	const isFree = freeOfCharge(record.access?.is_free, record.pricing?.price_range);
	return {
		id: record.id,
		name: record.name,
		alternateName: alternateName(record),
		teaser: teaserOf(textForTeaser(record)),
		kind: kindOfPlace(record),
		schemaType: record.schema_type,
		categories: categoryLevels(record),
		...addressWordsOf(record.location?.address),
		containedIn: record.location?.contained_in,
		coordinates: coordinatesOf(record.location),
		editorialScore: record.editorial?.editorial_score,
		isEndorsed: record.editorial?.endorsed === true || undefined,
		wealth: recordWealth(record),
		isFree,
		words: editorialWords(record),
		facts: statedFacts(record, isFree),
		image: leadImage(record.images),
		openingHours: record.opening_hours,
		website: record.contact?.website,
		...validityOf(record.validity),
		credit: creditOf(record),
		publisher: record.provenance?.sd_publisher?.name,
		publisherUrl: record.provenance?.sd_publisher?.url,
		dataLicence: record.provenance?.sd_license,
		updatedAt: record.updated_at,
	};
}
