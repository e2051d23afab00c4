import type { Sketch } from './sketch.ts';

/** A round basin with a jet, its foot at `x, y`. */
export function drawFountain(sketch: Sketch, x: number, y: number): void {
	sketch.at(x, y, 1.1, () => {
		sketch.fill('shade', 'M-38-8v6q38 14 76 0v-6z');
		sketch.fill('wall', 'M-40-8a40 9 0 1 1 80 0a40 9 0 1 1-80 0z');
		sketch.fill('sea', 'M-34-8a34 6.5 0 1 1 68 0a34 6.5 0 1 1-68 0z');
		sketch.fill('wall', 'M-3-6l1-26h4l1 26zM-15-34h30q-3 9-15 9t-15-9z');
		sketch.fill('shade', 'M1-6v-20h1l1 20zM4-26q8-2 11-8h-6q0 5-5 8z');
		sketch.stroke(
			'spray',
			1.6,
			'M0-34v-18M0-52q-11-4-16 30M0-52q11-4 16 30M0-48q-5-3-9 14M0-48q5-3 9 14',
		);
	});
}
