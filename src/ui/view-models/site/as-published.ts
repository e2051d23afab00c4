import { type LabelOf, labelsIn, type TermField } from '../../../domain/facets/terms.ts';
import type { EventSummary } from '../../../guide/model/event-summary.ts';
import type { PlaceSummary } from '../../../guide/model/place-summary.ts';
import { cityWithoutPostalCode } from '../../../domain/places/address-parts.ts';
import type { EventRecord } from '../../../records/event.ts';
import type { PlaceRecord } from '../../../records/place.ts';
import type { Site } from '../../../config/site.ts';
import { withAccuracy } from './with-accuracy.ts';

type Words = Pick<Site, 'terms' | 'locale'>;

/**
 * Returns the record of a place as the guide publishes it: its point (`withAccuracy`), and its
 * terms in the guide’s words.
 */
export function placeAsPublished(
	record: PlaceRecord,
	summary: PlaceSummary,
	words: Words,
): PlaceRecord {
	const { location, ...rest } = withAccuracy(record, summary);
	const labelOf = labelsIn(words.terms, words.locale);
	const { editorial } = rest;
	const label = (field: TermField, texts: string[] | undefined) => labelled(texts, field, labelOf);
	return {
		...rest,
		type: summary.kind,
		category: undefined,
		category_path: summary.categories.length === 0 ? undefined : summary.categories.join(' > '),
		location: location && {
			...location,
			contained_in: location.contained_in && summary.containedIn,
			address: location.address && localityAsPublished(location.address, summary),
		},
		editorial: editorial && {
			...editorial,
			mood: label('mood', editorial.mood),
			travel_style: label('travel-style', editorial.travel_style),
			activity_type: label('activity', editorial.activity_type),
			season: label('season', editorial.season),
			keywords: label('keyword', editorial.keywords),
		},
	};
}

/** Returns the record of an event with its terms as the guide publishes them. */
export function eventAsPublished(
	record: EventRecord,
	summary: EventSummary,
	words: Words,
): EventRecord {
	const { location, ...rest } = withAccuracy(record, summary);
	const labelOf = labelsIn(words.terms, words.locale);
	const { classification, details, type } = rest;
	const kind = (text: string | undefined) => text && (labelOf('kind', text) ?? text);
	return {
		...rest,
		type: kind(type),
		location: location && localityAsPublished(location, summary),
		classification: classification && {
			...classification,
			event_type: kind(classification.event_type),
			event_subtype: kind(classification.event_subtype),
			kind_of_event: kind(classification.kind_of_event),
			theme: labelled(classification.theme, 'theme', labelOf),
		},
		details: details && { ...details, keywords: labelled(details.keywords, 'keyword', labelOf) },
	};
}

interface Locality {
	city?: string | undefined;
	neighbourhood?: string | undefined;
	region?: string | undefined;
	postal_code?: string | undefined;
}

/**
 * Returns a location with its parts in the guide’s words; the town stays as it is where it differs
 * by its postal code alone.
 */
function localityAsPublished<Stated extends Locality>(stated: Stated, published: Locality): Stated {
	return {
		...stated,
		...(published.city !== cityWithoutPostalCode(stated) && { city: published.city }),
		neighbourhood: stated.neighbourhood && published.neighbourhood,
		region: stated.region && published.region,
	};
}

function labelled(
	texts: string[] | undefined,
	field: TermField,
	labelOf: LabelOf,
): string[] | undefined {
	return texts?.map((text) => labelOf(field, text) ?? text);
}
