import { drawStillLifeGround } from '../backdrop.ts';
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
	drawSun(sketch, focus - random.between(84, 92), random.between(24, 32), 13);
	sketch.fill('near', rectangle(0, 52, focus, 98), rectangle(focus, 34, width, 116));
	sketch.fill('deep', rectangle(0, 140, width, 20));
	sketch.at(focus, 142, 1, () => {
		sketch.fill('wall', 'M-72 0v-124H74V0z');
		sketch.fill('shade', 'M58 0v-124h16V0zM-76-124v-5H78v5z');
		sketch.fill('glow', 'M-50-78v-28h18v28zM-10-78v-28H8v28zM30-78v-28h18v28z');
		sketch.fill(
			'pine',
			'M-60-78v-28h9v28zM-31-78v-28h9v28zM-20-78v-28h9v28zM9-78v-28h9v28zM20-78v-28h9v28zM49-78v-28h9v28z',
		);
		sketch.fill('accent', 'M-66 0v-70H68V0z');
		sketch.fill('accent-shade', 'M-66-58v-12H68v12zM-60 0v-12H10V0z');
		sketch.fill('sun', 'M-58-12v-42H8v42zM26-26v-26h24v26z');
		sketch.fill('wood', 'M20 0v-56h36V0h-6v-52H26V0zM-58-27v-3H8v3zM26 0v-26h24V0z');
		sketch.fill(
			'pine',
			'M-50-30v-10l2-4v-6h4v6l2 4v10zM-30-30v-12l3-2v-5h3v5l3 2v12zM-12-30v-9l3-5v-6h4v6l3 5v9z',
		);
		sketch.fill(
			'ink',
			'M-46-12v-6q0-4 3-5a4 4 0 1 1 4 0q3 1 3 5v6zM-14-12v-6q0-4 3-5a4 4 0 1 1 4 0q3 1 3 5v6z',
		);
		sketch.stroke('ink', 2, 'M68-62h24M88-62v6');
		sketch.fill('paper', 'M75-43a13 13 0 1 1 26 0a13 13 0 1 1-26 0z');
		sketch.fill('accent', 'M81-50h14l-6 8v7h4v2H83v-2h4v-7z');
	});
}
