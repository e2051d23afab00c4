import type { PlaceRecord } from '../../records/place.ts';
import { type FacetFact, factFacets, factsOfFacets } from './facet.ts';

/** Facets whose values are the editors’ words for a place (service document, section 2.3.2). */
export const editorialFacets = ['season', 'mood', 'travel-style', 'activity'] as const;
export type EditorialFacet = (typeof editorialFacets)[number];

export type EditorialWords = Partial<Record<EditorialFacet, string[]>>;

/** Returns the editors’ words for a place as written; `undefined` where there are none. */
export function editorialWords({ editorial }: PlaceRecord): EditorialWords | undefined {
	const words = {
		season: editorial?.season,
		mood: editorial?.mood,
		'travel-style': editorial?.travel_style,
		activity: editorial?.activity_type,
	};
	const stated = Object.entries(words).filter(([, texts]) => texts && texts.length > 0);
	return stated.length > 0 ? Object.fromEntries(stated) : undefined;
}

/**
 * Returns the facts that a place’s record states to be so, in fixed order; `undefined` where that
 * is nothing.
 *
 * @param isFree Whether there is nothing to pay, as it is believed (`freeOfCharge`).
 */
export function statedFacts(
	{ access }: PlaceRecord,
	isFree: boolean | undefined,
): FacetFact[] | undefined {
	const { accessibility, family_friendly: families, pet_policy: animals } = access ?? {};
	const flags: Record<FacetFact, boolean | undefined> = {
		stepFreeAccess: accessibility?.step_free_access,
		wheelchairAccessible: accessibility?.wheelchair_accessible,
		accessibleToilets: accessibility?.accessible_toilets,
		accessibleParking: accessibility?.accessible_parking,
		hearingLoop: accessibility?.hearing_loop,
		brailleSignage: accessibility?.braille_signage,
		audioGuide: accessibility?.audio_guide,
		suitableForChildren: families?.suitable_for_children,
		pushchairFriendly: families?.pushchair_friendly,
		childrenActivities: families?.children_activities,
		childrenMenu: families?.children_menu,
		babyChanging: families?.baby_changing,
		dogsAllowed: animals?.dogs_allowed,
		petsAllowed: animals?.pets_allowed,
		isFree,
	};
	const facts = factFacets
		.flatMap((facet): readonly FacetFact[] => factsOfFacets[facet])
		.filter((fact) => flags[fact] === true);
	return facts.length > 0 ? facts : undefined;
}
