import { longitudeNear } from '../../../graphics/map/longitudes.ts';
import type { MapOptions } from '../../../graphics/map/map-options.ts';
import { LatLngBounds, type Map as LeafletMap } from './leaflet.ts';

/** Zoom that a guide of a single place opens at, at most; a phone shows some streets then. */
export const closestOpening = 14;
/** Minimum distance of places to the edge of the first view, in pixels. */
const margin = 40;

/**
 * Shows a box as large as can be. What lies around the world fits into a phone only from farther
 * than a map is zoomed out to else: from then on this one may be.
 *
 * @param middle Longitude of the middle of the map.
 */
export function fitBox(
	map: LeafletMap,
	[west, south, east, north]: MapOptions['box'],
	middle: number,
): void {
	const from = longitudeNear(west, middle);
	const width = east < west ? east + 360 - west : east - west;
	const bounds = new LatLngBounds([south, from], [north, from + width]);
	const minZoom = map.getMinZoom();
	map.options.minZoom = 0;
	map.fitBounds(bounds, {
		padding: [margin, margin],
		maxZoom: closestOpening,
		animate: false,
	});
	map.options.minZoom = Math.min(minZoom, map.getZoom());
}
