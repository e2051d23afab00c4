import { drawStillLifeGround } from '../backdrop.ts';
import { drawSky, drawSun, drawHills } from '../landscape.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

/** An open book from which a landscape rises, or books on a sill with a lamp. */
export function drawBooks(sketch: Sketch): void {
	if (sketch.form === 0) drawOpenBook(sketch);
	else drawSill(sketch);
}

function drawOpenBook(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawSky(sketch);
	drawSun(sketch, focus - random.between(8, 30), random.between(46, 54), random.between(20, 25));
	sketch.at(focus, 144, 1.12, () => {
		sketch.fill(tone.far, 'M-74-26C-60-70-40-76-24-58c12-22 34-26 46 2 12-14 40-8 52 30z');
		sketch.fill(tone.mid, 'M-74-24c20-30 50-30 74-8 24-22 54-16 74 8z');
		sketch.fill('leaf', 'M-52-26l6-20 6 20zM-40-26l5-14 5 14zM34-26l7-24 7 24z');
		sketch.fill('accent-shade', 'M-88-18q44-10 88 6 44-16 88-6V8Q44-2 0 12-44-2-88 8z');
		sketch.fill('paper', 'M-82-26Q-40-38 0-20V6Q-40-8-82 2zM82-26Q40-38 0-20V6Q40-8 82 2z');
		sketch.fill('shade', 'M0-20Q20-29 44-31 20-22 8 4L0 6z');
		sketch.stroke(
			'dusk',
			1.2,
			'M-72-18q28-6 60 4M-72-11q28-6 60 4M-72-4q28-6 50 2M28-20q22-5 44-1M26-12q22-5 46-1M24-5q22-5 40-2',
		);
	});
}

function drawSill(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawStillLifeGround(sketch, 'wood', 'clay', 132);
	drawHills(sketch, sketch.tone.far, 104, 9, 2);
	sketch.fill('wood', rectangle(0, 132, sketch.width, 28));
	sketch.fill('clay', rectangle(0, 132, sketch.width, 4));
	const spines = [
		'accent',
		'paper',
		'dusk',
		'ochre',
		'accent-shade',
		'pine',
		'ember',
		'near',
		'wall',
	] as const;
	let x = -66;
	spines.forEach((ink) => {
		const across = random.integer(9, 14);
		const height = random.integer(44, 66);
		sketch.at(focus + x, 132, 1, () => {
			sketch.fill(ink, rectangle(0, -height, across, height));
			sketch.fill(
				ink === 'paper' || ink === 'wall' ? 'accent' : 'sun',
				rectangle(0, 10 - height, across, 2.5),
				rectangle(0, 16 - height, across, 1.2),
			);
		});
		x += across + 0.6;
	});
	sketch.turned(focus + x + 2, 132, -14, () => {
		sketch.fill('accent', rectangle(0, -58, 12, 58));
	});
	sketch.at(focus - 92, 132, 1.1, () => {
		sketch.stroke('ink', 2.4, 'M0-2v-46l14-22M-12 0h24');
		sketch.fill('accent', 'M6-78l22 6q4 14-4 24l-24-22z');
		sketch.fill('sun', 'M2-68l22 19q-8 6-16 0-8-8-6-19z');
	});
}
