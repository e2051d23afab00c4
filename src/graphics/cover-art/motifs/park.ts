import { drawBackdrop } from '../backdrop.ts';
import { drawBench, drawLamp } from '../buildings.ts';
import type { Sketch } from '../sketch.ts';
import { drawRoundTrees, drawTreeLine } from '../trees.ts';

/** A pond under trees with a bench, or a bandstand at the end of a path. */
export function drawPark(sketch: Sketch): void {
	drawBackdrop(sketch, { ground: 118, groundInk: 'leaf', hills: [92, 106] });
	drawTreeLine(sketch, 118, 20);
	if (sketch.form === 0) drawPond(sketch);
	else drawBandstand(sketch);
}

function drawPond(sketch: Sketch): void {
	const { focus, random } = sketch;
	sketch.at(focus + 22, 138, 1, () => {
		sketch.fill('sea', 'M-64 0c8-16 52-15 74-11s52 4 46 14-60 12-88 9-36-4-32-12z');
		sketch.stroke('cloud', 1.2, 'M-34-4h20M-6 3h26M-40 3h12');
	});
	drawRoundTrees(
		sketch,
		[focus + 44, 126, random.integer(40, 50)],
		[focus - 84, 134, random.integer(66, 78)],
		[focus + 78, 142, random.integer(82, 96)],
	);
	drawBench(sketch, Math.round(focus - 92), 152);
	drawLamp(sketch, focus - 52, 153, 44);
}

function drawBandstand(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	sketch.at(focus, 124, 1, () => {
		sketch.fill('sand', 'M-8 0H8q6 12-2 20t8 16h-62q24-8 32-16t8-20z');
	});
	drawRoundTrees(
		sketch,
		[focus + 66, 126, random.integer(52, 62)],
		[focus - 64, 128, random.integer(46, 54)],
		[focus - 100, 146, random.integer(88, 100)],
	);
	sketch.at(focus, 126, 1.3, () => {
		sketch.fill(tone.fore, 'M-22-8v-22h44v22z');
		sketch.dashes('wall', 26, '2.4 8.1', 'M-22-21h44.5');
		sketch.fill('wall', 'M-28 0v-8h56v8zM-31-31v-3h62v3z');
		sketch.dashes('wall', 6, '1 2.2', 'M-22-11h44');
		sketch.fill('shade', 'M-28 0v-3h56v3z');
		sketch.fill('accent', 'M-30-33q16-3 24-17H6q8 14 24 17z');
		sketch.fill('accent-shade', 'M4-50h2q8 14 24 17H12q-5-8-8-17z');
		sketch.stroke('ink', 1.2, 'M0-50v-8');
	});
	drawLamp(sketch, focus + 42, 152, 46);
}
