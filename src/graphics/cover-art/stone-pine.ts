import type { Sketch } from './sketch.ts';

/** Draws an umbrella pine of southern coasts, its foot at `x, y`. */
export function drawStonePine(sketch: Sketch, x: number, y: number, height: number): void {
	sketch.at(x, y, height / 100, () => {
		sketch.stroke('wood', 5, 'M0 0c6-30-5-45 0-72M1-42l19-30M0-50l-18-22');
		sketch.fill('pine', 'M-48-66q-6-16 20-20 24-26 48-4 36 2 30 24-48-6-98 0z');
		sketch.fill('leaf', 'M-41-71q3-12 21-12 20-20 40-5-24 15-61 17z');
	});
}
