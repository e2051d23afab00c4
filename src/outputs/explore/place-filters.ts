import type { ChosenValues } from './chosen-values.ts';
import type { VisitTime } from './visit-time.ts';

/**
 * Orders of a list of places; `choice` is that of the guide (`listOrder`). That by distance is not
 * available at once, and nobody comes by it who goes through them by the keyboard.
 */
export const placeOrders = ['choice', 'name', 'distance'] as const;
export type PlaceOrder = (typeof placeOrders)[number];

/**
 * Holds what a visitor has chosen. It is the whole state of the page, and stands in its address.
 */
export interface PlaceFilters {
	chosen: ChosenValues;
	/** Time at which places are to be open; absent where that does not matter. */
	open?: 'now' | VisitTime | undefined;
	/** Whether only places with a photograph are wanted. */
	hasPhotograph: boolean;
	/**
	 * Maximum distance of places from the visitor, in metres. The position of the visitor is never
	 * part of the state.
	 */
	withinMetres?: number | undefined;
	order: PlaceOrder;
	/** Whether the map is open; where it is absent, the width of the window decides. */
	isMapOpen?: boolean | undefined;
}

export const noFilters: PlaceFilters = { chosen: new Map(), hasPhotograph: false, order: 'choice' };
