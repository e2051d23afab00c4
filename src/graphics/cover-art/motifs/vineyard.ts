import { drawBackdrop } from '../backdrop.ts';
import { drawHouses } from '../buildings.ts';
import { short } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawCypresses } from '../trees.ts';

/** Rows of vines running to a house, or barrels with a bottle and a glass. */
export function drawVineyard(sketch: Sketch): void {
	if (sketch.form === 0) drawRows(sketch);
	else drawBarrels(sketch);
}

function drawRows(sketch: Sketch): void {
	const { focus, random, season } = sketch;
	drawBackdrop(sketch, { ground: 100, groundInk: 'ochre', hills: [80, 92] });
	const height = random.integer(34, 42);
	drawCypresses(
		sketch,
		[focus + 54, 103, height],
		[focus + 64, 104, height - 7],
		[focus - 2, 103, height - 12],
	);
	drawHouses(sketch, [focus + 8, 103, 20, 18], [focus + 26, 103, 22, 24]);
	const vanishing = focus + 10;
	const rows = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9];
	const leaves = season === 'autumn' ? 'rust' : season === 'winter' ? 'wood' : 'leaf';
	const row = (from: number, across: number): string =>
		`M${short(vanishing + from * 5)} 102L${short(vanishing + from * 26 + across)} 162h${-2 * across}z`;
	sketch.fill('clay', ...rows.map((from) => row(from, 15)));
	sketch.fill(leaves, ...rows.map((from) => row(from, 10)));
	sketch.fill(
		season === 'autumn' ? 'earth' : 'pine',
		...rows.map((from) => row(from + (from < 0 ? 0.16 : -0.16), 4)),
	);
}

function drawBarrels(sketch: Sketch): void {
	const { focus, tone } = sketch;
	drawBackdrop(sketch, { ground: 130, groundInk: 'clay', hills: [90, 110] });
	for (const [x, y] of [
		[-62, 140],
		[-2, 140],
		[-32, 94],
	] as const) {
		sketch.at(focus + x, y - 25, 1.1, () => {
			sketch.fill('wood', 'M-25 0a25 25 0 1 1 50 0a25 25 0 1 1-50 0z');
			sketch.fill('clay', 'M-20 0a20 20 0 1 1 40 0a20 20 0 1 1-40 0z');
			sketch.stroke('earth', 1.2, 'M-14-14v28M-7-18v36M0-20v40M7-18v36M14-14v28');
			sketch.fill('accent', 'M-3 10a3 3 0 1 1 6 0a3 3 0 1 1-6 0z');
		});
	}
	sketch.at(focus + 54, 146, 1.16, () => {
		sketch.fill(tone.fore, 'M-11 0v-50q0-10 6-16v-20H5v20q6 6 6 16V0z');
		sketch.fill('paper', 'M-11-14v-24h22v24z');
		sketch.fill('accent', 'M-11-24v-4h22v4zM-6-80v-9H6v9z');
	});
	sketch.at(focus + 84, 148, 1.1, () => {
		sketch.stroke('paper', 2.2, 'M0-26V0M-10 0h20');
		sketch.fill('paper', 'M-13-60h26c3 20-3 32-13 34-10-2-16-14-13-34z');
		sketch.fill('wine', 'M-14-48h28c0 12-5 20-14 22-9-2-14-10-14-22z');
	});
}
