import type { Facet, FacetFact, FactFacet } from '../../domain/facets/facet.ts';
import { valueKey } from '../../domain/facets/spelling.ts';
import { languageTag } from '../../i18n/locale/language-tag.ts';
import type { GuideEvent, GuidePlace } from './guide-records.ts';

export type FacetMember =
	{ place: GuidePlace; event?: undefined } | { event: GuideEvent; place?: undefined };

/** Facets whose values are texts of places and events themselves. */
export type StatedFacet = Exclude<Facet, FactFacet | 'category' | 'destination' | 'collection'>;

/**
 * Lists what a place or event states on each of these facets: paths of texts, as `joinedValues`
 * takes them.
 */
export const statedValues: Readonly<Record<StatedFacet, (member: FacetMember) => string[][]>> = {
	city: ({ event, place }) => paths((place ?? event).city),
	neighbourhood: ({ event, place }) => neighbourhoodPaths(place ?? event),
	season: ({ place }) => paths(...(place?.words?.season ?? [])),
	mood: ({ place }) => paths(...(place?.words?.mood ?? [])),
	'travel-style': ({ place }) => paths(...(place?.words?.['travel-style'] ?? [])),
	activity: ({ place }) => paths(...(place?.words?.activity ?? [])),
	theme: ({ event }) => paths(...(event?.themes ?? [])),
	language: ({ event }) => paths(languageCode(event?.language)),
};

/**
 * Returns the facts that are stated to be so. Of events that is the price, and ages that include
 * those of children.
 */
export function factsOfMember({ event, place }: FacetMember): readonly FacetFact[] {
	if (place) return place.facts ?? [];
	return [
		...(event.isForChildren ? (['suitableForChildren'] as const) : []),
		...(event.isFree === true ? (['isFree'] as const) : []),
	];
}

function paths(...texts: readonly (string | undefined)[]): string[][] {
	return texts.flatMap((text) => (text === undefined ? [] : [[text]]));
}

/**
 * Returns the paths of neighbourhoods. Neighbourhoods of one name in several cities are different
 * ones; one with the name of its city is no part of it.
 */
function neighbourhoodPaths({
	city,
	neighbourhood,
}: {
	city?: string | undefined;
	neighbourhood?: string | undefined;
}): string[][] {
	if (neighbourhood === undefined) return [];
	if (city === undefined || valueKey(city) === '') return [[neighbourhood]];
	return valueKey(city) === valueKey(neighbourhood) ? [] : [[city, neighbourhood]];
}

/**
 * Returns the code of the language alone: Portuguese as in Brazil is Portuguese. Keeps what is no
 * code as given.
 */
function languageCode(code: string | undefined): string | undefined {
	const tag = languageTag(code?.replaceAll('_', '-'));
	return tag === undefined ? code : new Intl.Locale(tag).language;
}
