import { drawStillLifeGround } from '../backdrop.ts';
import { drawNotes } from '../notes.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

/** A guitar leaning on a chair, or one on the wall of a tavern above a laid table. */
export function drawGuitarScene(sketch: Sketch): void {
	if (sketch.form === 0) drawBesideChair(sketch);
	else drawTavern(sketch);
}

function drawBesideChair(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawStillLifeGround(sketch, sketch.tone.near, sketch.tone.mid, 132);
	sketch.at(focus + 54, 146, 1.1, () => {
		sketch.stroke(
			'wood',
			4,
			'M-26-44v-60M26-44v-60M-26-44V0M26-44V0M-26-98h52M-26-84h52M-20-44v36M20-44v36',
		);
		sketch.fill('clay', 'M-31-48h62l-4 8h-54z');
	});
	drawGuitar(sketch, focus - 20, 112, random.integer(18, 24));
	drawNotes(sketch, focus - 100, 62);
}

function drawTavern(sketch: Sketch): void {
	const { focus, random, width } = sketch;
	sketch.fill('haze', rectangle(0, 0, width, 160));
	sketch.fill('accent', rectangle(0, 92, width, 34));
	sketch.dashes('paper', 30, '13 2', `M${random.integer(-12, 0)} 109h${width + 14}`);
	sketch.dashes('accent', 9, '7 8', `M3 109h${width}`);
	sketch.fill('wood', rectangle(0, 90, width, 3), rectangle(0, 125, width, 35));
	sketch.at(focus + 80, 0, 1, () => {
		sketch.stroke('ink', 1.4, 'M0 0v22');
		sketch.fill('sun', 'M-34 62L-9 28H9l25 34z');
		sketch.fill('ink', 'M-12 32q12-22 24 0z');
	});
	drawGuitar(sketch, focus - 48, 62, random.integer(58, 72));
	sketch.at(focus + 36, 148, 1.1, () => {
		sketch.fill('shade', 'M-70 12v-18H140v18z');
		sketch.fill('paper', 'M-74-6v-6H140v6z');
		sketch.fill('pine', 'M22-12v-30q0-6 4-9v-13h8v13q4 3 4 9v30z');
		sketch.fill('paper', 'M-16-44h18c2 14-2 22-7 23v7h6v2H-15v-2h6v-7c-5-1-9-9-7-23z');
		sketch.fill('wine', 'M-16-36H2c0 9-3 14-9 15-6-1-9-6-9-15z');
		sketch.fill('ember', 'M-54-12v-13h9v13z');
		sketch.fill('sun', 'M-53-25q-1-7 4-11 4 5 2 11z');
	});
}

/** `x, y` is the middle of its body; upright at 0 degrees. */
function drawGuitar(sketch: Sketch, x: number, y: number, degrees: number): void {
	sketch.turned(x, y, degrees, () => {
		sketch.fill('wood', 'M-3-30v-66h6v66zM-8-94l2-16q6-5 12 0l2 16z');
		sketch.fill('rust', 'M0-34c20 0 26 14 24 28 14 8 14 48-24 48s-38-40-24-48c-2-14 4-28 24-28z');
		sketch.fill(
			'earth',
			'M6-34c16 2 20 15 18 28 14 8 14 48-24 48 24-8 24-36 12-46 2-12 0-24-6-30z',
		);
		sketch.fill('ink', 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0z');
		sketch.fill('wood', 'M-12 27v-5h24v5zM-3-8v-28h6v28z');
		sketch.stroke('paper', 0.7, 'M-1.2 24v-120M1.2 24v-120');
	});
}
