import type { VisitTime } from './open-places.ts';

/** The orders of a list of places; `choice` is that of the guide: editors' choices first, then by name. */
export const placeOrders = ['choice', 'distance', 'name'] as const;
export type PlaceOrder = (typeof placeOrders)[number];

/** What a visitor has chosen. It is the whole state of the page, and stands in its address. */
export interface PlaceFilters {
	/** Slugs of values by the key of their axis; no axis without values. */
	chosen: ReadonlyMap<string, readonly string[]>;
	/** Only places that are open now, or at a time. */
	open?: 'now' | VisitTime | undefined;
	/** Only places with a photograph. */
	hasPhotograph: boolean;
	/** Only places at most so far from the visitor, in metres. Where the visitor is, is never part of the state. */
	withinMetres?: number | undefined;
	order: PlaceOrder;
}

export const noFilters: PlaceFilters = { chosen: new Map(), hasPhotograph: false, order: 'choice' };

/** How many choices are made; an order is none. */
export function countOfFilters({
	chosen,
	open,
	hasPhotograph,
	withinMetres,
}: PlaceFilters): number {
	const values = [...chosen.values()].reduce((count, slugs) => count + slugs.length, 0);
	return (
		values + Number(open !== undefined) + Number(hasPhotograph) + Number(withinMetres !== undefined)
	);
}

/** The same filters with a value of an axis chosen, or no longer chosen. */
export function withValue(
	filters: PlaceFilters,
	axis: string,
	slug: string,
	isChosen: boolean,
): PlaceFilters {
	const others = (filters.chosen.get(axis) ?? []).filter((other) => other !== slug);
	const slugs = isChosen ? [...others, slug] : others;
	const chosen = new Map(filters.chosen);
	if (slugs.length > 0) chosen.set(axis, slugs);
	else chosen.delete(axis);
	return { ...filters, chosen };
}
