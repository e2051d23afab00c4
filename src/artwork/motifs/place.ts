import { drawBackdrop } from '../backdrop.ts';
import { drawHouse, drawLamp, drawTown } from '../buildings.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawCypress, drawRoundTree } from '../trees.ts';

/** A small town on its hill, or houses about a square. */
export function drawPlace(sketch: Sketch): void {
	if (sketch.form === 0) drawHillTown(sketch);
	else drawSquare(sketch);
}

function drawHillTown(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawBackdrop(sketch, { ground: 146, groundInk: tone.fore, hills: [88, 110] });
	sketch.at(focus, 160, 1, () => {
		sketch.fill(tone.near, 'M-170 0C-110-8-96-40-60-52Q0-70 60-52C96-40 110-8 170 0z');
	});
	sketch.at(focus, 104, 1, () => {
		sketch.fill('wall', 'M-8 0v-50H8V0z');
		sketch.fill('shade', 'M2 0v-50h6V0z');
		sketch.fill('accent', 'M-10-50L0-70 10-50z');
		sketch.fill('glow', 'M-3-36v-7a3 3 0 0 1 6 0v7z');
	});
	for (const [x, y, width, height] of [
		[-32, 104, 20, 24],
		[12, 104, 22, 22],
		[-52, 110, 20, 18],
		[36, 110, 20, 20],
		[-24, 114, 22, 20],
		[2, 116, 20, 22],
		[26, 122, 20, 16],
		[-50, 126, 22, 16],
	] as const) {
		drawHouse(
			sketch,
			focus + x,
			y,
			width,
			height + random.between(-3, 3),
			random.chance(0.4) ? 'shade' : 'wall',
		);
	}
	for (const x of [-78, -68, 66, 80]) drawCypress(sketch, focus + x, 134, random.between(22, 34));
	drawRoundTree(sketch, focus - 12, 140, random.between(20, 26));
	drawRoundTree(sketch, focus + 12, 144, random.between(18, 24));
}

function drawSquare(sketch: Sketch): void {
	const { focus, random, width } = sketch;
	drawBackdrop(sketch, { ground: 128, groundInk: 'sand', hills: [88, 108] });
	drawTown(sketch, 130, 62);
	sketch.fill('clay', rectangle(0, 130, width, 2));
	drawRoundTree(sketch, focus + 58, 146, random.between(66, 78));
	sketch.at(focus - 14, 146, 1.15, () => {
		sketch.fill('shade', 'M-36 0l4-6h64l4 6zM-28-6l3-5h50l3 5z');
		sketch.fill('wall', 'M-11-11v-20h22v20zM-14-31v-4h28v4z');
		sketch.fill('shade', 'M4-11v-20h7v20z');
		sketch.fill('ink', 'M-4-35v-14q-6-10 2-15a4 4 0 1 1 5 0q8 4 4 15l6-6 1 3-8 9v8z');
	});
	drawLamp(sketch, focus - 78, 150, 56);
}
