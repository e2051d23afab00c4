import { rectangle, pleats } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

/** A stage between its curtains with a moon hung as scenery, or two masks before a drape. */
export function drawTheatre(sketch: Sketch): void {
	if (sketch.form === 0) drawStage(sketch);
	else drawMasks(sketch);
}

function drawStage(sketch: Sketch): void {
	const { focus, random, tone, width } = sketch;
	sketch.fill(tone.sky, rectangle(0, 0, width, 130));
	sketch.at(focus, 130, 1, () => {
		const hung = random.integer(52, 64);
		sketch.fill(tone.sun, `M-26-${hung}a26 26 0 1 1 52 0a26 26 0 1 1-52 0z`);
		sketch.stroke('ink', 1, `M-10-130v${106 - hung}M10-130v${106 - hung}`);
		sketch.fill(tone.far, 'M-130 0V-26q40-22 66-6t54-6 60 4 80-8V0z');
		sketch.fill(tone.mid, 'M-130 0v-12q30-14 66-2t70-4 124 0V0z');
	});
	sketch.fill('wood', rectangle(0, 130, width, 30));
	sketch.fill('clay', rectangle(0, 130, width, 4));
	sketch.at(focus, 0, 1, () => {
		sketch.fill(
			'accent',
			'M-200 0H-30c-6 40-40 64-62 76 12 24 14 44 14 58H-200zM200 0H30c6 40 40 64 62 76-12 24-14 44-14 58H200z',
		);
		sketch.fill(
			'accent-shade',
			'M-96 0h18c-4 36-26 58-42 70 8 24 6 44 6 64h-12c0-24 2-44-6-62 20-16 32-42 36-72zM-60 0h14c-6 36-26 56-42 68l-4-4C-76 50-64 26-60 0zM96 0H78c4 36 26 58 42 70-8 24-6 44-6 64h12c0-24-2-44 6-62-20-16-32-42-36-72zM60 0H46c6 36 26 56 42 68l4-4C76 50 64 26 60 0z',
		);
		sketch.stroke('sun', 3.4, 'M-92 76l-34 6M92 76l34 6');
		sketch.fill(
			'accent-shade',
			'M-200 0h400v12q-10 12-20 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-10 12-20 0z',
		);
		sketch.stroke(
			'sun',
			1.6,
			'M-200 12q10 12 20 0 20 18 40 0 20 18 40 0 20 18 40 0 20 18 40 0 20 18 40 0 20 18 40 0 20 18 40 0 20 18 40 0 20 18 40 0 10 12 20 0',
		);
	});
	sketch.dashes('sun', 6, '8 10', `M4 146h${String(width)}`);
}

function drawMasks(sketch: Sketch): void {
	const { focus, width } = sketch;
	sketch.fill('accent', rectangle(0, 0, width, 160));
	sketch.fill('accent-shade', pleats(width, 160, 30));
	sketch.fill('wood', rectangle(0, 140, width, 20));
	sketch.fill('sun', rectangle(0, 137, width, 4));
	sketch.at(focus + 34, 84, 1.05, () => {
		sketch.fill('dusk', 'M-34-36q34 12 70-4 6 50-8 74-12 18-26 18t-28-16q-14-26-8-72z');
		sketch.fill('deep', 'M2 52q14 0 26-18 14-24 8-74-16 7-34 9z');
		sketch.fill(
			'ink',
			'M-22-8q8-10 18-2-8 6-18 2zM10-10q10-8 18 2-10 4-18-2zM-14 32q14-22 34-2-4-1-6 4-12-12-22 1-2-4-6-3z',
		);
	});
	sketch.at(focus - 30, 72, 1.15, () => {
		sketch.fill('paper', 'M-36-40q36 14 72 0 6 50-8 72-12 20-28 20t-28-20q-14-22-8-72z');
		sketch.fill('shade', 'M0 52q16 0 28-20 14-22 8-72-12 5-24 6Q20 30 0 52z');
		sketch.fill(
			'ink',
			'M-26-10q10-12 20 0-10-4-20 0zM6-10q10-12 20 0-10-4-20 0zM-22 14q22 12 44 0-4 26-22 26t-22-26z',
		);
		sketch.fill('ember', 'M-14 30q14 6 28 0-6 10-14 10t-14-10z');
	});
}
