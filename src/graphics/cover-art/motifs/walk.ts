import { drawBackdrop } from '../backdrop.ts';
import { drawMountains } from '../landscape.ts';
import type { Sketch } from '../sketch.ts';
import { drawStonePine } from '../stone-pine.ts';
import { drawFirs, drawRoundTrees } from '../trees.ts';

/** A path over the hills with a signpost, or one that climbs between firs. */
export function drawWalk(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	if (sketch.form === 0) {
		drawBackdrop(sketch, { ground: 112, groundInk: 'leaf', hills: [84, 98] });
		drawRoundTrees(sketch, [focus + 40, 114, random.between(22, 28)]);
		drawPath(sketch);
		drawStonePine(sketch, focus - 70, 140, random.between(86, 98));
		drawSignpost(sketch);
		return;
	}
	drawBackdrop(sketch, { ground: 118, groundInk: tone.near, hills: [112, 116] });
	drawMountains(sketch, tone.far, tone.mid, 120, 84);
	drawPath(sketch);
	const grown = random.integer(-5, 6);
	const firs = [
		[-60, 122, 38],
		[62, 122, 40],
		[-86, 134, 62],
		[84, 134, 66],
		[-112, 150, 92],
		[112, 152, 100],
	] as const;
	drawFirs(
		sketch,
		...firs.map(([x, y, height]) => [Math.round(focus) + x, y, height + grown] as const),
	);
}

function drawPath(sketch: Sketch): void {
	sketch.at(sketch.focus, 112, 1, () => {
		sketch.fill(
			'sand',
			'M14 0h6c-2 8-30 9-30 15 0 8 60 8 60 18 0 8-16 12-22 16h-72c22-6 44-8 44-16 0-8-44-8-44-16C-44 8 10 8 14 0z',
		);
		sketch.fill(
			'clay',
			'M50 33c0 8-16 12-22 16h-12c8-4 26-8 34-16zM-10 15c0 4 12 6 26 8-12-1-30-2-34-6z',
		);
	});
}

function drawSignpost(sketch: Sketch): void {
	sketch.at(sketch.focus + 62, 148, 1.15, () => {
		sketch.stroke('wood', 4, 'M0 0v-66');
		sketch.fill('accent', 'M-4-62h34l7 7-7 7H-4z');
		sketch.fill('paper', 'M4-44h-32l-7 7 7 7H4z');
		sketch.stroke('paper', 1.6, 'M4-55h20');
		sketch.stroke('ink', 1.6, 'M-24-37h20');
		sketch.fill('leaf', 'M-10 3q2-10 5-3 3-12 6 0 5-8 6 3z');
	});
}
