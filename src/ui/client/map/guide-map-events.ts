import type { PlacesInView } from './map-view.ts';

/** Lists the events of `guide-map`, which bubble, by their names with their details. */
export interface GuideMapEvents {
	/** Fires when the view begins to change. */
	'guide-map:move': undefined;
	/** Fires with the places that can be seen, in the order of the rows. */
	'guide-map:view': PlacesInView;
	/** Fires when a place was chosen, or none any longer. */
	'guide-map:select': { row: number | undefined };
}
