import { drawBackdrop } from '../backdrop.ts';
import { drawMountains } from '../landscape.ts';
import type { Sketch } from '../sketch.ts';
import { drawFirs } from '../trees.ts';

/** A tent among firs, or a camper van under its awning. */
export function drawCamp(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawBackdrop(sketch, { ground: 128, groundInk: 'leaf', hills: [96, 116] });
	drawMountains(sketch, tone.far, tone.mid, 118, 66);
	const grown = random.integer(-5, 6);
	const firs = [
		[-88, 58],
		[-64, 44],
		[70, 48],
		[-108, 74],
		[92, 64],
		[114, 78],
	] as const;
	drawFirs(
		sketch,
		...firs.map(
			([x, height]) =>
				[Math.round(focus) + x, Math.round(130 + Math.abs(x) / 10), height + grown] as const,
		),
	);
	if (sketch.form === 0) drawTent(sketch);
	else drawCamperVan(sketch);
}

function drawTent(sketch: Sketch): void {
	sketch.at(sketch.focus, 144, 1.1, () => {
		sketch.fill('accent-shade', 'M-2-52L40-56 66 0H32z');
		sketch.fill('accent', 'M-40 0L-2-52 32 0z');
		sketch.fill('glow', 'M-17 0L-2-36 12 0z');
		sketch.fill('ember', 'M-17 0L-2-36-4 0z');
		sketch.stroke('ink', 1.2, 'M-2-52v-6M-40 0l-10 4M66 0l8 4M-2-52l-6-4');
	});
	sketch.at(sketch.focus - 62, 150, 1, () => {
		sketch.stroke('wood', 3.4, 'M-9 0L9-4M-9-4L9 0');
		sketch.fill('ember', 'M-8-5q-2-9 5-14 0-5 4-9 0 6 4 11 4 6 1 12z');
		sketch.fill('sun', 'M-4-5q0-6 4-10 4 5 3 10z');
	});
}

function drawCamperVan(sketch: Sketch): void {
	sketch.at(sketch.focus - 4, 146, 1.14, () => {
		sketch.fill('accent', 'M-50-6v-24q0-6 5-6h86q10 0 14 14l3 16z');
		sketch.fill('paper', 'M-50-30v-14q0-10 10-10h70q8 0 13 10l8 14z');
		sketch.fill('glow', 'M-42-32v-12h20v12zM-18-32v-12H6v12zM12-32v-12h16q6 4 10 12z');
		sketch.fill('accent-shade', 'M-50-6v-6H57l1 6z');
		sketch.fill('sun', 'M50-20h6l1 6h-6z');
		sketch.fill(
			'ink',
			'M-40-4a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM24-4a10 10 0 1 1 20 0a10 10 0 1 1-20 0z',
		);
		sketch.fill('shade', 'M-34-4a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM30-4a4 4 0 1 1 8 0a4 4 0 1 1-8 0z');
		sketch.stroke('wood', 1.4, 'M-78 6l4-44');
		sketch.fill('ember', 'M-46-54l-32 12 4 5 30-9z');
		sketch.fill('ember', 'M-30-58v-4h52v4z');
	});
}
