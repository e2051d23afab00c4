import { drawStillLifeGround } from '../backdrop.ts';
import { drawLamp, drawWindows } from '../buildings.ts';
import { drawSky, drawSun } from '../landscape.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

/** A cocktail with bottles behind it, or the lit window of a bar in a lane. */
export function drawBar(sketch: Sketch): void {
	if (sketch.form === 0) drawCocktail(sketch);
	else drawLane(sketch);
}

function drawCocktail(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawStillLifeGround(sketch, 'wood', 'clay', 128);
	const right = random.between(50, 58);
	sketch.at(focus + right, 130, 1.1, () => {
		sketch.fill('near', 'M-12 0v-46q0-9 7-14v-24H5v24q7 5 7 14V0z');
		sketch.fill('wall', 'M-12-14v-22h24v22z');
		sketch.fill('accent', 'M-6-26a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM-6-82v-7H6v7z');
	});
	sketch.at(focus + right + 32, 132, 1, () => {
		sketch.fill('accent-shade', 'M-11 0v-56l7-10v-14h8v14l7 10V0z');
		sketch.fill('ochre', 'M-11-18v-16h22v16z');
	});
	sketch.at(focus - 72, 132, 1, () => {
		sketch.fill('cloud', 'M-14 0l-3-44h34L14 0z');
		sketch.fill('ember', 'M-15-26h30L14-2h-28z');
		sketch.fill('paper', 'M-11-18l9-4 4 9-9 4zM2-8l9-2 1 7-8 1z');
		sketch.stroke('leaf', 2.4, 'M6-26L16-62');
	});
	sketch.at(focus - 8, 142, 1.14, () => {
		sketch.fill('shade', 'M-24 1a24 4 0 1 1 48 0a24 4 0 1 1-48 0z');
		sketch.stroke('paper', 3, 'M0-2v-44');
		sketch.fill('paper', 'M-44-94h88L4-46h-8z');
		sketch.fill('accent', 'M-36-86h72L3-48h-6z');
		sketch.fill('accent-shade', 'M10-86h26L3-48H0z');
		sketch.stroke('wood', 1.6, 'M14-62L40-104');
		sketch.fill('leaf', 'M19-83a7 6 0 1 1 14 0a7 6 0 1 1-14 0z');
		sketch.fill('sun', 'M-52-94a15 15 0 1 1 26 10l-8-10z');
	});
}

function drawLane(sketch: Sketch): void {
	const { focus, width, random } = sketch;
	drawSky(sketch);
	drawSun(sketch, focus - random.between(14, 26), random.between(24, 32), 12);
	sketch.fill('deep', rectangle(0, 136, width, 24));
	sketch.fill('near', rectangle(0, 22, focus - 72, 118), rectangle(focus + 74, 8, width, 132));
	drawWindows(sketch, 'sun', focus + 86, 30, 1, 2, { width: 12, height: 18, gap: 10, rise: 34 });
	sketch.at(focus, 140, 1, () => {
		sketch.fill('accent', 'M-72 0v-88h146V0z');
		sketch.fill('accent-shade', 'M-76-88l6-12H72l6 12zM-66 0v-66h132V0z');
		sketch.fill('ochre', 'M-58-12v-46h66v46z');
		sketch.fill('wood', 'M20 0v-58h34V0z');
		sketch.fill('sun', 'M25-30v-22h24v22z');
		sketch.fill(
			'pine',
			'M-50-26v-14l2-4v-8h4v8l2 4v14zM-30-26v-18l3-2v-6h3v6l3 2v18zM-12-26v-12l3-6v-8h4v8l3 6v12z',
		);
		sketch.fill('wood', 'M-58-23v-3H8v3z');
		sketch.stroke('wood', 2, 'M-25-12v-46');
		sketch.fill(
			'ink',
			'M-46-12v-6q0-4 3-5a4 4 0 1 1 4 0q3 1 3 5v6zM-14-12v-6q0-4 3-5a4 4 0 1 1 4 0q3 1 3 5v6z',
		);
		sketch.stroke('ink', 2, 'M66-74h24M86-74v6');
		sketch.fill('paper', 'M74-56a12 12 0 1 1 24 0a12 12 0 1 1-24 0z');
		sketch.fill('accent', 'M80-62h12l-5 7v6h3v2h-8v-2h3v-6z');
	});
	drawLamp(sketch, focus - 88, 150, 66);
}
