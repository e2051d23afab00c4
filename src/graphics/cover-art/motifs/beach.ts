import { drawClouds, drawHills, drawSea, drawSky, drawStipple, drawSun } from '../landscape.ts';
import { drawSailingBoat } from '../boats.ts';
import { drawParasol } from '../parasols.ts';
import type { Sketch } from '../sketch.ts';

/** Parasols on the sand, or a bay below cliffs with the surf coming in. */
export function drawBeach(sketch: Sketch): void {
	const { focus, random } = sketch;
	const horizon = random.between(72, 80);
	const sunX = focus - random.between(20, 50);
	drawSky(sketch);
	const sun = drawSun(sketch, sunX, random.between(38, 54), random.between(16, 21));
	drawClouds(sketch, sun, 2, 18, 40);
	if (sketch.form === 0) {
		drawHills(sketch, sketch.tone.far, horizon - 4, 6, 2);
		drawSea(sketch, horizon, 160, sunX);
		drawSailingBoat(sketch, focus + random.between(38, 56), horizon + 12, 0.62);
		drawSand(sketch);
		drawParasol(sketch, focus - 6, 150, 1.12, 'accent');
		drawParasol(sketch, focus - 72, 140, 0.72, 'ember');
		sketch.at(focus + 22, 150, 1, () => {
			sketch.fill('accent-shade', 'M0 0l12-7h30l-8 7z');
			sketch.fill('paper', 'M8 0l12-7h6l-10 7zM20 0l11-7h5l-9 7z');
		});
		return;
	}
	drawSea(sketch, horizon, 160, sunX);
	drawSailingBoat(sketch, focus - random.integer(64, 78), horizon + 10, 0.5);
	drawCliffs(sketch);
}

function drawSand(sketch: Sketch): void {
	sketch.at(sketch.focus, 128, 1, () => {
		sketch.stroke('cloud', 6, 'M-200 2C-140-16-80-14-30-6S70 8 220-16');
		sketch.fill('sand', 'M-200 2C-140-16-80-14-30-6S70 8 220-16V40H-200z');
	});
	drawStipple(sketch, 'clay', 134, 158);
}

function drawCliffs(sketch: Sketch): void {
	sketch.at(sketch.focus - 26, 78, 1, () => {
		sketch.fill('clay', 'M160 6H36q-4-14 4-18l10-16q10-4 16-12l20-6q20-14 74-16z');
		sketch.fill(
			'ochre',
			'M36 6q-4-14 4-18l10-16q8-3 12-8 2 14-4 22t2 20zM78-34q6 12 0 22t4 18H66q6-10 2-22t10-18z',
		);
		sketch.fill(sketch.tone.near, 'M160-62Q106-60 86-46q-20 10-20 6 26 2 42-4t52-4z');
		sketch.fill('earth', 'M160 6v-26q-22 2-30 10t-22 16z');
		sketch.fill('sand', 'M-190 62C-120 58-60 70-6 58S60 10 82 4H160V90H-190z');
		sketch.stroke('cloud', 5, 'M-190 60C-120 56-60 68-8 56S58 10 80 4');
		sketch.stroke('cloud', 2, 'M-190 46q50-4 90 4t80-8M-120 34q36-2 60 3M0 26q20 0 36-10');
	});
	drawStipple(sketch, 'clay', 146, 158);
	drawSurfboards(sketch, sketch.focus + 34, 154);
}

function drawSurfboards(sketch: Sketch, x: number, y: number): void {
	sketch.at(x, y, 1, () => {
		sketch.fill('clay', 'M-8 2q20-5 44 0-22 5-44 0z');
		sketch.fill('accent', 'M-2 0c-8-20-6-44 4-56C10-42 10-20 6 0z');
		sketch.fill('paper', 'M14 1c-6-18-4-38 6-50 8 14 6 34 2 50z');
		sketch.stroke('paper', 1.2, 'M2-2V-52');
		sketch.stroke('ember', 2, 'M14.5-18h10');
	});
}
