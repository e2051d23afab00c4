import { drawStillLifeGround } from '../backdrop.ts';
import { drawAwning } from '../buildings.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

/** A cup and a tart on a table, or tables on the pavement. */
export function drawCafe(sketch: Sketch): void {
	if (sketch.form === 0) drawCup(sketch);
	else drawPavement(sketch);
}

function drawCup(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawStillLifeGround(sketch, 'accent-shade', 'accent');
	sketch.at(focus - 8, 138, 1.1, () => {
		sketch.stroke(
			'shade',
			4,
			`M-14-74q-8-9 0-18t0-${String(random.integer(14, 22))}M2-72q-8-9 0-18t0-${String(random.integer(14, 22))}M18-74q-8-9 0-18t0-${String(random.integer(12, 18))}`,
		);
		sketch.fill('shade', 'M-58-6q58 22 116 0z');
		sketch.fill('paper', 'M-60-8a60 9 0 1 1 120 0a60 9 0 1 1-120 0z');
		sketch.stroke('paper', 6, 'M36-48c26-8 24 28-6 27');
		sketch.fill('paper', 'M-40-60h80c0 30-8 50-24 54h-32c-16-4-24-24-24-54z');
		sketch.fill('shade', 'M14-60h26c0 30-8 50-24 54H2c14-8 14-30 12-54z');
		sketch.fill('wall', 'M-40-60a40 7 0 1 1 80 0a40 7 0 1 1-80 0z');
		sketch.fill('wood', 'M-35-59a35 5 0 1 1 70 0a35 5 0 1 1-70 0z');
		sketch.stroke('accent', 2.4, 'M-37-44q34 8 51 6');
	});
	sketch.at(focus + 72, 146, 1, () => {
		sketch.fill('shade', 'M-34-4q34 14 68 0z');
		sketch.fill('paper', 'M-36-6a36 7 0 1 1 72 0a36 7 0 1 1-72 0z');
		sketch.fill('ochre', 'M-23-20h46l-8 15q-15 4-30 0z');
		sketch.fill('clay', 'M-24-20a24 6 0 1 1 48 0a24 6 0 1 1-48 0z');
		sketch.fill('sun', 'M-19-20a19 4 0 1 1 38 0a19 4 0 1 1-38 0z');
		sketch.stroke('wood', 2, 'M-8-21h5M4-19h5M2-22h2');
	});
}

function drawPavement(sketch: Sketch): void {
	const { focus, width, tone } = sketch;
	sketch.fill('wall', rectangle(0, 0, width, 132));
	sketch.fill(tone.sky, rectangle(0, 0, width, 26));
	sketch.fill('shade', rectangle(0, 24, width, 4));
	sketch.fill('sand', rectangle(0, 132, width, 28));
	sketch.at(focus, 132, 1, () => {
		sketch.fill('accent-shade', 'M-94 0v-80h188v80z');
		sketch.fill('glow', 'M-88-20v-54h56v54zM-24 0v-74h34v74zM18-20v-54h70v54z');
		sketch.stroke('accent', 2, 'M-60-20v-54M53-20v-54M-7 0v-74M-88-58h56M18-58h70');
		sketch.fill('clay', 'M-200 0v-4h400v4z');
		drawAwning(sketch, -102, -92, 204, 20, 14, 'accent');
		sketch.stroke('accent-shade', 3, 'M-102-92h204');
	});
	for (const [x, y, scale] of [
		[-62, 148, 0.9],
		[60, 152, 1.04],
	] as const)
		drawTable(sketch, focus + x, y, scale);
}

function drawTable(sketch: Sketch, x: number, y: number, scale: number): void {
	sketch.at(x, y, scale, () => {
		sketch.stroke(
			'ink',
			2,
			'M0 0v-30M-9 1L0-6 9 1M-42 1l4-20h15l3 20M-40-44l2 25M42 1l-4-20H23l-3 20M40-44l-2 25',
		);
		sketch.stroke('wood', 4, 'M-40-20h19M40-20H21M-41-44l.6 8M41-44l-.6 8');
		sketch.fill('paper', 'M-21-30a21 4 0 1 1 42 0a21 4 0 1 1-42 0z');
		sketch.fill('ember', 'M-11-40h10q0 9-5 9t-5-9z');
		sketch.fill('leaf', 'M6-31v-8h6v8z');
		sketch.stroke('blossom', 4, 'M7-42h.1M11-43h.1M9-46h.1');
	});
}
