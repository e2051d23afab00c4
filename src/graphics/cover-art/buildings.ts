import type { Ink } from './ink.ts';
import { polygon, rectangle, short } from './outlines.ts';
import type { Sketch } from './sketch.ts';

/** Lit windows as rows of short upright strokes; `gap` is from one window to the next. */
export function drawWindows(
	sketch: Sketch,
	x: number,
	y: number,
	columns: number,
	rows: number,
	size: { width: number; height: number; gap: number; rise: number },
): void {
	const length = (columns - 1) * (size.width + size.gap) + size.width;
	const lines = Array.from(
		{ length: rows },
		(_, row) => `M${short(x)} ${short(y + size.height / 2 + row * size.rise)}h${short(length)}`,
	);
	sketch.dashes('glow', size.height, `${short(size.width)} ${short(size.gap)}`, lines.join(''));
}

/** A striped awning with a scalloped edge, its upper left corner at `x, y`. */
export function drawAwning(
	sketch: Sketch,
	x: number,
	y: number,
	width: number,
	height: number,
	stripes = 8,
	ink: Ink = 'accent',
): void {
	const stripe = width / stripes;
	const half = short(stripe / 2);
	const scallop = `h${short(stripe)}v${short(height)}a${half} ${half} 0 0 1-${short(stripe)} 0z`;
	const beside = `m${short(stripe * 2)} 0`;
	const scallops = (first: number): string =>
		`M${short(x + first * stripe)} ${short(y)}` +
		Array.from({ length: Math.ceil((stripes - first) / 2) }, () => scallop).join(beside);
	sketch.fill('paper', scallops(1));
	sketch.fill(ink, scallops(0));
}

/**
 * Houses with a gable towards the reader: the left side and foot of each, its width and height, in
 * whole units.
 */
export function drawHouses(
	sketch: Sketch,
	...houses: readonly (readonly [x: number, y: number, width: number, height: number])[]
): void {
	sketch.fill(
		'wall',
		...houses.map(([x, y, width, height]) => rectangle(x, y - height, width, height)),
	);
	sketch.fill(
		'shade',
		...houses.map(([x, y, width, height]) => `M${x + width} ${y}h-8v${-height}h8z`),
	);
	sketch.fill(
		'rust',
		...houses.map(
			([x, y, width, height]) => `M${x - 1} ${y - height}l${width / 2 + 1}-11 ${width / 2 + 1} 11z`,
		),
	);
	const windows = houses.map(([x, y, width, height]) => `M${x + 4} ${y - height + 7}h${width - 7}`);
	sketch.dashes('glow', 5, '3 4', ...windows);
}

/** A flag on a pole, its foot at `x, y`. */
export function drawFlag(sketch: Sketch, x: number, y: number, height: number): void {
	sketch.stroke('ink', 1, `M${short(x)} ${short(y)}v${short(-height)}`);
	sketch.fill('accent', `M${short(x)} ${short(y - height)}q4-3 7 0t7 0v7q-4 3-7 0t-7 0z`);
}

/** A street lamp, standing on `y`. */
export function drawLamp(sketch: Sketch, x: number, y: number, height: number): void {
	const top = y - height;
	sketch.stroke('ink', 1.6, `M${short(x)} ${short(y)}V${short(top)}m-4 ${short(height)}h8`);
	sketch.fill('sun', polygon(x - 3.4, top - 8, x + 3.4, top - 8, x + 2.2, top, x - 2.2, top));
	sketch.fill('ink', polygon(x - 4.6, top - 8, x, top - 12, x + 4.6, top - 8));
}

/** A park bench seen from the front, its left foot at `x, y`. */
export function drawBench(sketch: Sketch, x: number, y: number): void {
	sketch.stroke('ink', 1.4, `M${short(x + 3)} ${short(y)}v-14M${short(x + 29)} ${short(y)}v-14`);
	sketch.stroke('wood', 2.2, `M${short(x)} ${short(y - 6)}h32m-32-4.5h32m-32-3.4h32`);
}
