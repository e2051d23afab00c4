import type { WorldPart } from '../../../graphics/map/canvas-tiles.ts';
import type { CanvasContext } from './canvas-context.ts';
import type { ProjectedPlaces } from './projected-places.ts';

/** Size of the dot of a place, in pixels. */
const dotSize = 2;
/** Places that are drawn in a step. */
const placesInStep = 500;

/**
 * Draws a dot for each place on a part of the world, some of them in each step. Many share one
 * where they are seen from far: it is drawn once.
 */
export function* drawPlaceDots(
	context: CanvasContext,
	{ x, y }: ProjectedPlaces,
	{ max, min }: WorldPart,
	zoom: number,
	colour: string,
): Generator<void> {
	const scale = 2 ** zoom;
	const columns = Math.ceil((max.x - min.x) / dotSize);
	const lines = Math.ceil((max.y - min.y) / dotSize);
	const drawn = new Uint8Array(columns * lines);
	let left = placesInStep;
	context.fillStyle = colour;
	for (let index = 0; index < x.length; index++) {
		const column = Math.floor(((x[index] ?? 0) * scale - min.x) / dotSize);
		const line = Math.floor(((y[index] ?? 0) * scale - min.y) / dotSize);
		if (column < 0 || column >= columns || line < 0 || line >= lines) continue;
		const dot = line * columns + column;
		if (drawn[dot] !== 0) continue;
		drawn[dot] = 1;
		context.fillRect(min.x + column * dotSize, min.y + line * dotSize, dotSize, dotSize);
		if (--left > 0) continue;
		left = placesInStep;
		yield;
	}
}
