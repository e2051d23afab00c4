import { drawBackdrop } from '../backdrop.ts';
import { drawFountain } from '../fountain.ts';
import type { Sketch } from '../sketch.ts';
import { drawCypresses, drawTreeLine } from '../trees.ts';

/** Clipped hedges about a fountain, or a glasshouse among beds of flowers. */
export function drawGarden(sketch: Sketch): void {
	if (sketch.form === 0) drawFormalGarden(sketch);
	else drawGlasshouse(sketch);
}

function drawFormalGarden(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawBackdrop(sketch, { ground: 104, groundInk: 'sand', hills: [84, 96] });
	drawTreeLine(sketch, 105, 24);
	const height = random.integer(60, 66);
	const rows = [
		[34, 108, height * 0.52],
		[54, 114, height * 0.7],
		[88, 126, height],
	] as const;
	drawCypresses(
		sketch,
		...rows.map(([x, ...spot]) => [focus - x, ...spot] as const),
		...rows.map(([x, ...spot]) => [focus + x, ...spot] as const),
	);
	sketch.at(focus, 104, 1, () => {
		sketch.fill(
			'leaf',
			'M-18 6h-36l-24 12h46zM18 6h36l24 12H32zM-34 24h-56l-60 34h84zM34 24h56l60 34H66z',
		);
		sketch.fill('pine', 'M-32 18h-46v5h44zM32 18h46v5H34zM-66 58h-90v-4h92zM66 58h90v-4H64z');
		sketch.stroke(
			'blossom',
			3.4,
			'M-46 10h.1m-9 4h.1m17-1h.1M46 10h.1m9 4h.1m-17-1h.1M-70 32h.1m-18 10h.1m24-3h.1m-44 10h.1m26 1h.1M70 32h.1m18 10h.1m-24-3h.1m44 10h.1m-26 1h.1',
		);
		sketch.stroke(
			'ember',
			3,
			'M-56 34h.1m-22 6h.1m-16 8h.1m10 5h.1M56 34h.1m22 6h.1m16 8h.1m-10 5h.1',
		);
	});
	drawFountain(sketch, focus, 150);
}

function drawGlasshouse(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawBackdrop(sketch, { ground: 128, groundInk: 'leaf' });
	drawTreeLine(sketch, 130, 26);
	sketch.at(focus, 132, 1.1, () => {
		sketch.fill(
			'cloud',
			'M-70 0v-26q0-14 22-16v42zM48 0v-42q22 2 22 16v26zM-48 0v-44c0-24 24-34 48-34s48 10 48 34v44z',
		);
		sketch.fill(
			'pine',
			'M-66 0q2-20 10-22 6 8 6 22zM50 0q2-24 10-22 8 8 8 22zM-40 0q-4-30 10-38 4 18 6 38zM8 0q4-40 14-44 14 14 14 44z',
		);
		sketch.fill('leaf', 'M-26 0q4-44 16-56 12 20 10 56zM30 0q0-24 8-30 8 14 6 30z');
		sketch.stroke(
			'wall',
			1.4,
			'M-70 0v-26q0-14 22-16M70 0v-26q0-14-22-16M-59 0v-38M59 0v-38M-48 0v-44c0-24 24-34 48-34s48 10 48 34v44M-48-44h96M-70-22h22M48-22h22M-32 0v-44q0-18 32-34 32 16 32 34v44M-16 0v-44q0-20 16-34 16 14 16 34v44M-48-20h96',
		);
		sketch.fill('accent', 'M-7 0v-18a7 7 0 0 1 14 0v18z');
		sketch.fill('wall', 'M-74 4v-6h148v6zM-6-78v-5h12v5z');
		sketch.stroke('ink', 1.2, 'M0-83v-8');
	});
	const flowers = Array.from(
		{ length: 14 },
		() => `M${random.integer(0, sketch.width)} ${random.integer(144, 157)}h.1`,
	);
	sketch.stroke('blossom', 4, ...flowers.slice(7));
	sketch.stroke('ember', 4, ...flowers.slice(0, 7));
}
