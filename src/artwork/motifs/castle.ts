import { drawBackdrop } from '../backdrop.ts';
import { drawWindows } from '../buildings.ts';
import { crenellated, rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawStonePine } from '../southern-trees.ts';
import { drawRoundTrees } from '../trees.ts';

/** A fortress on its hill, or a château between round towers, at the water. */
export function drawCastle(sketch: Sketch): void {
	if (sketch.form === 0) drawFortress(sketch);
	else drawChateau(sketch);
}

function drawFortress(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawBackdrop(sketch, { ground: 150, groundInk: tone.fore, hills: [104, 128] });
	const [left, keep, right] = [
		random.integer(42, 54),
		random.integer(70, 82),
		random.integer(36, 48),
	];
	sketch.at(focus, 116, 1.14, () => {
		sketch.fill(tone.near, 'M-150 44C-110 34-92 4-62 2H66C96 8 110 32 150 44z');
		sketch.stroke('ink', 1, `M-4-${keep}v-18`);
		sketch.fill('accent', `M-4-${keep + 18}q5-3 9 0t8 0v8q-4 3-8 0t-9 0z`);
		sketch.fill('wall', crenellated(-62, 4, 22, left), crenellated(-20, 4, 32, keep));
		sketch.fill('wall', crenellated(42, 4, 22, right), crenellated(-52, 4, 108, 28));
		sketch.fill(
			'shade',
			`M2-24v-${keep - 31}h10v${keep - 31}zM-47-24v-${left - 31}h7v${left - 31}zM54 4v-${right - 3}h10V4zM-52 4v-3H56v3z`,
		);
		sketch.fill(
			'glow',
			'M-8 4v-15a8 8 0 0 1 16 0V4zM-54-26v-7h3v7zM49-22v-7h3v7zM-10-44v-8h3v8zM-32-8v-8h3v8zM26-8v-8h3v8z',
		);
		sketch.fill('sand', 'M-8 4H8q2 12-16 20t-24 20h42q-6-10 8-20T8 4z');
	});
	drawStonePine(sketch, focus - 92, 148, random.integer(42, 52));
	drawRoundTrees(sketch, [focus + 88, 150, 34], [focus + 74, 152, 22]);
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
