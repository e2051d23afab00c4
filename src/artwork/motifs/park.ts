import { drawBackdrop } from '../backdrop.ts';
import { drawBench, drawLamp } from '../buildings.ts';
import type { Sketch } from '../sketch.ts';
import { drawBush, drawPoplarRow, drawRoundTree } from '../trees.ts';

/** A pond under trees with a bench, or a bandstand at the end of a path. */
export function drawPark(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawBackdrop(sketch, { ground: 118, groundInk: 'leaf', hills: [92, 106] });
	drawPoplarRow(sketch, 118, 20);
	if (sketch.form === 0) {
		sketch.at(focus, 138, 1, () => {
			sketch.fill('sea', 'M-64 0c8-16 52-15 74-11s52 4 46 14-60 12-88 9-36-4-32-12z');
			sketch.stroke('cloud', 1.2, 'M-34-4h20M-6 3h26M-40 3h12');
		});
		drawRoundTree(sketch, focus - 84, 134, random.between(66, 78));
		drawRoundTree(sketch, focus + 30, 126, random.between(40, 50));
		drawRoundTree(sketch, focus + 78, 140, random.between(80, 94));
		drawBush(sketch, focus - 50, 130, 24);
		drawBench(sketch, focus - 30, 156);
		drawLamp(sketch, focus - 46, 157, 44);
		return;
	}
	sketch.at(focus, 124, 1, () => {
		sketch.fill('sand', 'M-8 0h16q6 12-2 20t8 16h-62q24-8 32-16t8-20z');
	});
	drawRoundTree(sketch, focus - 70, 128, random.between(56, 66));
	drawRoundTree(sketch, focus + 66, 126, random.between(50, 60));
	sketch.at(focus, 126, 1.15, () => {
		sketch.fill(tone.fore, 'M-22-8v-22h44v22z');
		sketch.dashes('wall', 26, '2.4 8.1', 'M-22-21h44.5');
		sketch.fill('wall', 'M-28 0v-8h56v8z');
		sketch.fill('shade', 'M-28 0v-3h56v3z');
		sketch.dashes('wall', 6, '1 2.2', 'M-22-11h44');
		sketch.fill('accent', 'M-30-33q16-3 24-17h12q8 14 24 17z');
		sketch.fill('accent-shade', 'M4-50h2q8 14 24 17h-18q-5-8-8-17z');
		sketch.fill('wall', 'M-31-31v-3h62v3z');
		sketch.stroke('ink', 1.2, 'M0-50v-8');
	});
	drawRoundTree(sketch, focus - 98, 146, random.between(86, 98));
	drawBush(sketch, focus + 46, 138, 26);
	drawLamp(sketch, focus + 30, 152, 44);
}
