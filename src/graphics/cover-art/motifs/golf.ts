import { drawBackdrop } from '../backdrop.ts';
import { disc, ellipse } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawCypresses, drawTreeLine } from '../trees.ts';

/** A golf course: the green with its flag, a bunker, and a ball on its way. */
export function drawGolf(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawBackdrop(sketch, { ground: 104, groundInk: 'leaf', hills: [80, 92] });
	drawTreeLine(sketch, 105, 18);
	drawCypresses(
		sketch,
		[focus - 98, 122, random.between(46, 58)],
		[focus + 104, 120, random.between(40, 52)],
	);
	sketch.fill('spring', ellipse(focus + 6, 138, 104, 19));
	sketch.at(focus, 138, 1, () => {
		sketch.fill('clay', 'M-100 8q4-11 24-9t34 5 20 7-36 7-42-10z');
		sketch.fill('sand', 'M-95 9q6-8 20-7t30 5 16 5-32 4-34-7z');
		sketch.fill('ink', 'M14-4a8 2.6 0 1 1 16 0a8 2.6 0 1 1-16 0z');
		sketch.stroke('leaf', 2, 'M24-3l34 6');
		sketch.stroke('paper', 2.6, 'M22-4v-74');
		sketch.fill('accent', 'M23-78l40 13-40 14z');
		sketch.fill('accent-shade', 'M23-66l20-6-4 9-16 5z');
	});
	const ballX = focus - random.integer(14, 26);
	sketch.fill('leaf', ellipse(ballX + 3, 147, 7, 1.8));
	sketch.fill('paper', disc(ballX, 143, 4.4));
}
