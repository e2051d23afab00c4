import { drawAwning, drawLamp, drawWindows } from '../buildings.ts';
import type { Ink } from '../ink.ts';
import { drawSky, drawSun, drawClouds } from '../landscape.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawRoundTree } from '../trees.ts';

/** One shop with its window, or a row of narrow fronts. */
export function drawShop(sketch: Sketch): void {
	const { focus, random, width } = sketch;
	drawSky(sketch);
	drawSun(sketch, focus - random.between(60, 84), random.between(28, 40), random.between(13, 18));
	drawClouds(sketch, 2, 16, 40);
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
		drawWindows(sketch, 'glow', -44, -104, 3, 1, { width: 14, height: 24, gap: 21, rise: 0 });
		sketch.stroke('accent', 2, 'M-46-79h18M-11-79h18M24-79h18');
		sketch.fill('accent', 'M-56 0v-72h112v72z');
		sketch.fill('accent-shade', 'M-56 0v-8h72v8zM-56-58v-14h112v14z');
		sketch.fill('glow', 'M-50-8v-46h62v46zM22 0v-54h26v54z');
		sketch.fill('paper', 'M-42-8v-9h10v-7h5v7h10v9zM-6-8q-8-10-1-17v-7h6v7q7 7-1 17z');
		sketch.fill('ember', 'M-29-24a4 7 0 1 1 9 0a4 7 0 1 1-9 0zM-44-50v13q6 5 12 0v-13z');
		sketch.stroke('sun', 1.4, 'M44-26v5');
		drawAwning(sketch, -60, -68, 120, 14, 10, 'accent');
	});
	drawRoundTree(sketch, focus - 92, 144, 58);
}

function drawRow(sketch: Sketch): void {
	const { focus, random } = sketch;
	const fronts: readonly (readonly [Ink, Ink])[] = [
		['wall', 'accent'],
		['ochre', 'dusk'],
		['shade', 'accent'],
		['wall', 'ember'],
		['clay', 'dusk'],
	];
	fronts.forEach(([wall, awning], index) => {
		sketch.at(focus + (index - 2.5) * 50, 142, 1, () => {
			const height = Math.round(random.between(80, 112));
			sketch.fill(wall, `M0 0v-${String(height)}h50v${String(height)}z`);
			sketch.fill('accent-shade', `M-2-${String(height)}l7-11h40l7 11z`);
			drawWindows(sketch, 'glow', 9, 10 - height, 2, height > 98 ? 2 : 1, {
				width: 10,
				height: 16,
				gap: 12,
				rise: 26,
			});
			sketch.fill('glow', 'M5 0v-34h22v34zM32 0v-34h13v34z');
			sketch.fill('wood', 'M5 0v-8h22v8z');
			drawAwning(sketch, 2, -44, 46, 10, 6, awning);
		});
	});
	drawLamp(sketch, focus + 2, 156, 60);
}
