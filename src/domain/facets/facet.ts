/**
 * Ways in which a guide’s places and events are told apart, in the order in which they are offered.
 * Each is named as in addresses: `/browse/city/…`, `?city=…`.
 */
export const facets = [
	'category',
	'destination',
	'city',
	'neighbourhood',
	'collection',
	'season',
	'mood',
	'travel-style',
	'activity',
	'theme',
	'language',
	'accessibility',
	'families',
	'animals',
	'price',
] as const;
export type Facet = (typeof facets)[number];

/**
 * Facets of facts (service document, section 2.3.3) that are a value where they are stated to be
 * so. What is denied and what is not stated are no values, and never the same.
 */
export const factsOfFacets = {
	accessibility: [
		'stepFreeAccess',
		'wheelchairAccessible',
		'accessibleToilets',
		'accessibleParking',
		'hearingLoop',
		'brailleSignage',
		'audioGuide',
	],
	families: [
		'suitableForChildren',
		'pushchairFriendly',
		'childrenActivities',
		'childrenMenu',
		'babyChanging',
	],
	animals: ['dogsAllowed', 'petsAllowed'],
	price: ['isFree'],
} as const satisfies Partial<Record<Facet, readonly string[]>>;

export type FactFacet = keyof typeof factsOfFacets;
export type FacetFact = (typeof factsOfFacets)[FactFacet][number];

export const factFacets = ['accessibility', 'families', 'animals', 'price'] as const;

/**
 * Returns whether the values of a facet are called by words of the interface; those of all others
 * are texts of the records.
 */
export function isNamedByInterface(facet: string): boolean {
	return facet === 'language' || factFacets.some((known) => known === facet);
}

const namingFacets: readonly string[] = ['destination', 'city', 'neighbourhood', 'collection'];

/**
 * Returns whether the values of a facet are terms of the records, and neither names nor words of
 * the interface.
 */
export function hasTerms(facet: string): boolean {
	return !isNamedByInterface(facet) && !namingFacets.includes(facet);
}

/**
 * Returns whether the values of a facet are towns or parts of them: their names stand by
 * themselves, without words of the interface.
 */
export function isLocality(facet: Facet): boolean {
	return facet === 'city' || facet === 'neighbourhood';
}
