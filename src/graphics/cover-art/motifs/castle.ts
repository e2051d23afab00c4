import { drawBackdrop } from '../backdrop.ts';
import { crenellated } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawStonePine } from '../stone-pine.ts';
import { drawRoundTrees } from '../trees.ts';
import { drawMoatedGate, drawRuin } from './keeps.ts';
import { drawRiverTower, drawSeaFort } from './sea-forts.ts';

const forms = [drawFortress, drawCrestWall, drawMoatedGate, drawRuin, drawSeaFort, drawRiverTower];

/**
 * A fortress on its hill, a wall along a crest, a gate beyond a moat, a ruin on its rock, a low
 * fort by the sea, or a tower in the river.
 */
export function drawCastle(sketch: Sketch): void {
	forms[sketch.form]?.(sketch);
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

function drawCrestWall(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawBackdrop(sketch, { ground: 152, groundInk: tone.fore, hills: [106, 130] });
	sketch.at(focus, 160, 1.08, () => {
		sketch.fill(tone.near, 'M-150 0C-112-14-104-44-76-52L-24-64 10-78 50-98C84-92 108-30 150 0z');
		sketch.fill(
			'clay',
			'M-66-34q8-14 22-8l4 10zM-8-50q10-16 24-8l6 12zM52-64q12-12 22 0l4 14zM14-20q8-10 18-4l4 8z',
		);
		sketch.fill('wall', 'M-86-46v-14L-24-76 10-90 54-110v18L12-72-24-58z');
		sketch.dashes('wall', 6, '5 4', 'M-84-62L-24-78 10-92 54-112');
		sketch.fill('shade', 'M-86-46v-3l62-13L12-76l42-20v4L12-72-24-58z');
		const tall = random.integer(28, 36);
		sketch.fill('wall', crenellated(-98, -40, 20, tall), crenellated(-34, -58, 20, tall));
		sketch.fill('wall', crenellated(38, -86, 26, tall + 8));
		sketch.fill(
			'shade',
			`M-85-40v-${tall - 4}h7v${tall - 4}zM-21-58v-${tall - 4}h7v${tall - 4}zM55-86v-${tall + 4}h9v${tall + 4}z`,
		);
		sketch.fill('glow', 'M-92-56v-7h3v7zM-28-74v-7h3v7zM46-106v-8h3v8z');
		sketch.stroke('ink', 1, `M49-${tall + 92}v-16`);
		sketch.fill('leaf', `M50-${tall + 108}h15l-4 5 4 5H50z`);
	});
	drawRoundTrees(sketch, [focus - 54, 152, 30], [focus - 70, 156, 22], [focus + 66, 154, 34]);
}
