import { drawBackdrop } from '../backdrop.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawCypresses, drawTreeLine } from '../trees.ts';
import { drawGolf } from './golf.ts';
import { drawPool } from './pool.ts';

const forms = [drawTrack, drawMat, drawBicycle, drawPitch, drawPool, drawGolf];

/**
 * Lanes under a row of flags, a mat in the open with a weight and a bottle, a bicycle on a road, a
 * goal and a ball, a swimming pool, or a golf course.
 */
export function drawSport(sketch: Sketch): void {
	forms[sketch.form]?.(sketch);
}

function drawTrack(sketch: Sketch): void {
	const { focus, width } = sketch;
	drawBackdrop(sketch, { ground: 104, groundInk: 'leaf', hills: [82, 94] });
	drawTreeLine(sketch, 105, 20);
	const lanes = [-3, -2, -1, 0, 1, 2, 3].map(
		(lane) => `M${Math.round(focus + lane * 15)} 106L${Math.round(focus + lane * 48)} 160`,
	);
	sketch.fill('rust', `M${Math.round(focus - 45)} 106h90l99 54h-288z`);
	sketch.stroke('paper', 1.6, ...lanes);
	sketch.fill('paper', `M${Math.round(focus - 78)} 124h156l10 5H${Math.round(focus - 88)}z`);
	sketch.at(focus, 128, 1, () => {
		sketch.stroke('ink', 3, 'M-84 0v-78M84 0v-78');
		sketch.fill('accent', 'M-84-76h168v22H-84z');
		sketch.dashes('paper', 11, '11 11', 'M-77-71h165M-88-60h176');
		sketch.fill('accent', 'M-88-76v-6h8v6zM80-76v-6h8v6z');
	});
	sketch.stroke('blossom', 3, `M8 132h.1M20 142h.1M${width - 12} 134h.1M${width - 26} 144h.1`);
}

function drawMat(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawBackdrop(sketch, { ground: 108, groundInk: 'leaf', hills: [84, 98] });
	drawTreeLine(sketch, 109, 20);
	drawCypresses(
		sketch,
		[focus - 96, 126, random.between(56, 68)],
		[focus + 98, 124, random.between(48, 60)],
	);
	sketch.at(focus, 146, 1, () => {
		sketch.fill('pine', 'M-88 8h190l-22-30h-140z');
		sketch.fill('accent', 'M-92 5h190L76-24H-66z');
		sketch.stroke('accent-shade', 1.4, 'M-84 0h174');
		sketch.fill('accent-shade', 'M62-14a10 12 0 1 1 20 0a10 12 0 1 1-20 0z');
		sketch.fill('accent', 'M66-14a6 8 0 1 1 12 0a6 8 0 1 1-12 0z');
		sketch.fill('wall', 'M-50-10v-26q0-6 5-8v-6h10v6q5 2 5 8v26z');
		sketch.fill('ember', 'M-50-18v-12h20v12zM-46-50v-5h12v5z');
		sketch.stroke('ink', 4, 'M-6-16h34');
		sketch.fill('ink', 'M-16-26h8v20h-8zM-8-23h4v14h-4zM26-23h4v14h-4zM30-26h8v20h-8z');
	});
}

function drawBicycle(sketch: Sketch): void {
	const { focus, random, tone, width } = sketch;
	drawBackdrop(sketch, { ground: 126, groundInk: 'leaf', hills: [86, 106] });
	for (const x of [-104, -90, 84, 98])
		drawCypresses(sketch, [focus + x, 130, random.between(40, 56)]);
	sketch.fill('sand', rectangle(0, 138, width, 22));
	sketch.dashes('clay', 1.6, '14 10', `M0 154h${String(width)}`);
	sketch.at(focus, 122, 1.12, () => {
		sketch.fill(tone.fore, 'M-66 25a34 3 0 0 1 62 0a34 3 0 0 1 70 0z');
		sketch.stroke(
			'ink',
			3,
			'M-59 0a24 24 0 1 1 48 0a24 24 0 1 1-48 0zM15 0a24 24 0 1 1 48 0a24 24 0 1 1-48 0z',
		);
		sketch.stroke(
			'ink',
			0.7,
			'M-59 0h48M-35-24v48M-52-17l34 34M-52 17l34-34M15 0h48M39-24v48M22-17l34 34M22 17l34-34',
		);
		sketch.stroke('accent', 3.4, 'M-35 0l17-38h46L-2 3-18-38M-2 3h-33M39 0L27-44');
		sketch.stroke('ink', 2.8, 'M-18-38l-3-9M27-44l-2-8M25-52h-10q-5 0-5 5M-2 3l6 12M0 15h9');
		sketch.fill('wood', 'M-34-51h22q3 4-4 5-10 2-18-5z');
	});
}

function drawPitch(sketch: Sketch): void {
	const { focus, random, tone, width } = sketch;
	drawBackdrop(sketch, { ground: 104, groundInk: 'leaf', hills: [82, 94] });
	drawTreeLine(sketch, 105, 18);
	for (const x of [-96, 96]) {
		sketch.at(focus + x, 105, 1, () => {
			sketch.stroke('ink', 2, 'M0 0v-72');
			sketch.fill('ink', 'M-14-72v-14h28v14z');
			sketch.stroke('sun', 4, 'M-9-79h.1M-3-79h.1M3-79h.1M9-79h.1');
		});
	}
	sketch.fill('spring', rectangle(0, 112, width, 10), rectangle(0, 136, width, 24));
	sketch.at(focus, 112, 1, () => {
		sketch.stroke(
			'cloud',
			0.7,
			'M-46-44L-36-30V0M46-44L36-30V0M-36-30h72M-46-33L-36-22h72l10-11M-46-22l10 8h72l10-8M-46-11l10 5h72l10-5M-24-44v44M-12-44v44M0-44v44M12-44v44M24-44v44',
		);
		sketch.stroke('paper', 3.4, 'M-48 4v-50h96v50');
		sketch.stroke('paper', 1.8, 'M-160 4h320M-84 4l-24 22h216L84 4');
	});
	sketch.at(focus + random.between(-12, 24), 138, 1.1, () => {
		sketch.fill(tone.fore, 'M-15 14q17-5 36 0-16 5-36 0z');
		sketch.fill('paper', 'M-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0z');
		sketch.fill('shade', 'M5-14a15 15 0 0 1-12 27q14-6 12-27z');
		sketch.fill(
			'ink',
			'M0-6l6 4-2 7h-8l-2-7zM-3-15q3-1 6 0l-3 4zM-14-4l4-1 1 5-5 3zM14-4l-4-1-1 5 5 3zM-9 12l2-4 5 2-1 5zM9 12l-2-4-5 2 1 5z',
		);
	});
}
