import { drawBackdrop } from '../backdrop.ts';
import { drawHouses } from '../buildings.ts';
import { drawClouds, drawHills, drawSea, drawSky, drawSun } from '../landscape.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawCypresses, drawRoundTrees } from '../trees.ts';

/** Houses along a river with a bridge of three arches. */
export function drawBridgeTown(sketch: Sketch): void {
	const { focus, random, width } = sketch;
	drawBackdrop(sketch, { ground: 112, groundInk: 'leaf', hills: [88, 102] });
	const at = Math.round(focus);
	const storey = (): number => random.integer(-5, 5);
	drawCypresses(sketch, [at - 40, 114, 40], [at + 106, 114, 34]);
	drawHouses(sketch, [at - 112, 114, 30, 36 + storey()], [at - 80, 114, 26, 26 + storey()]);
	drawHouses(sketch, [at + 48, 114, 30, 40 + storey()], [at + 80, 114, 24, 28 + storey()]);
	drawRoundTrees(sketch, [at + 30, 116, 34]);
	sketch.fill('sea', rectangle(0, 122, width, 38));
	sketch.at(focus, 136, 1, () => {
		sketch.fill(
			'shade',
			'M-160-18C-80-18-50-38 0-38S80-18 160-18V6h-86v-4a18 18 0 0 0-36 0v4H20v-6a20 22 0 0 0-40 0v6h-18v-4a18 18 0 0 0-36 0v4h-86z',
		);
		sketch.stroke('wall', 4, 'M-160-19C-80-19-50-39 0-39S80-19 160-19');
		sketch.dashes('wall', 1.6, '20 12 9 14', 'M-100 14h190M-60 19h150');
	});
}

/** White houses stepping down a cliff to the surf. */
export function drawCliffVillage(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	const sunX = focus - random.between(62, 82);
	drawSky(sketch);
	const sun = drawSun(sketch, sunX, random.between(36, 50), random.between(14, 18));
	drawClouds(sketch, sun, 2, 16, 40);
	drawHills(sketch, tone.far, 96, 3, 2);
	drawSea(sketch, 98, 160, sunX);
	const at = Math.round(focus);
	sketch.at(at, 160, 1, () => {
		sketch.fill('clay', 'M-44 0q4-22 10-32t2-26 14-30l10-16h200V0z');
		sketch.fill(
			'earth',
			'M-20 0q8-20 2-34t8-30 6-20q8 26 2 44t6 40zM34 0q10-18 4-34t10-24q4 20 0 34t6 24zM96 0q6-22 0-40t14-14V0z',
		);
		sketch.fill(tone.near, 'M-8-104q40-14 190-12v12q-120-2-146 6t-44-6z');
	});
	drawHouses(
		sketch,
		[at + 2, 58, 22, 15],
		[at + 30, 55, 24, 17],
		[at + 62, 56, 22, 14],
		[at + 92, 54, 24, 17],
	);
	drawHouses(
		sketch,
		[at - 6, 76, 22, 14],
		[at + 20, 74, 24, 14],
		[at + 48, 75, 22, 13],
		[at + 76, 74, 22, 14],
	);
	drawHouses(sketch, [at, 94, 20, 13], [at + 26, 93, 22, 13], [at + 54, 94, 20, 12]);
	sketch.at(at, 160, 1, () => {
		sketch.stroke('cloud', 3, 'M-92-2q12-7 24-2t22-4M-66-14q10-5 18-1');
	});
}
