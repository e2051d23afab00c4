import { drawBackdrop } from '../backdrop.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawCypresses, drawTreeLine } from '../trees.ts';

/** A bicycle on a road, or a goal and a ball on the grass. */
export function drawSport(sketch: Sketch): void {
	if (sketch.form === 0) drawBicycle(sketch);
	else drawPitch(sketch);
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
