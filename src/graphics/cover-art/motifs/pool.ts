import { drawBackdrop } from '../backdrop.ts';
import { rectangle } from '../outlines.ts';
import { drawParasol } from '../parasols.ts';
import type { Sketch } from '../sketch.ts';
import { drawTreeLine } from '../trees.ts';

/** A swimming pool in the open, its lanes, and somebody in one of them. */
export function drawPool(sketch: Sketch): void {
	const { focus, random, width } = sketch;
	drawBackdrop(sketch, { ground: 100, groundInk: 'leaf', hills: [78, 90] });
	drawTreeLine(sketch, 101, 18);
	sketch.fill('sand', rectangle(0, 108, width, 52));
	drawParasol(sketch, focus - 78, 115, 0.78, 'ember');
	sketch.at(focus, 116, 1, () => {
		sketch.fill('paper', 'M-72-3h144l66 48h-276z');
		sketch.fill('shade', 'M-67 0h134l4 3H-71z');
		sketch.fill('sea', 'M-71 3h142l52 42h-246z');
		sketch.stroke('far', 1, 'M-58 12h12M-30 30h14M8 10h12M84 34h14M-92 38h14M14 36h12M50 12h10');
		sketch.dashes('ember', 2, '5 4', 'M-35 3l-26 42M0 3v42M35 3l26 42');
		sketch.fill('accent', 'M-58-3v-9h12v9zM-23-3v-9h12v9zM11-3v-9h12v9zM46-3v-9h12v9z');
		sketch.fill(
			'accent-shade',
			'M-60-12l2-4h12l2 4zM-25-12l2-4h12l2 4zM9-12l2-4h12l2 4zM44-12l2-4h12l2 4z',
		);
	});
	sketch.at(focus + random.integer(22, 28), 138, 1, () => {
		sketch.stroke('cloud', 1.6, 'M-13 4h-9M-10 8h-14M12 6h8');
		sketch.stroke('clay', 3.4, 'M-3 2q-8-11-15-7');
		sketch.fill('clay', 'M-5 1a5 5 0 1 1 10 0a5 5 0 1 1-10 0z');
		sketch.fill('ember', 'M-5 0a5 5 0 0 1 10 0z');
		sketch.stroke('cloud', 1.6, 'M-7 6h15');
	});
}
