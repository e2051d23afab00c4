import { inkOf } from './ink-role.ts';
import type { Sketch } from './sketch.ts';

/** Draws a row of houses seen from afar, from edge to edge, standing on `y`. */
export function drawTown(sketch: Sketch, y: number, height: number): void {
	const { left, random, width } = sketch;
	const houses = [];
	for (let x = left + random.integer(-16, 0); x < left + width;) {
		const across = random.integer(23, 34);
		houses.push({ x, across, top: y - Math.round(height * random.between(0.5, 1)) });
		x += across;
	}
	let skyline = '';
	let shades = '';
	let roofs = '';
	let windows = '';
	let upper = 0;
	for (const { x, across, top } of houses) {
		skyline += `V${top}h${across}`;
		if (random.chance(0.4)) shades += `M${x} ${y}V${top}h${across}V${y}z`;
		roofs += `M${x - 1} ${top}l4-5h${across - 6}l4 5z`;
		windows += `M${x + 4} ${top + 6}h${across - 7}`;
		if (y - top > 24 && upper++ % 3 === 0) windows += `M${x + 4} ${top + 15}h${across - 7}`;
	}
	sketch.fill('wall', `M${houses[0]?.x ?? 0} ${y}${skyline}V${y}z`);
	sketch.fill('shade', shades);
	// Roofs are flat in the warm belt.
	if (sketch.region !== 'warm') sketch.fill(inkOf('region-roof', sketch), roofs);
	sketch.dashes('glow', 4, '2.4 4', windows);
}
