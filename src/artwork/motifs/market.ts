import { drawBackdrop } from '../backdrop.ts';
import { drawAwning, drawTown } from '../buildings.ts';
import type { Ink } from '../ink.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

/** Stalls under striped awnings, in the open or before an iron hall. */
export function drawMarket(sketch: Sketch): void {
	drawBackdrop(sketch, { ground: 122, groundInk: 'sand', hills: [86, 104] });
	if (sketch.form === 0) {
		drawTown(sketch, 124, 46);
		drawStall(sketch, sketch.focus - 66, 140, 0.82, 'dusk');
		drawStall(sketch, sketch.focus + 66, 140, 0.82, 'ember');
		drawStall(sketch, sketch.focus, 152, 1.12, 'accent');
		return;
	}
	drawIronHall(sketch);
	drawStall(sketch, sketch.focus - 78, 152, 0.78, 'accent');
	drawStall(sketch, sketch.focus + 78, 152, 0.78, 'accent');
}

function drawStall(sketch: Sketch, x: number, y: number, scale: number, ink: Ink): void {
	const { random } = sketch;
	sketch.at(x, y, scale, () => {
		sketch.stroke('wood', 2.4, 'M-34 0v-54M34 0v-54');
		sketch.fill('glow', rectangle(-33, -50, 66, 28));
		const fruits: readonly Ink[] = random.chance(0.5)
			? ['sun', 'leaf', 'ember']
			: ['ember', 'sun', 'leaf'];
		fruits.forEach((fruit, index) => {
			sketch.stroke(
				fruit,
				6,
				`M${String(-28 + index * 21)}-22h.1m5.4-1h.1m5.4 1h.1m-8-4h.1m5 0h.1`,
			);
		});
		sketch.fill('wood', 'M-38 0v-20h76v20z');
		sketch.fill('earth', 'M-38-18v-3h76v3zM-13 0v-18h1.5v18zM12 0v-18h1.5v18z');
		drawAwning(sketch, -40, -62, 80, 13, 8, ink);
	});
}

function drawIronHall(sketch: Sketch): void {
	sketch.at(sketch.focus, 134, 1, () => {
		sketch.fill('shade', 'M-96 0v-42l20-8h152l20 8v42z');
		sketch.dashes('glow', 24, '10 6', 'M-92-16h186');
		sketch.fill('wall', 'M-52 0v-54a52 46 0 0 1 104 0v54z');
		sketch.fill('accent', 'M-44-54a44 38 0 0 1 88 0z');
		sketch.fill('glow', 'M-38-54a38 32 0 0 1 76 0z');
		sketch.stroke(
			'wall',
			1.8,
			'M0-54v-34M0-54l-24-27M0-54l24-27M0-54l-36-13M0-54l36-13M-22-54a22 18 0 0 1 44 0',
		);
		sketch.fill('wall', 'M-9-104a9 9 0 1 1 18 0a9 9 0 1 1-18 0z');
		sketch.fill('paper', 'M-7-104a7 7 0 1 1 14 0a7 7 0 1 1-14 0z');
		sketch.stroke('ink', 1.2, 'M0-104v-5m0 5l3 2');
		sketch.fill(
			'glow',
			'M-42 0v-32a9 9 0 0 1 18 0v32zM-16 0v-34a16 12 0 0 1 32 0v34zM24 0v-32a9 9 0 0 1 18 0v32z',
		);
		sketch.fill('accent', 'M-54-48v-6h108v6z');
	});
}
