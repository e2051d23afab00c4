import { drawBackdrop } from '../backdrop.ts';
import { drawBattlement, drawFlag, drawWindows } from '../buildings.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawBush, drawRoundTree, drawStonePine } from '../trees.ts';

/** A fortress on its hill, or a château between round towers, at the water. */
export function drawCastle(sketch: Sketch): void {
	if (sketch.form === 0) drawFortress(sketch);
	else drawChateau(sketch);
}

function drawFortress(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawBackdrop(sketch, { ground: 146, groundInk: tone.fore, hills: [104, 124] });
	sketch.at(focus, 160, 1, () => {
		sketch.fill(tone.near, 'M-150 0C-100-12-84-48-50-52H54C84-48 104-14 150 0z');
	});
	const keep = random.between(54, 64);
	drawFlag(sketch, focus - 4, 110 - keep, 20);
	drawBattlement(sketch, focus - 18, 112, 30, keep);
	drawBattlement(sketch, focus - 58, 112, 20, random.between(38, 46));
	drawBattlement(sketch, focus + 38, 112, 20, random.between(32, 44));
	drawBattlement(sketch, focus - 50, 113, 104, 25, 0);
	sketch.at(focus, 113, 1, () => {
		sketch.fill('shade', 'M30 0v-25h24v25zM-50 0v-3h104v3z');
		sketch.fill(
			'glow',
			'M-7 0v-12a7 7 0 0 1 14 0v12zM-50-31v-6h2.5v6zM46-28v-6h2.5v6zM-6-40v-7h3v7zM-30-10v-6h2.5v6zM20-10v-6h2.5v6z',
		);
		sketch.fill('sand', 'M-7 0h14q4 16-18 26t-26 24h46q-8-12 8-24T7 0z');
	});
	drawStonePine(sketch, focus - 84, 146, random.between(44, 56));
	drawRoundTree(sketch, focus + 78, 146, random.between(26, 34));
	drawBush(sketch, focus + 58, 140, 22);
}

function drawChateau(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawBackdrop(sketch, { ground: 128, hills: [94, 108] });
	for (const [x, height] of [
		[-94, 40],
		[-74, 32],
		[80, 36],
		[100, 46],
	] as const) {
		drawRoundTree(sketch, focus + x, 129, height + random.between(-4, 6));
	}
	sketch.at(focus, 129, 1.05, () => {
		sketch.fill('wall', 'M-44 0v-38h88v38z');
		sketch.fill('shade', 'M16 0v-38h28v38z');
		sketch.fill('dusk', 'M-46-38l10-24h72l10 24z');
		sketch.stroke('dusk', 4, 'M-20-62v-8M22-62v-8');
		sketch.fill('wall', 'M-25-38v-10l6-7 6 7v10zM-6-38v-10l6-7 6 7v10zM13-38v-10l6-7 6 7v10z');
		drawWindows(sketch, 'glow', -31, -31, 4, 2, { width: 5, height: 8, gap: 14.3, rise: 16 });
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
