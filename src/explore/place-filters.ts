import { type ChosenValues, countOfValues } from './chosen-values.ts';
import type { VisitTime } from './open-places.ts';

/** The orders of a list of places; `choice` is that of the guide: editors' choices first, then by name. */
export const placeOrders = ['choice', 'distance', 'name'] as const;
export type PlaceOrder = (typeof placeOrders)[number];

/** What a visitor has chosen. It is the whole state of the page, and stands in its address. */
export interface PlaceFilters {
	chosen: ChosenValues;
	/** Only places that are open now, or at a time. */
	open?: 'now' | VisitTime | undefined;
	/** Only places with a photograph. */
	hasPhotograph: boolean;
	/** Only places at most so far from the visitor, in metres. Where the visitor is, is never part of the state. */
	withinMetres?: number | undefined;
	order: PlaceOrder;
	/** Whether the map is open; where it is absent, the width of the window tells. */
	isMapOpen?: boolean | undefined;
}

export const noFilters: PlaceFilters = { chosen: new Map(), hasPhotograph: false, order: 'choice' };

/** How many choices are made; neither an order nor the map is one. */
export function countOfFilters({
	chosen,
	open,
	hasPhotograph,
	withinMetres,
}: PlaceFilters): number {
	return (
		countOfValues(chosen) +
		Number(open !== undefined) +
		Number(hasPhotograph) +
		Number(withinMetres !== undefined)
	);
}
