import { drawStillLifeGround } from '../backdrop.ts';
import { drawClouds, drawHills, drawSea, drawSky, drawSun } from '../landscape.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

const forms = [drawTerrace, drawBowl, drawFish];

/** A laid table under a vine, a bowl of soup with bread, or a fish with a bottle and a glass. */
export function drawRestaurant(sketch: Sketch): void {
	forms[sketch.form]?.(sketch);
}

function drawBowl(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawStillLifeGround(sketch, 'clay', 'shade', 120);
	sketch.at(focus - 10, 140, 1.12, () => {
		const rise = random.integer(14, 22);
		sketch.stroke(
			'shade',
			4,
			`M-22-62q-8-9 0-18t0-${rise}M0-64q-8-9 0-18t0-${rise}M22-62q-8-9 0-18t0-${rise}`,
		);
		sketch.fill('shade', 'M-74 0q74 20 148 0z');
		sketch.fill('paper', 'M-76-3a76 10 0 1 1 152 0a76 10 0 1 1-152 0z');
		sketch.fill('accent', 'M-54-46H54c0 26-16 40-32 44h-44c-16-4-32-18-32-44z');
		sketch.fill('accent-shade', 'M20-46h34c0 26-16 40-32 44H2c14-8 20-26 18-44z');
		sketch.fill('wall', 'M-54-46a54 9 0 1 1 108 0a54 9 0 1 1-108 0z');
		sketch.fill('ochre', 'M-48-45a48 6.4 0 1 1 96 0a48 6.4 0 1 1-96 0z');
		sketch.stroke('leaf', 3, 'M-20-46h.1M-8-43h.1M6-47h.1M20-44h.1M32-46h.1M-32-44h.1');
	});
	sketch.at(focus + 82, 142, 1, () => {
		sketch.fill('earth', 'M-30 0q-4-24 22-26t32 12q6 10-4 14z');
		sketch.fill('ochre', 'M-24-4q-2-16 16-18t26 8q-14-2-24 4T-24-4z');
		sketch.stroke('wood', 2, 'M-14-16l8 7M-2-19l8 7');
	});
	sketch.at(focus - 104, 146, 1, () => {
		sketch.stroke('cloud', 3, 'M6 2v-46');
		sketch.fill('cloud', 'M0-52a6 9 0 1 1 12 0a6 9 0 1 1-12 0z');
	});
}

function drawFish(sketch: Sketch): void {
	const { focus } = sketch;
	drawStillLifeGround(sketch, 'paper', 'shade', 116);
	sketch.at(focus + 66, 126, 1.1, () => {
		sketch.fill('pine', 'M-11 2v-50q0-10 6-16v-20H5v20q6 6 6 16V2z');
		sketch.fill('deep', 'M4 2v-50q0-10-4-16v-20h5v20q6 6 6 16V2z');
		sketch.fill('wall', 'M-11-12v-24h22v24z');
		sketch.fill('accent', 'M-11-22v-5h22v5zM-6-78v-9H6v9z');
	});
	sketch.at(focus - 72, 130, 1.1, () => {
		sketch.stroke('cloud', 2.4, 'M0-30V0M-11 1h22');
		sketch.fill('cloud', 'M-15-70h30c3 22-3 40-15 42-12-2-18-20-15-42z');
		sketch.fill('wine', 'M-15-56h31c1 16-5 26-15 28-10-2-16-12-15-28z');
	});
	sketch.at(focus - 4, 138, 1.06, () => {
		sketch.fill('shade', 'M-66-4q66 28 132 0z');
		sketch.fill('wall', 'M-68-7a68 14 0 1 1 136 0a68 14 0 1 1-136 0z');
		sketch.stroke('accent', 1.2, 'M-56-7a56 10 0 1 1 112 0a56 10 0 1 1-112 0z');
		sketch.fill('sea', 'M-50-12c14-18 54-18 72-4l20-10q-5 12 0 22L22-11C2 1-36 0-50-12z');
		sketch.fill(
			'dusk',
			'M-50-12c14-18 54-18 72-4l20-10q-3 6-2 11-46 6-90 3zM-14-25q10-7 22-3l4 4z',
		);
		sketch.fill('paper', 'M-41-14a2 2 0 1 1 4 0a2 2 0 1 1-4 0z');
		sketch.stroke('cloud', 1.2, 'M-30-20q5 7 0 14M-16-16q4 4 0 8M-6-17q4 4 0 8M4-17q4 4 0 7');
		sketch.fill('sun', 'M34 1a10 8 0 0 1 20-3zM-56-3a9 7 0 0 0 18 5z');
	});
}

function drawTerrace(sketch: Sketch): void {
	const { focus, random, tone, width } = sketch;
	drawSky(sketch);
	const sunX = focus - random.between(30, 50);
	const sun = drawSun(sketch, sunX, 64, random.between(15, 19));
	drawClouds(sketch, sun, 1, 46, 60);
	drawHills(sketch, tone.far, 92, 9, 2);
	drawSea(sketch, 100, 126, sunX);
	sketch.fill('clay', rectangle(0, 126, width, 34));
	sketch.at(focus, 126, 1, () => {
		sketch.fill('wall', 'M-104 8v-108h9V8zM95 8v-108h9V8z');
		sketch.fill('shade', 'M-98 8v-108h3V8zM101 8v-108h3V8z');
		sketch.stroke('wood', 4, 'M-160-100h320M-160-110h320');
		sketch.at(22, 0, 1, () => {
			sketch.fill(
				sketch.season === 'autumn' ? 'rust' : 'leaf',
				'M-150-116q10-12 22-4 12-12 26-2 10-10 22 0 14-10 26 0 14-10 26-2 12-8 24 0 16-10 28 0 12-10 24 0 12-8 24 0 14-8 28 2v18q-10 10-18 0-8 14-18 2-10 8-16 0-8 18-18 2-12 10-20-2-10 12-20 2-8 8-16 0-10 14-20 0-12 10-20 0-10 8-18 0-8 16-18 2-10 8-18-2-10 8-18 2-6 6-20-2z',
			);
		});
		sketch.stroke('sun', 4, 'M-78-86h.1M-44-78h.1M-8-80h.1M30-76h.1M68-84h.1');
	});
	sketch.at(focus, 150, 1.1, () => {
		sketch.stroke(
			'wood',
			2.4,
			'M-58 2l4-22h18l4 22M-56-48l2 28M58 2l-4-22H36l-4 22M56-48l-2 28M-56-46l12 1M56-46l-12 1M-44-45l2 25M44-45l-2 25',
		);
		sketch.fill('paper', 'M-34-34h68l5 36h-78z');
		sketch.fill('shade', 'M14-34h20l5 36H20z');
		sketch.fill('accent', 'M-34-34h68l1 6h-70z');
		sketch.fill('pine', 'M-3-34v-16q-3-2 1-6v-8h4v8q4 4 1 6v16z');
		sketch.stroke('cloud', 1.4, 'M-18-34v-8M18-34v-8');
		sketch.fill('wine', 'M-22-50h8q0 9-4 9t-4-9zM14-50h8q0 9-4 9t-4-9z');
	});
}
