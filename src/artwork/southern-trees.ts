import type { Sketch } from './sketch.ts';

/** The umbrella pine of southern coasts. */
export function drawStonePine(sketch: Sketch, x: number, y: number, height: number): void {
	sketch.at(x, y, height / 100, () => {
		sketch.stroke('wood', 5, 'M0 0c6-30-5-45 0-72M1-42l19-30M0-50l-18-22');
		sketch.fill('pine', 'M-48-66q-6-16 20-20 24-26 48-4 36 2 30 24-48-6-98 0z');
		sketch.fill('leaf', 'M-41-71q3-12 21-12 20-20 40-5-24 15-61 17z');
	});
}

/** A date palm, leaning a little. */
export function drawPalm(sketch: Sketch, x: number, y: number, height: number): void {
	sketch.at(x, y, height / 100, () => {
		sketch.stroke('wood', 5, 'M0 0q-4-40 8-80');
		sketch.fill(
			'pine',
			'M8-80q18-24 36-2-20-11-36 2zM8-80q14-4 27 18-15-13-27-18zM8-80q10-38 20-16-11-3-20 16z',
		);
		sketch.fill(
			'leaf',
			'M8-80q-18-24-36-2 20-11 36 2zM8-80q-14-4-27 18 15-13 27-18zM8-80q-9-40-18-18 10-3 18 18z',
		);
	});
}
