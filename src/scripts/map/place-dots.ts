import type { Point } from 'leaflet/dist/leaflet-src.esm.js';
import type { ProjectedPlaces } from './projected-places.ts';

/** Of a place, in pixels. */
const dotSize = 2;
/** So many places are drawn in a step. */
const placesInStep = 500;

/** What of a map is drawn: its zoom, and corners in pixels of its panes, whose first pixel is `origin` in the world. */
export interface DrawnPart {
	zoom: number;
	origin: Point;
	min: Point;
	max: Point;
}

/**
 * Draws a dot for each place, some of them in each step. Many share one where they are seen from far: it is drawn once.
 */
export function* drawPlaceDots(
	context: CanvasRenderingContext2D,
	{ x, y }: ProjectedPlaces,
	{ max, min, origin, zoom }: DrawnPart,
	colour: string,
): Generator<void> {
	const scale = 2 ** zoom;
	const columns = Math.ceil((max.x - min.x) / dotSize);
	const lines = Math.ceil((max.y - min.y) / dotSize);
	const drawn = new Uint8Array(columns * lines);
	let left = placesInStep;
	for (let index = 0; index < x.length; index++) {
		const column = Math.floor(((x[index] ?? 0) * scale - origin.x - min.x) / dotSize);
		const line = Math.floor(((y[index] ?? 0) * scale - origin.y - min.y) / dotSize);
		if (column < 0 || column >= columns || line < 0 || line >= lines) continue;
		const dot = line * columns + column;
		if (drawn[dot] !== 0) continue;
		drawn[dot] = 1;
		context.fillStyle = colour;
		context.fillRect(min.x + column * dotSize, min.y + line * dotSize, dotSize, dotSize);
		if (--left > 0) continue;
		left = placesInStep;
		yield;
	}
}
