import type { PlaceSummary } from './place-summary.ts';

/**
 * Returns whether the editors have a say in the order of places; without, places are in that of
 * their names.
 */
export function areRanked(places: readonly Pick<PlaceSummary, 'editorialScore'>[]): boolean {
	return places.some(({ editorialScore }) => editorialScore !== undefined);
}
