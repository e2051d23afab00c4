import { drawSailingBoat } from '../boats.ts';
import { drawClouds, drawHills, drawSea, drawSky, drawSun } from '../landscape.ts';
import type { Sketch } from '../sketch.ts';

/** A low fort with sloping walls on the rocks of a shore. */
export function drawSeaFort(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawWaters(sketch);
	drawSailingBoat(sketch, focus - random.integer(90, 98), 118, 0.5);
	sketch.at(focus + 8, 142, 1.06, () => {
		sketch.fill('wall', 'M-24-40v-22h46v22z');
		sketch.fill('rust', 'M-28-62l6-10h42l6 10z');
		sketch.fill('glow', 'M-16-46v-9h5v9zM-3-46v-9h5v9zM10-46v-9h5v9z');
		sketch.fill('wall', 'M-80 0l11-38H62L74 0z');
		sketch.fill('shade', 'M24 0l3-38h35L74 0z');
		sketch.dashes('wall', 7, '12 5', 'M-69-41H62');
		sketch.stroke('clay', 2, 'M-69-34H61');
		for (const x of [-70, 62]) {
			sketch.at(x, -34, 1, () => {
				sketch.fill('wall', 'M-7 0v-20H7V0L0 9z');
				sketch.fill('rust', 'M-9-20a9 10 0 0 1 18 0z');
				sketch.fill('glow', 'M-1.5-8v-7h3v7z');
			});
		}
		sketch.fill('glow', 'M-20 0v-14a8 8 0 0 1 16 0V0z');
		sketch.stroke('ink', 1, 'M0-72v-24');
		sketch.fill('accent', 'M0-96q5-3 9 0t8 0v9q-4 3-8 0t-9 0z');
		sketch.fill('earth', 'M-112 16q6-16 26-16H78q22 2 38 16z');
		sketch.stroke('cloud', 2, 'M-118 14q20-4 40 1M34 14q30-4 84 2');
	});
}

/** A tall tower with a bastion before it, standing in the water. */
export function drawRiverTower(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawWaters(sketch);
	drawSailingBoat(sketch, focus - random.integer(82, 94), 124, 0.6);
	sketch.at(focus + 18, 142, 1.08, () => {
		sketch.fill('wall', 'M-2 0v-82h40V0zM4-82v-18h28v18z');
		sketch.fill('shade', 'M28 0v-82h10V0zM25-82v-18h7v18zM-4-54h44v3H-4z');
		sketch.dashes('wall', 6, '6 4', 'M-4-84h44M3-102h30');
		sketch.dashes('glow', 8, '5 3', 'M3-61h24');
		sketch.fill('glow', 'M9-36v-8a4 4 0 0 1 8 0v8zM14-88v-7h6v7z');
		sketch.fill('wall', 'M-62 0l-4-6v-24H16V0z');
		sketch.fill('shade', 'M-66-22H16v2.4h-82zM2 0v-30h14V0z');
		sketch.dashes('wall', 6, '7 4', 'M-66-32h78');
		sketch.dashes('glow', 5, '5 9', 'M-56-10h60');
		for (const [x, y] of [
			[-64, -30],
			[-26, -30],
			[-2, -82],
			[38, -82],
		] as const) {
			sketch.at(x, y, 1, () => {
				sketch.fill('wall', 'M-5 4v-14H5V4L0 9z');
				sketch.fill('shade', 'M-6-10a6 8 0 0 1 12 0z');
			});
		}
		sketch.fill('earth', 'M-82 6q4-7 18-6H36q22-2 30 6z');
		sketch.stroke('cloud', 1.6, 'M-92 6h40M-20 8h70M-60 13h44');
	});
}

function drawWaters(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	const x = focus - random.between(40, 66);
	drawSky(sketch);
	const sun = drawSun(sketch, x, random.between(30, 44), random.between(13, 18));
	drawClouds(sketch, sun, 2, 18, 44);
	drawHills(sketch, tone.far, 94, 9, 2);
	drawSea(sketch, 104, 160, x);
}
