import { drawStillLifeGround } from '../backdrop.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

/** Painted tiles behind a jar of branches, or brushes and colours on a work table. */
export function drawCraft(sketch: Sketch): void {
	if (sketch.form === 0) drawTiles(sketch);
	else drawWorkTable(sketch);
}

function drawTiles(sketch: Sketch): void {
	const { focus, random, width } = sketch;
	sketch.fill('paper', rectangle(0, 0, width, 124));
	const top = random.integer(-14, 4);
	const rows = [0, 1, 2, 3].map((row) => top + row * 32 + 16);
	const line = (y: number, start: number): string => `M${start} ${y}h${width + 32}`;
	sketch.dashes('accent', 24, '24 8', ...rows.map((y) => line(y, -12)));
	sketch.dashes('paper', 17, '17 15', ...rows.map((y) => line(y, -8.5)));
	sketch.dashes('dusk', 9, '9 23', ...rows.map((y) => line(y, -4.5)));
	sketch.dashes('sun', 6, '6 26', ...rows.map((y) => line(y - 16, 13)));
	sketch.fill('wood', rectangle(0, 124, width, 36));
	sketch.fill('clay', rectangle(0, 124, width, 4));
	sketch.at(focus + random.integer(20, 40), 146, 1.1, () => {
		sketch.stroke('pine', 2.4, 'M-2-50q-6-30-26-46M2-50q0-30 6-56M6-50q10-22 30-32');
		sketch.fill(
			'leaf',
			'M-28-96q-12 0-16-12 16-2 16 12zM-18-82q-14 2-20-8 14-6 20 8zM8-106q-8-10-2-20 10 8 2 20zM6-84q10-10 18-6-4 12-18 6zM36-82q4-12 16-12-2 14-16 12zM20-70q-2-14 8-18 6 14-8 18z',
		);
		sketch.fill('ember', 'M-9-50v-8h22v8z');
		sketch.fill('rust', 'M-10-52h24q-2 8 8 16 14 22-8 36h-24q-22-14-8-36 10-8 8-16z');
		sketch.fill('earth', 'M6-52h8q-2 8 8 16 14 22-8 36H2q20-16 10-36-8-8-6-16z');
		sketch.stroke('paper', 2, 'M-19-24q6 5 11 0t11 0 11 0 9 0');
	});
	sketch.at(focus - 62, 146, 1, () => {
		sketch.fill('ochre', 'M-26-14h52q-4 14-16 16h-20q-12-2-16-16z');
		sketch.fill('ember', 'M-18-14a9 9 0 1 1 18 0zM0-14a8 8 0 1 1 16 0z');
	});
}

function drawWorkTable(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawStillLifeGround(sketch, 'sand', 'clay', 118);
	sketch.at(focus + 58, 132, 1.1, () => {
		sketch.stroke('wood', 3, 'M-8-30l-12-48M2-30v-56M10-30l14-44');
		sketch.fill(
			'ember',
			'M-25-76q-2-12 2-18 6 6 6 15zM-3-84q-1-12 3-18 4 7 3 18zM20-73q3-12 9-15 2 9-3 18z',
		);
		sketch.fill('accent', 'M-19 0v-36h38V0z');
		sketch.fill('accent-shade', 'M8 0v-36h11V0z');
		sketch.fill('paper', 'M-19-14v-8h38v8z');
	});
	sketch.turned(focus - 34, 136, -random.integer(3, 7), () => {
		sketch.fill('shade', 'M-56 8L-34-28H54L42 8z');
		sketch.fill('paper', 'M-58 5L-36-30H52L40 5z');
		sketch.stroke('accent', 2.4, 'M-24-10q10-14 20-2t18-4M-30-2h52');
		sketch.stroke('ember', 3, 'M24-20h.1M30-14h.1M20-13h.1');
	});
	sketch.at(focus + 8, 148, 1, () => {
		sketch.fill(
			'wall',
			'M-14 0a14 6 0 1 1 28 0a14 6 0 1 1-28 0zM20-2a12 5 0 1 1 24 0a12 5 0 1 1-24 0z',
		);
		sketch.fill('dusk', 'M-10-1a10 3.6 0 1 1 20 0a10 3.6 0 1 1-20 0z');
		sketch.fill('sun', 'M23-3a9 3 0 1 1 18 0a9 3 0 1 1-18 0z');
	});
}
