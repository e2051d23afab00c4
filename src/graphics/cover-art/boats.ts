import type { Ink } from './ink.ts';
import type { Sketch } from './sketch.ts';

/** A boat under two sails, its water line at `y`. */
export function drawSailingBoat(
	sketch: Sketch,
	x: number,
	y: number,
	scale: number,
	hull: Ink = 'accent-shade',
): void {
	sketch.at(x, y, scale, () => {
		sketch.fill('paper', 'M1-54C18-38 24-22 25-8H1z');
		sketch.fill(hull, 'M-26-4h54q-5 10-13 11h-30q-8-3-11-11z');
		sketch.fill('shade', 'M-2-47C-6-30-14-16-20-8h18z');
		if (scale > 0.9 || sketch.isDetailed) sketch.stroke('cloud', 1.4, 'M-30 8h62M-12 12h30');
	});
}
