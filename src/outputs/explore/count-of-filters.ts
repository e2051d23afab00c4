import type { PlaceFilters } from './place-filters.ts';

/** Counts the choices that are made; neither an order nor the map is one. */
export function countOfFilters({
	chosen,
	open,
	hasPhotograph,
	withinMetres,
}: PlaceFilters): number {
	return (
		[...chosen.values()].reduce((count, slugs) => count + slugs.length, 0) +
		Number(open !== undefined) +
		Number(hasPhotograph) +
		Number(withinMetres !== undefined)
	);
}
