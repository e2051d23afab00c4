import { metresPerPixel } from '../map/scale-bar.ts';

/**
 * Pixels that a shore may be off while it is drawn in full; beyond `maxPixels` it is not drawn at
 * all.
 */
const fullPixels = 4;
const maxPixels = 6;

/**
 * Returns how opaque a coast is drawn, from 0 to 1: it fades where a place could be seen to stand
 * on the wrong side of it.
 *
 * @param error Distance in metres that the coast may be off.
 * @param zoom Zoom level of a web map with tiles of 256 pixels.
 */
export function coastOpacity(error: number, latitude: number, zoom: number): number {
	const pixels = error / metresPerPixel(latitude, zoom);
	return Math.min(1, Math.max(0, (maxPixels - pixels) / (maxPixels - fullPixels)));
}
