import type { Ink } from './ink.ts';
import { polygon, rectangle, short } from './outlines.ts';
import type { Sketch } from './sketch.ts';

/** A wall from `x, y` (its lower left corner) with merlons on top, the right part in shade. */
export function drawBattlement(
	sketch: Sketch,
	x: number,
	y: number,
	width: number,
	height: number,
	shadedPart = 0.36,
): void {
	const split = x + width * (1 - shadedPart);
	const top = y - height;
	const merlon = width / (2 * Math.max(2, Math.round(width / 10)) - 1);
	const pattern = short(merlon);
	sketch.dashes('wall', 4, pattern, `M${short(x)} ${short(top - 1.8)}h${short(width)}`);
	sketch.fill('wall', rectangle(x, top, width, height));
	if (shadedPart > 0) sketch.fill('shade', rectangle(split, top, x + width - split, height));
}

/** Windows as rows of short upright strokes; `gap` is from one window to the next. */
export function drawWindows(
	sketch: Sketch,
	ink: Ink,
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
	sketch.dashes(ink, size.height, `${short(size.width)} ${short(size.gap)}`, lines.join(''));
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
	const scallop = (index: number): string =>
		`M${short(x + index * stripe)} ${short(y)}h${short(stripe)}v${short(height)}a${half} ${half} 0 0 1-${short(stripe)} 0z`;
	const indices = Array.from({ length: stripes }, (_, index) => index);
	sketch.fill('paper', ...indices.filter((index) => index % 2 === 1).map(scallop));
	sketch.fill(ink, ...indices.filter((index) => index % 2 === 0).map(scallop));
}

/** A house with a gable towards the reader, standing on `y`. */
export function drawHouse(
	sketch: Sketch,
	x: number,
	y: number,
	width: number,
	height: number,
	wall: Ink = 'wall',
): void {
	const roof = width * 0.42;
	const eaves = y - height;
	sketch.fill(wall, rectangle(x, eaves, width, height));
	sketch.fill(
		'accent',
		polygon(x - 1.5, eaves, x + width / 2, eaves - roof, x + width + 1.5, eaves),
	);
	const gap = width * 0.22;
	drawWindows(sketch, 'glow', x + gap, eaves + height * 0.22, 2, height > width * 1.5 ? 2 : 1, {
		width: width * 0.17,
		height: width * 0.26,
		gap,
		rise: height * 0.4,
	});
}

/** A row of houses seen from afar, from edge to edge, standing on `y`. */
export function drawTown(sketch: Sketch, y: number, height: number): void {
	const { random, width } = sketch;
	const walls: string[] = [];
	const shades: string[] = [];
	const roofs: string[] = [];
	const windows: string[] = [];
	let x = -random.between(0, 12);
	while (x < width) {
		const across = random.between(13, 24);
		const top = y - height * random.between(0.5, 1);
		(random.chance(0.45) ? shades : walls).push(rectangle(x, top, across + 0.3, y - top));
		const roof = random.between(3, 6);
		roofs.push(polygon(x, top, x + 2.5, top - roof, x + across - 2.5, top - roof, x + across, top));
		const columns = Math.max(1, Math.floor(across / 6) - 1);
		const gap = across / (columns + 1);
		for (let column = 1; column <= columns; column++) {
			windows.push(`M${short(x + column * gap)} ${short(top + 4)}v2.6`);
			if (sketch.isDetailed && y - top > 16) {
				windows.push(`M${short(x + column * gap)} ${short(top + 11)}v2.6`);
			}
		}
		x += across;
	}
	sketch.fill('wall', walls.join(''));
	sketch.fill('shade', shades.join(''));
	sketch.fill('accent', roofs.join(''));
	sketch.dashes('glow', 2, 'none', windows.join(''));
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
