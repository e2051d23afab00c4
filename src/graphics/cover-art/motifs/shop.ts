import { drawAwning, drawLamp, drawWindows } from '../buildings.ts';
import type { Ink } from '../ink.ts';
import { drawSky, drawSun, drawClouds } from '../landscape.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawRoundTrees } from '../trees.ts';

/** One shop with its window, or a row of narrow fronts. */
export function drawShop(sketch: Sketch): void {
	const { focus, random, width } = sketch;
	drawSky(sketch);
	const sun = drawSun(
		sketch,
		focus - random.between(60, 84),
		random.between(28, 40),
		random.between(13, 18),
	);
	drawClouds(sketch, sun, 2, 16, 40);
	sketch.fill('sand', rectangle(0, 142, width, 18));
	if (sketch.form === 0) drawSingleFront(sketch);
	else drawRow(sketch);
	sketch.fill('clay', rectangle(0, 142, width, 2.5));
}

function drawSingleFront(sketch: Sketch): void {
	const { focus } = sketch;
	sketch.fill(
		sketch.tone.mid,
		rectangle(0, 78, focus - 66, 64),
		rectangle(focus + 66, 68, sketch.width, 74),
	);
	sketch.at(focus, 142, 1.06, () => {
		sketch.fill('wall', 'M-62 0v-112h124v112z');
		sketch.fill('shade', 'M50 0v-112h12v112zM-66-112v-5h132v5z');
		drawWindows(sketch, -44, -104, 3, 1, { width: 14, height: 24, gap: 21, rise: 0 });
		sketch.stroke('accent', 2, 'M-46-79h18M-11-79h18M24-79h18');
		sketch.fill('accent', 'M-56 0v-72h112v72z');
		sketch.fill('accent-shade', 'M-56 0v-8h72v8zM-56-58v-14h112v14z');
		sketch.fill('glow', 'M-50-8v-46h62v46zM22 0v-54h26v54z');
		sketch.fill('paper', 'M-42-8v-9h10v-7h5v7h10v9zM-6-8q-8-10-1-17v-7h6v7q7 7-1 17z');
		sketch.fill('ember', 'M-29-24a4 7 0 1 1 9 0a4 7 0 1 1-9 0zM-44-50v13q6 5 12 0v-13z');
		sketch.stroke('sun', 1.4, 'M44-26v5');
		drawAwning(sketch, -60, -68, 120, 14, 10, 'accent');
	});
	drawRoundTrees(sketch, [focus - 92, 144, 58]);
}

function drawRow(sketch: Sketch): void {
	const { focus, random } = sketch;
	const walls: readonly Ink[] = ['wall', 'ochre', 'wall', 'shade'];
	const fronts = walls.map((wall, index) => ({
		wall,
		x: (index - 2) * 62,
		top: -random.integer(84, 112),
	}));
	sketch.at(focus, 142, 1, () => {
		for (const { wall, x, top } of fronts) sketch.fill(wall, `M${x} 0V${top}h62V0z`);
		sketch.fill('accent-shade', ...fronts.map(({ x, top }) => `M${x - 2} ${top}l8-11h50l8 11z`));
		sketch.dashes(
			'glow',
			16,
			'10 8',
			fronts.map(({ x, top }) => `M${x + 8} ${top + 18}h48`).join(''),
		);
		sketch.fill(
			'glow',
			fronts.map(({ x }) => `M${x + 6} -8v-28h28v28zM${x + 42} 0v-36h13V0z`).join(''),
		);
		sketch.fill('wood', fronts.map(({ x }) => `M${x + 6} 0v-8h28v8z`).join(''));
		fronts.forEach(({ x }, index) => {
			drawAwning(sketch, x + 2, -48, 58, 10, 5, index % 2 === 0 ? 'accent' : 'dusk');
		});
	});
	drawLamp(sketch, focus + 4, 156, 62);
}
