import { drawBackdrop } from '../backdrop.ts';
import { crenellated } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawFirs, drawRoundTrees } from '../trees.ts';

/** A gate between round towers, reached over a moat. */
export function drawMoatedGate(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawBackdrop(sketch, { ground: 126, groundInk: 'leaf', hills: [92, 108] });
	drawRoundTrees(sketch, [focus - 102, 130, random.between(44, 56)], [focus + 104, 130, 40]);
	const tall = random.integer(58, 68);
	sketch.at(focus, 130, 1.06, () => {
		sketch.fill('wall', crenellated(-80, 0, 160, 34));
		sketch.fill('shade', 'M-80 0v-4H80v4z', `M-62 0v-30h6V0zM56 0v-30h6V0z`);
		for (const x of [-42, 14]) {
			sketch.fill('wall', crenellated(x, 2, 28, tall));
			sketch.fill('shade', `M${x + 19} 2v-${tall - 3}h9v${tall - 3}z`);
			sketch.fill('glow', `M${x + 9} -${tall - 22}v-9h3v9zM${x + 9} -18v-9h3v9z`);
		}
		sketch.fill('wall', crenellated(-14, 0, 28, 48));
		sketch.fill('glow', 'M-10 0v-20a10 11 0 0 1 20 0V0zM-72-12v-8h3v8zM68-12v-8h3v8z');
		sketch.stroke('wood', 1.4, 'M-5 0v-28M0 0v-31M5 0v-28M-10-8h20M-10-17h20');
		sketch.fill(
			'accent',
			`M-30-${tall + 6}v-14h16l-4 5 4 5h-14v4zM26-${tall + 6}v-14h16l-4 5 4 5H28v4z`,
		);
		sketch.stroke('ink', 1.2, `M-30-${tall - 2}v-18M26-${tall - 2}v-18`);
		sketch.fill('sea', 'M-140 6H140v18h-280z');
		sketch.fill('wood', 'M-10 2h20l10 24h-40z');
		sketch.stroke('earth', 1.4, 'M-12 8h24M-15 14h30M-17 20h34');
		sketch.dashes('wall', 1.4, '18 9', 'M-110 12h82M32 15h84');
	});
}

/** Draws what is left of a castle on its rock: a broken keep, a gable and an arch. */
export function drawRuin(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawBackdrop(sketch, { ground: 150, groundInk: tone.fore, hills: [104, 128] });
	const tall = random.integer(50, 60);
	sketch.at(focus, 160, 1.06, () => {
		sketch.fill(tone.near, 'M-130 0C-104-12-98-40-66-46H60C92-40 100-14 132 0z');
		sketch.fill('clay', 'M-66-46H60q8 8-8 12t-34 0-36 8-34-6-14-14z');
		sketch.fill('shade', `M-50-44v-${tall}l7 5 3-8 9 4 5-9 8 8v${tall}z`);
		sketch.fill('wall', `M-50-44v-${tall}l7 5 3-8 6 3v${tall}z`);
		sketch.fill('wall', 'M-20-44v-30l8 4 6-6 8 8 8-2v12a9 10 0 0 1 18 0v14z');
		sketch.fill('glow', `M-42-60v-10a3 3 0 0 1 6 0v10zM-42-80v-9h5v9zM-12-52v-9h4v9z`);
		sketch.fill('wall', 'M34-44v-44l12-18 6 8v12h4v42z');
		sketch.fill('shade', 'M48-44v-58l4 4v12h4v42z');
		sketch.fill(tone.sky, 'M38-62v-12a5 6 0 0 1 10 0v12z');
		sketch.fill('leaf', 'M-52-44q2-10 10-8 8-6 12 2 6 0 6 6zM40-44q6-8 12-4 8-2 8 4z');
	});
	drawFirs(
		sketch,
		[focus - 92, 152, random.integer(46, 58)],
		[focus + 88, 152, 44],
		[focus + 104, 156, 56],
	);
}
