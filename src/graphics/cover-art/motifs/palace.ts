import { drawBackdrop } from '../backdrop.ts';
import { drawWindows } from '../buildings.ts';
import { crenellated, rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawBush, drawCypresses, drawRoundTrees } from '../trees.ts';

const forms = [drawChateau, drawGardenFront, drawHilltopPalace, drawTwoCones];

/**
 * A house between round towers at the water, a long front above its garden, coloured towers on a
 * hill, or a white front below two tall cones.
 */
export function drawPalace(sketch: Sketch): void {
	forms[sketch.form]?.(sketch);
}

function drawChateau(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawBackdrop(sketch, { ground: 128, hills: [94, 108] });
	const height = random.integer(34, 42);
	drawRoundTrees(
		sketch,
		[focus - 96, 129, height],
		[focus - 76, 129, 28],
		[focus + 82, 129, 30],
		[focus + 102, 129, height],
	);
	sketch.at(focus, 129, 1.05, () => {
		sketch.fill('wall', 'M-44 0v-38h88v38z');
		sketch.fill('shade', 'M16 0v-38h28v38z');
		sketch.fill('dusk', 'M-46-38l10-24h72l10 24z');
		sketch.stroke('dusk', 4, 'M-20-62v-8M22-62v-8');
		sketch.fill('wall', 'M-25-38v-10l6-7 6 7v10zM-6-38v-10l6-7 6 7v10zM13-38v-10l6-7 6 7v10z');
		drawWindows(sketch, -31, -31, 4, 2, { width: 5, height: 8, gap: 14.3, rise: 16 });
		sketch.fill('wall', 'M-60 0v-48h22v48zM38 0v-48h22v48z');
		sketch.fill('shade', 'M-46 0v-48h8v48zM52 0v-48h8v48z');
		sketch.fill('accent', 'M-63-48l14-34 14 34zM35-48l14-34 14 34z');
		sketch.fill('accent-shade', 'M-49-82l14 34h-10zM49-82l14 34h-10z');
		sketch.fill('glow', 'M-52-28v-8h4v8zM46-28v-8h4v8zM-5 0v-12a5 5 0 0 1 10 0v12z');
		sketch.stroke('ink', 1, 'M-49-82v-7M49-82v-7');
	});
	sketch.fill('sea', rectangle(0, 136, sketch.width, 24));
	sketch.at(focus, 138, 1.05, () => {
		sketch.dashes(
			tone.sky === 'dusk' ? 'shade' : 'wall',
			1.6,
			'22 2',
			'M-60 3h22M38 3h22M-36 6h70M-58 10h18M40 11h18M-20 15h48',
		);
	});
}

function drawHilltopPalace(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawBackdrop(sketch, { ground: 152, groundInk: tone.fore, hills: [108, 130] });
	const tall = random.integer(28, 34);
	sketch.at(focus, 160, 1.06, () => {
		sketch.fill('sun', `M2-60v-${tall + 10}h30v${tall + 10}z`);
		sketch.fill('ochre', `M23-60v-${tall + 10}h9v${tall + 10}z`);
		sketch.fill('sun', `M-1-${tall + 70}a18 19 0 0 1 36 0z`);
		sketch.fill('ochre', `M17-${tall + 89}a18 19 0 0 1 18 19H25q1-12-8-19z`);
		sketch.fill('ember', crenellated(-54, -60, 34, tall), crenellated(-46, -60, 15, tall + 26));
		sketch.fill('rust', `M-28-60v-${tall - 3}h8v${tall - 3}z`);
		sketch.fill('paper', `M-42-${tall + 76}a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0z`);
		sketch.fill('wall', crenellated(-22, -60, 26, 28));
		sketch.fill('ochre', crenellated(34, -58, 22, 24));
		sketch.fill('wall', `M54-56v-34h12v34z`);
		sketch.fill('ember', 'M52-90l8-18 8 18z');
		sketch.fill('shade', 'M-66-44v-18H70v18z');
		sketch.dashes('glow', 10, '6 5', 'M-60-52H66');
		sketch.fill(
			'glow',
			'M-50-72v-9h4v9zM-28-72v-9h4v9zM-14-68v-9a3 3 0 0 1 6 0v9zM8-72v-11a3 3 0 0 1 6 0v11zM19-72v-11a3 3 0 0 1 6 0v11zM42-66v-8h5v8z',
		);
		sketch.fill(tone.near, 'M-150 0C-114-8-100-46-70-48H72C100-44 116-10 150 0z');
		sketch.stroke('ink', 1, `M17-${tall + 89}v-10`);
	});
	drawRoundTrees(
		sketch,
		[focus - 60, 138, 34],
		[focus + 66, 140, 40],
		[focus - 80, 150, 44],
		[focus + 88, 152, 34],
		[focus - 18, 150, 26],
	);
}

function drawGardenFront(sketch: Sketch): void {
	const { focus } = sketch;
	drawBackdrop(sketch, { ground: 112, groundInk: 'leaf', hills: [86, 98] });
	sketch.at(focus, 114, 1, () => {
		sketch.fill('blossom', 'M-90 0v-34H90V0z');
		sketch.fill('rust', 'M-92-34l5-9H87l5 9z');
		sketch.fill('blossom', 'M-98 0v-44h30V0zM68 0v-44h30V0zM-24 0v-48h48V0z');
		sketch.fill('rust', 'M-101-44l8-14h20l8 14zM65-44l8-14h20l8 14z');
		sketch.fill(
			'wall',
			'M-28-46L0-60 28-46zM-101-42v-3h36v3zM65-42v-3h36v3zM-98-18v-2H98v2zM-24 0v-46h4V0zM20 0v-46h4V0z',
		);
		drawWindows(sketch, -91, -36, 2, 2, { width: 5, height: 9, gap: 6, rise: 20 });
		drawWindows(sketch, 75, -36, 2, 2, { width: 5, height: 9, gap: 6, rise: 20 });
		drawWindows(sketch, -62, -30, 4, 2, { width: 5, height: 9, gap: 4.6, rise: 17 });
		drawWindows(sketch, 29, -30, 4, 2, { width: 5, height: 9, gap: 4.6, rise: 17 });
		sketch.fill(
			'glow',
			'M-13-24v-10a3 3 0 0 1 6 0v10zM-3-24v-10a3 3 0 0 1 6 0v10zM7-24v-10a3 3 0 0 1 6 0v10zM-6 0v-11a6 6 0 0 1 12 0V0z',
		);
		sketch.fill('sand', 'M-14 0h28l34 46H-48z');
		sketch.fill('sea', 'M-34 22a34 7 0 1 1 68 0a34 7 0 1 1-68 0z');
		sketch.fill(
			'pine',
			'M-96 8h70l-6 8h-76zM26 8h70l12 8H32zM-120 28h66l-10 14h-76zM54 28h66l20 14H64z',
		);
	});
	drawCypresses(sketch, [focus - 108, 128, 44], [focus + 108, 128, 44]);
	drawBush(sketch, focus - 56, 152, 18);
	drawBush(sketch, focus + 56, 152, 18);
}

function drawTwoCones(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawBackdrop(sketch, { ground: 130, groundInk: 'sand', hills: [86, 104] });
	drawRoundTrees(sketch, [focus - 98, 132, random.between(46, 56)], [focus + 100, 132, 42]);
	sketch.at(focus, 132, 1.06, () => {
		sketch.fill('wall', 'M-34-40L-15-108h6L10-40zM8-40L27-108h6L52-40z');
		sketch.fill(
			'shade',
			'M-11-108h2L10-40H-2zM31-108h2L52-40H40zM-17-108h10v-3h-10zM25-108h10v-3H25z',
		);
		sketch.fill('wall', 'M-78 0v-42h152V0z');
		sketch.fill('rust', 'M-80-42l6-9h80l4 9zM22-42l4-9h44l6 9z');
		sketch.fill('shade', 'M-78-20H74v2H-78zM50 0v-42h24V0z');
		sketch.fill('wall', 'M-44 0v-48h52V0z');
		sketch.dashes('wall', 6, '5 4', 'M-44-51H8');
		sketch.fill(
			'glow',
			'M-40 0v-13a5 5 0 0 1 10 0V0zM-23 0v-13a5 5 0 0 1 10 0V0zM-6 0v-13a5 5 0 0 1 10 0V0z',
		);
		sketch.fill(
			'glow',
			'M-38-25v-10a3 3 0 0 1 6 0v10zM-21-25v-10a3 3 0 0 1 6 0v10zM-4-25v-10a3 3 0 0 1 6 0v10z',
		);
		drawWindows(sketch, -72, -35, 3, 2, { width: 5, height: 9, gap: 5, rise: 22 });
		drawWindows(sketch, 16, -35, 5, 2, { width: 5, height: 9, gap: 6, rise: 22 });
		sketch.fill('clay', 'M-90 4v-4H86v4z');
	});
}
