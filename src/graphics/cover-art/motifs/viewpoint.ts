import { drawBirds, drawClouds, drawHills, drawSea, drawSky, drawSun } from '../landscape.ts';
import { drawBench, drawHouses } from '../buildings.ts';
import { rectangle } from '../outlines.ts';
import { drawRoundTrees } from '../trees.ts';
import type { Sketch } from '../sketch.ts';
import { drawTown } from '../town.ts';
import { drawStonePine } from '../stone-pine.ts';

/** A terrace above the roofs, a bench above a valley, or a lighthouse on its cape. */
export function drawViewpoint(sketch: Sketch): void {
	const { focus, random } = sketch;
	const sunX = focus - random.between(36, 60);
	drawSky(sketch);
	const sun = drawSun(sketch, sunX, random.between(36, 50), random.between(14, 19));
	drawClouds(sketch, sun, 2, 18, 44);
	if (sketch.form === 0) drawTerrace(sketch, sunX);
	else if (sketch.form === 1) drawValley(sketch);
	else drawCape(sketch, sunX);
}

function drawValley(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawHills(sketch, tone.far, 76, 12, 2);
	drawHills(sketch, tone.mid, 94, 9, 3);
	const houses = [
		[-6, 112, 13, 8],
		[12, 116, 12, 9],
		[32, 113, 14, 8],
	] as const;
	drawHills(sketch, tone.near, 108, 5, 2);
	drawHouses(sketch, ...houses.map(([x, ...size]) => [Math.round(focus) + x, ...size] as const));
	sketch.at(focus, 160, 1, () => {
		sketch.fill(tone.fore, 'M-160 0v-38C-110-44-70-34-20-26S90-8 160-16V0z');
	});
	sketch.at(focus - 88, 134, 1.3, () => {
		drawBench(sketch, 0, 0);
	});
	drawRoundTrees(sketch, [focus + 88, 152, random.between(74, 88)]);
	drawBirds(sketch, focus + 24, 54);
}

function drawTerrace(sketch: Sketch, sunX: number): void {
	const { focus, random, width, tone } = sketch;
	drawHills(sketch, tone.far, 70, 8, 2);
	drawSea(sketch, 80, 104, sunX);
	drawHills(sketch, tone.mid, 102, 5, 3);
	drawTown(sketch, 134, 24);
	sketch.fill(tone.near, rectangle(0, 124, width, 36));
	sketch.fill(
		'sand',
		rectangle(0, 152, width, 8),
		rectangle(0, 122, width, 5),
		rectangle(0, 147, width, 5),
	);
	sketch.dashes('sand', 20, '4 5', `M0 137h${width}`);
	sketch.fill('clay', rectangle(0, 127, width, 1.4), rectangle(0, 152, width, 1.6));
	sketch.at(focus, 156, 1.3, () => {
		sketch.fill('ink', 'M-9 2l5-6h8l5 6zM-2-4v-28h4v28zM-25-44l5-7 5 4-5 7z');
		sketch.fill('accent', 'M-21-40l5-7 33 15-6 9z');
		sketch.fill('accent-shade', 'M11-23l6-9 6 4-6 9z');
	});
	drawStonePine(sketch, focus + 86, 156, random.integer(110, 122));
}

function drawCape(sketch: Sketch, sunX: number): void {
	const { focus, tone } = sketch;
	drawSea(sketch, 88, 160, sunX);
	drawBirds(sketch, focus - 66, 62);
	sketch.at(focus + 18, 112, 1, () => {
		sketch.fill('clay', 'M-66 48c4-14 2-20 10-28s6-12 16-14l10-6H180V48z');
		sketch.fill(
			'earth',
			'M-44 48q6-16 2-26t12-20q6 14 2 24t8 22zM0 48q8-14 4-24T18-2q4 18 2 28t8 22zM60 48q8-20 4-50h20q-4 18 4 26t2 24z',
		);
		sketch.fill(tone.near, 'M-46 6q14-10 34-9T40-10 180-6V6Q120 2 84 8T26 4-4 8-46 6z');
		sketch.stroke('cloud', 3, 'M-82 48q8-6 16-2t12-6q4-6 10-2');
	});
	sketch.at(focus + 22, 108, 1.06, () => {
		sketch.fill('wall', 'M12 2v-18h36v18zM-11 2l4-62H7l4 62z');
		sketch.fill('accent', 'M9-16l12-10h20l12 10zM-10-9l1-14H9l1 14zM-8-36l.9-14H7l.9 14z');
		sketch.fill('shade', 'M3 2v-11h7.3L11 2zM3-23h5.9L8-36H3zM3-50h4l-.4-10H3zM36 2v-18h12v18z');
		sketch.fill('accent-shade', 'M3-9v-14h6l1 14zM3-36v-14h4l.9 14z');
		sketch.fill('ink', 'M-11-60v-3h22v3zM-6-74l6-8 6 8z');
		sketch.fill('sun', 'M-5-63v-11H5v11z');
		sketch.stroke('ink', 1, 'M0-82v-6M-9-67h18M0-63v-11');
		sketch.fill('glow', 'M-2-26v-6h4v6zM20-4v-6h5v6zM31-4v-6h5v6z');
	});
}
