import { drawWindows } from '../buildings.ts';
import { drawBackdrop } from '../backdrop.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawTown } from '../town.ts';

/** A tram in a street, or a train that leaves its hall. */
export function drawStation(sketch: Sketch): void {
	drawBackdrop(sketch, { ground: 132, groundInk: 'sand', hills: [78, 100] });
	if (sketch.form === 0) {
		drawTown(sketch, 134, 64);
		drawTram(sketch);
	} else {
		drawHall(sketch);
	}
}

function drawTram(sketch: Sketch): void {
	const { focus, width } = sketch;
	sketch.stroke('ink', 1, `M0 26h${String(width)}`);
	sketch.fill('clay', rectangle(0, 146, width, 14));
	sketch.fill('ink', rectangle(0, 147, width, 1.5), rectangle(0, 153, width, 1.5));
	sketch.at(focus, 148, 1.12, () => {
		sketch.stroke('ink', 1.6, 'M-8-92L14-108');
		sketch.fill('ink', 'M-40 0h80l-4-9h-72z');
		sketch.fill('accent', 'M-62-8v-36H62v36q0 3-4 3H-58q-4 0-4-3z');
		sketch.fill('accent-shade', 'M-62-8v-6H62v6q0 3-4 3H-58q-4 0-4-3z');
		sketch.fill('paper', 'M-62-40v-32h124v32zM-68-74q4-12 16-12H52q12 0 16 12v3H-68z');
		sketch.fill('shade', 'M-68-74h136v3H-68z');
		sketch.fill('accent', 'M-46-86q2-6 10-6h72q8 0 10 6z');
		sketch.dashes('glow', 22, '14 4', 'M-52-57H52');
		sketch.fill('glow', 'M-59-46v-22h4v22zM55-46v-22h4v22z');
		sketch.stroke('sun', 4, 'M-57-26h.1M57-26h.1');
		sketch.stroke('sun', 1.4, 'M-46-26H46');
		sketch.fill('shade', 'M-38 0a8 8 0 1 1 16 0zM22 0a8 8 0 1 1 16 0z');
	});
}

function drawHall(sketch: Sketch): void {
	const { focus, random, width, tone } = sketch;
	sketch.at(focus, 134, 1, () => {
		sketch.fill('wall', 'M-84 0v-64h26a60 50 0 0 1 116 0h26V0z');
		sketch.fill('shade', 'M-88-64h34v-4h-34zM54-64h34v-4H54zM70 0v-64h14V0z');
		sketch.fill('glow', 'M-48 0v-56a48 42 0 0 1 96 0V0z');
		sketch.stroke(
			'wall',
			1.8,
			'M-48-56h96M0-56v-42M-24-56l-12-32M24-56l12-32M-30-56a30 26 0 0 1 60 0',
		);
		drawWindows(sketch, -77, -52, 1, 2, { width: 9, height: 16, gap: 1, rise: 26 });
		drawWindows(sketch, 65, -52, 1, 2, { width: 9, height: 16, gap: 1, rise: 26 });
		sketch.fill('wall', 'M-9-112a9 9 0 1 1 18 0a9 9 0 1 1-18 0z');
		sketch.stroke('ink', 1.2, 'M0-112v-5m0 5l3 2');
	});
	sketch.fill(tone.fore, rectangle(0, 132, width, 28));
	sketch.fill(
		'sand',
		`M0 160v-18h${String(Math.round(focus - 62))}l-30 18zM${String(width)} 160v-18H${String(Math.round(focus + 62))}l30 18z`,
	);
	sketch.at(focus + random.between(-3, 3), 150, 1, () => {
		sketch.stroke('shade', 1.6, 'M-18-6l-12 18M18-6l12 18');
		sketch.fill('accent', 'M-34-4v-54q0-18 18-20h32q18 2 18 20v54q0 4-4 4h-60q-4 0-4-4z');
		sketch.fill('accent-shade', 'M20 0q8-40 0-78 14 3 14 20v54q0 4-4 4zM-34-18h68v-5h-68z');
		sketch.fill('paper', 'M-26-38v-20q0-8 8-10h36q8 2 8 10v20z');
		sketch.fill('dusk', 'M-22-41v-16q0-6 6-7H-2v23zM2-41v-23h14q6 1 6 7v16z');
		sketch.stroke('sun', 6, 'M-24-11h.1M24-11h.1');
	});
}
