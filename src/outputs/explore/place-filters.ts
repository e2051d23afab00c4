import type { ChosenValues } from './chosen-values.ts';
import type { VisitTime } from './visit-time.ts';

/**
 * The orders of a list of places; `choice` is that of the guide (`listOrder`). That by distance is
 * not to be had at once, and nobody comes by it who goes through them by the keyboard.
 */
export const placeOrders = ['choice', 'name', 'distance'] as const;
export type PlaceOrder = (typeof placeOrders)[number];

/**
 * Holds what a visitor has chosen. It is the whole state of the page, and stands in its address.
 */
export interface PlaceFilters {
	chosen: ChosenValues;
	/** Only places that are open now, or at a time. */
	open?: 'now' | VisitTime | undefined;
	/** Only places with a photograph. */
	hasPhotograph: boolean;
	/**
	 * Only places at most so far from the visitor, in metres. Where the visitor is, is never part of
	 * the state.
	 */
	withinMetres?: number | undefined;
	order: PlaceOrder;
	/** Whether the map is open; where it is absent, the width of the window tells. */
	isMapOpen?: boolean | undefined;
}

export const noFilters: PlaceFilters = { chosen: new Map(), hasPhotograph: false, order: 'choice' };
