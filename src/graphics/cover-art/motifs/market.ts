import { drawBackdrop } from '../backdrop.ts';
import { drawAwning } from '../buildings.ts';
import { rectangle, short } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawTown } from '../town.ts';

/** Stalls under striped awnings, in the open or before an iron hall. */
export function drawMarket(sketch: Sketch): void {
	if (sketch.form === 0) {
		drawBackdrop(sketch, { ground: 122, groundInk: 'sand', hills: [90] });
		drawTown(sketch, 124, 46);
		drawFarStalls(sketch, 138);
		drawStall(sketch, sketch.focus, 152, 1.35);
		return;
	}
	drawBackdrop(sketch, { ground: 122, groundInk: 'sand', hills: [86, 104] });
	drawIronHall(sketch);
	drawFarStalls(sketch, 150);
}

function drawStall(sketch: Sketch, x: number, y: number, scale: number): void {
	sketch.at(x, y, scale, () => {
		sketch.stroke('wood', 2.4, 'M-35 0v-54M35 0v-54');
		sketch.fill('deep', 'M-34-20v-32h68v32z');
		const crate = 'h.1m6 0h.1m6 0h.1m-9-5h.1m6 0h.1m-3-5h.1';
		sketch.stroke('sun', 6, `M-30-24${crate}M14-24${crate}`);
		sketch.stroke('ember', 6, `M-8-24${crate}`);
		sketch.fill('wood', 'M-39 0v-18h78V0z');
		sketch.fill('clay', 'M-39-17v-4h78v4zM-14-2v-12h1v12zM13-2v-12h1v12z');
		drawAwning(sketch, -42, -64, 84, 14, 7);
	});
}

function drawFarStalls(sketch: Sketch, y: number): void {
	const { focus } = sketch;
	sketch.fill(
		'wood',
		rectangle(focus - 110, y - 13, 50, 13),
		rectangle(focus + 60, y - 13, 50, 13),
	);
	for (const x of [focus - 112, focus + 58]) drawAwning(sketch, x, y - 38, 54, 9, 5);
	sketch.stroke(
		'wood',
		1.6,
		`M${short(focus - 109)} ${y}v-30m48 0v30M${short(focus + 61)} ${y}v-30m48 0v30`,
	);
}

function drawIronHall(sketch: Sketch): void {
	sketch.at(sketch.focus, 134, 1, () => {
		sketch.fill('shade', 'M-96 0v-42l20-8h152l20 8v42z');
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
