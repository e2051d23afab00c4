import { drawStillLifeGround } from '../backdrop.ts';
import { pleats, rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

/** A round guitar leaning on a chair, or a grand piano on a stage. */
export function drawMusic(sketch: Sketch): void {
	if (sketch.form === 0) drawGuitar(sketch);
	else drawPiano(sketch);
}

function drawGuitar(sketch: Sketch): void {
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
	const lean = random.integer(24, 30);
	sketch.turned(focus - 20, 112, 48 - lean, () => {
		sketch.fill('wood', 'M-3-30v-66h6v66zM-8-94l2-16q6-5 12 0l2 16z');
		sketch.fill('accent', 'M0-34c20 0 26 14 24 28 14 8 14 48-24 48s-38-40-24-48c-2-14 4-28 24-28z');
		sketch.fill(
			'accent-shade',
			'M6-34c16 2 20 15 18 28 14 8 14 48-24 48 24-8 24-36 12-46 2-12 0-24-6-30z',
		);
		sketch.fill('glow', 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0z');
		sketch.fill('wood', 'M-12 27v-5h24v5zM-3-8v-28h6v28z');
		sketch.stroke('paper', 0.7, 'M-1.2 24v-120M1.2 24v-120');
	});
	drawNotes(sketch, focus - 84, 62);
}

function drawPiano(sketch: Sketch): void {
	const { focus, random, tone, width } = sketch;
	sketch.fill(tone.sky, rectangle(0, 0, width, 160));
	sketch.fill(tone.far, pleats(width, 134, 34));
	sketch.fill(tone.sun, `M${String(Math.round(focus - 46))} 60a48 48 0 1 1 96 0a48 48 0 1 1-96 0z`);
	sketch.fill('wood', rectangle(0, 134, width, 26));
	sketch.fill('clay', rectangle(0, 134, width, 3));
	sketch.at(focus, 146, 1.15, () => {
		sketch.fill('accent', 'M-30-44C-24-84 8-104 58-100 52-80 46-60 48-44z');
		sketch.fill('accent-shade', 'M-22-44C-14-76 14-94 52-96 46-76 42-58 44-44z');
		sketch.stroke('sun', 1.6, 'M24-44l10-42');
		sketch.fill('ink', 'M-58-40q0-6 6-6H52q12 0 12 8v10H-54q-4 0-4-4z');
		sketch.fill('paper', 'M-60-32h30v5h-30z');
		sketch.dashes('ink', 3, '1.4 2.6', 'M-58-31h27');
		sketch.stroke('ink', 4, 'M-40-26V0M44-26V0M0-26V0');
		sketch.fill('ink', 'M-96-18h30v-4h-30z');
		sketch.stroke('ink', 3, 'M-90-18l-4 18M-72-18l4 18');
		sketch.stroke('ink', 1.4, 'M-50-46v-8h26v8');
		sketch.fill('paper', 'M-50-48l4-18h22l-4 18z');
	});
	drawNotes(sketch, focus - 78, 40 + random.between(-4, 8));
}

function drawNotes(sketch: Sketch, x: number, y: number): void {
	sketch.at(x, y, 1, () => {
		sketch.fill(
			'ink',
			'M-8 18a5 4 0 1 1 10 0a5 4 0 1 1-10 0zM12 14a5 4 0 1 1 10 0a5 4 0 1 1-10 0z',
		);
		sketch.stroke('ink', 2, 'M1 18V-6l20-4v24');
		sketch.stroke('ink', 4, 'M2-5l18-4');
		sketch.fill('ink', 'M34-14a5 4 0 1 1 10 0a5 4 0 1 1-10 0z');
		sketch.stroke('ink', 2, 'M43-14v-24q2 8 9 10');
	});
}
