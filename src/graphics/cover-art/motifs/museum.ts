import { drawBackdrop } from '../backdrop.ts';
import { short } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawCypresses, drawRoundTrees } from '../trees.ts';
import { drawGalleryRoom } from './gallery-room.ts';
import { drawLowGallery, drawMansion, drawWorkshops } from './museum-houses.ts';

const forms = [
	drawTempleFront,
	drawWhiteVolumes,
	drawMansion,
	drawGalleryRoom,
	drawWorkshops,
	drawLowGallery,
];

/**
 * A temple front, white volumes with a sculpture, a town mansion with banners, a room hung with
 * pictures, brick workshops, or a low curve at the water.
 */
export function drawMuseum(sketch: Sketch): void {
	drawBackdrop(sketch, { ground: 136 });
	forms[sketch.form]?.(sketch);
}

function drawTempleFront(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawCypresses(sketch, [focus - 92, 136, random.between(48, 62)]);
	drawCypresses(sketch, [focus + 92, 136, random.between(40, 58)]);
	const columns = random.integer(5, 7);
	const gap = short((100 - columns * 7) / (columns - 1));
	sketch.at(focus, 136, 1.06, () => {
		sketch.fill('shade', 'M-82 0v-37h32v37z');
		sketch.fill('clay', 'M50 0v-37h32v37zM-85-37v-4h170v4z');
		sketch.dashes('glow', 14, '5 6', 'M-77-19h22M57-19h22');
		sketch.fill('dusk', 'M-50-12v-46h100v46z');
		sketch.fill('glow', 'M-6-12v-30h12v30z');
		sketch.dashes('wall', 46, `7 ${gap}`, 'M-50-35h100.1');
		sketch.dashes('shade', 46, `2.4 ${short(Number(gap) + 4.6)}`, 'M-45.4-35h96');
		sketch.fill(
			'wall',
			'M-55-58v-8h110v8zM-60-66L0-92 60-66zM-57-8v-4h114v4zM-63-4v-4h126v4zM-69 0v-4h138v4z',
		);
		sketch.fill(
			'shade',
			'M-55-58v-2h110v2zM0-92L60-66h-12L0-87zM-57-8v-1.4h114v1.4zM-63-4v-1.4h126v1.4z',
		);
		sketch.fill('accent', 'M-42-69L0-87 42-69z');
		sketch.fill('paper', 'M-6-75a6 6 0 0 1 12 0z');
	});
}

function drawWhiteVolumes(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawRoundTrees(sketch, [focus + 78, 138, random.between(46, 60)]);
	sketch.at(focus, 136, 1.08, () => {
		sketch.fill('shade', 'M-38 0v-30h76v30z');
		sketch.dashes('glow', 24, '9 1.4', 'M-32-13h63');
		sketch.fill('accent', 'M6-34v-44h42v44z');
		sketch.fill('accent-shade', 'M38-34v-44h10v44z');
		sketch.fill('wall', 'M-70-28v-34h94l14 10v24z');
		sketch.fill('shade', 'M24-28v-34l14 10v24z');
		sketch.fill('glow', 'M-58-40v-12h40v12z');
		sketch.fill('ember', 'M-8-28v-34h12v34z');
		sketch.stroke('ink', 1.6, 'M-62 0v-28M-50 0v-28');
		sketch.fill('ink', 'M-92 0v-6h16v6z');
		sketch.fill('ember', 'M-92-16a8 8 0 1 1 16 0a8 8 0 1 1-16 0z');
		sketch.fill(sketch.tone.sky, 'M-87-18a3 3 0 1 1 6 0a3 3 0 1 1-6 0z');
	});
}
