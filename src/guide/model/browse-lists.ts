import { type Facet, isLocality } from '../../domain/facets/facet.ts';
import { valueKey } from '../../domain/facets/spelling.ts';
import type { Grouping } from './guide-records.ts';
import type { Guide } from './guide.ts';
import type { FacetValue } from './guide-facets.ts';

/** Facets whose values have their lists below `/browse/`; the others have pages of their own. */
export const browsedFacets = [
	'city',
	'neighbourhood',
	'season',
	'mood',
	'travel-style',
	'activity',
	'accessibility',
	'families',
	'animals',
	'price',
] as const satisfies readonly Facet[];
export type BrowsedFacet = (typeof browsedFacets)[number];

/**
 * Minimum number of places of a list: what fewer have in common is none, their own pages say as
 * much.
 */
const minPlaces = 3;

export interface BrowseLists {
	/** Values of each facet that have a list, in the order of the facets. */
	values: Readonly<Record<BrowsedFacet, readonly FacetValue[]>>;
	/**
	 * Returns the destination that is the list of a value: it has the same name and the same
	 * places.
	 */
	destinationOf(value: FacetValue): Grouping | undefined;
}

/**
 * Returns the values whose places are listed on pages of their own: those with three places and
 * more, as far as they tell places apart. A value of all places does not, and one that is also a
 * destination has its page there.
 *
 * Only places count, so that a list does not come and go with the dates of events.
 *
 * @param maxLists Maximum number of lists; those of the most places come first.
 */
export function browseLists(
	{ facets, destinations, listedPlaces }: Pick<Guide, 'facets' | 'destinations' | 'listedPlaces'>,
	maxLists: number,
): BrowseLists {
	const byName = new Map(destinations.map((one) => [valueKey(one.summary.name), one]));
	const twins = new Map<FacetValue, Grouping>();
	const candidates = browsedFacets
		.flatMap((facet) => facets.values[facet])
		.filter((value) => {
			const twin = isLocality(value.facet) ? byName.get(valueKey(value.name)) : undefined;
			if (twin && haveSamePlaces(twin, value)) twins.set(value, twin);
			const { length } = value.places;
			return length >= minPlaces && length < listedPlaces.length && !twins.has(value);
		});
	const chosen = new Set(
		candidates.sort((a, b) => b.places.length - a.places.length).slice(0, maxLists),
	);
	const listed = (facet: BrowsedFacet) => facets.values[facet].filter((value) => chosen.has(value));
	return {
		values: {
			city: listed('city'),
			neighbourhood: listed('neighbourhood'),
			season: listed('season'),
			mood: listed('mood'),
			'travel-style': listed('travel-style'),
			activity: listed('activity'),
			accessibility: listed('accessibility'),
			families: listed('families'),
			animals: listed('animals'),
			price: listed('price'),
		},
		destinationOf: (value) => twins.get(value),
	};
}

/**
 * Returns whether a destination has the same places as a value. Compares them one by one, as
 * both are in the order of the guide's list.
 */
function haveSamePlaces({ places }: Grouping, value: FacetValue): boolean {
	return (
		places.length === value.places.length &&
		places.every((place, index) => place.id === value.places[index]?.id)
	);
}
