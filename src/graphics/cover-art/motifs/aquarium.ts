import { drawClouds, drawSea, drawSky, drawSun, drawHills } from '../landscape.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

/** Fish behind a great pane with somebody before it, or a house on piers in a basin. */
export function drawAquarium(sketch: Sketch): void {
	if (sketch.form === 0) drawTank(sketch);
	else drawHouseInBasin(sketch);
}

function drawTank(sketch: Sketch): void {
	const { focus, random, width } = sketch;
	sketch.fill('deep', rectangle(0, 0, width, 160));
	sketch.fill('sea', rectangle(focus - 106, 14, 212, 118));
	sketch.fill(
		'far',
		`M${Math.round(focus - 60)} 14h26L${Math.round(focus - 74)} 132h-30zM${Math.round(focus + 10)} 14h40l-10 118h-26z`,
	);
	sketch.fill('ink', rectangle(0, 138, width, 22));
	sketch.at(focus, 132, 1, () => {
		sketch.fill('sand', 'M-106 0q20-12 50-8t60-2 60 4 42-2V0z');
		sketch.stroke('leaf', 4, 'M-88-6q-8-16 0-28t-2-24M-78-6q6-12 0-22M84-6q8-14 0-26t4-22');
		sketch.stroke('ember', 4, 'M58-4v-16m0 8l-8-8m8 8l8-10');
	});
	const fish = (x: number, y: number, scale: number, ink: 'ochre' | 'ember' | 'paper') => {
		sketch.at(focus + x, y, scale, () => {
			sketch.fill(ink, 'M-16 0Q-4-11 12-2l9-7q-2 9 0 18l-9-7Q-4 11-16 0z');
			sketch.fill('ink', 'M-10-2a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0z');
		});
	};
	fish(random.integer(-76, -60), 46, 0.8, 'ochre');
	fish(random.integer(-58, -46), 62, 0.7, 'ochre');
	fish(random.integer(56, 72), 92, 0.9, 'ember');
	fish(random.integer(60, 80), 40, 0.6, 'paper');
	sketch.at(focus + random.integer(-10, 6), 74, 1.15, () => {
		sketch.fill(
			'dusk',
			'M-46 2C-24-16 8-14 32-4l18-14q-4 14 2 28L32 4C10 14-20 16-46 2zM-6-9L6-26l6 20z',
		);
		sketch.fill('cloud', 'M-46 2C-20 8 8 8 30 3 8 14-20 16-46 2z');
		sketch.stroke('ink', 1.2, 'M-26-4v8M-22-5v9M-18-5v9');
		sketch.fill('ink', 'M-38-1a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0z');
	});
	sketch.at(focus - 34, 160, 1, () => {
		sketch.fill(
			'ink',
			'M-12 0q-2-34 12-36 14 2 12 36zM-8-45a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM18 0q-2-20 8-22 10 2 8 22zM20-28a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
		);
	});
}

function drawHouseInBasin(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawSky(sketch);
	const sun = drawSun(sketch, focus - random.between(70, 88), random.between(28, 40), 15);
	drawClouds(sketch, sun, 2, 16, 40);
	drawHills(sketch, tone.far, 98, 8, 2);
	drawSea(sketch, 112, 160);
	sketch.at(focus + 6, 122, 1.05, () => {
		sketch.fill('shade', 'M-50 6v-16h8v16zM42 6v-16h8v16zM-16 6v-16h8v16zM12 6v-16h8v16z');
		sketch.fill('wall', 'M-66-8l6-34H60l6 34z');
		sketch.fill('clay', 'M36-8l4-34h20l6 34z');
		sketch.fill('glow', 'M-30-14v-20h60v20z');
		sketch.stroke('wall', 1.2, 'M-10-14v-20M10-14v-20');
		sketch.fill('ember', 'M-20-24q6-7 14-1l5-4v10l-5-4q-8 6-14-1z');
		sketch.stroke('ink', 1.6, 'M-56-42v-46M56-42v-46M-26-50v-34M26-50v-34');
		sketch.stroke(
			'ink',
			0.8,
			'M-56-86l-14 78M56-86l14 78M-56-86l30 34M56-86l-30 34M-26-84l26 34 26-34',
		);
		sketch.fill('cloud', 'M-66-42Q-40-62-26-50T0-52 26-50 66-42z');
		sketch.fill('accent', 'M-72-6v-5H72v5z');
		sketch.stroke('wood', 4, 'M66-6h70');
		sketch.stroke('cloud', 1.4, 'M-60 12h44M4 14h60M-30 22h50');
	});
}
