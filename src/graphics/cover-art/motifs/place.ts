import { drawBackdrop } from '../backdrop.ts';
import { drawHouses, drawLamp } from '../buildings.ts';
import { drawFountain } from '../fountain.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawTown } from '../town.ts';
import { drawBridgeTown, drawCliffVillage } from './waterside-places.ts';
import { drawCypresses, drawRoundTrees } from '../trees.ts';

const forms = [drawHillTown, drawSquare, drawBridgeTown, drawCliffVillage];

/**
 * A small town on its hill, houses about a square, a town at its bridge, or a village on a cliff
 * above the sea.
 */
export function drawPlace(sketch: Sketch): void {
	forms[sketch.form]?.(sketch);
}

function drawHillTown(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawBackdrop(sketch, { ground: 150, groundInk: tone.fore, hills: [84, 108] });
	sketch.at(focus, 160, 1, () => {
		sketch.fill(tone.near, 'M-170 0C-120-6-110-44-70-54Q0-74 70-54C110-44 120-6 170 0z');
		sketch.fill('wall', 'M-10-56v-60H10v60z');
		sketch.fill('shade', 'M3-56v-60h7v60z');
		sketch.fill('accent', 'M-12-116L0-140l12 24z');
		sketch.fill('glow', 'M-4-98v-8a4 4 0 0 1 8 0v8z');
	});
	const storey = (): number => random.integer(-4, 4);
	drawHouses(sketch, [focus - 42, 106, 26, 30 + storey()], [focus + 14, 106, 26, 30 + storey()]);
	drawHouses(
		sketch,
		[focus - 66, 116, 26, 24 + storey()],
		[focus - 26, 116, 28, 24 + storey()],
		[focus + 40, 116, 26, 26 + storey()],
	);
	drawHouses(
		sketch,
		[focus - 52, 130, 28, 22 + storey()],
		[focus - 6, 130, 28, 24 + storey()],
		[focus + 28, 130, 26, 20 + storey()],
	);
	drawCypresses(
		sketch,
		[focus - 82, 138, 38],
		[focus - 70, 140, 28],
		[focus + 68, 140, 34],
		[focus + 84, 142, 26],
	);
}

function drawSquare(sketch: Sketch): void {
	const { focus, random, width } = sketch;
	drawBackdrop(sketch, { ground: 128, groundInk: 'sand', hills: [88] });
	drawTown(sketch, 130, 62);
	sketch.fill('clay', rectangle(0, 130, width, 2));
	drawRoundTrees(sketch, [focus + 64, 142, random.integer(62, 72)]);
	drawFountain(sketch, focus - 10, 150);
	drawLamp(sketch, focus - 80, 150, 56);
}
