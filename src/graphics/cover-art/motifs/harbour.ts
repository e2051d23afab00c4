import { drawSailingBoat } from '../boats.ts';
import { drawBirds, drawClouds, drawHills, drawSea, drawSky, drawSun } from '../landscape.ts';
import type { Sketch } from '../sketch.ts';
import { drawTown } from '../town.ts';

/** Sailing boats before the town, or a river boat below the arches of a bridge. */
export function drawHarbour(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	const sunX = focus - random.between(46, 70);
	drawSky(sketch);
	const sun = drawSun(sketch, sunX, random.between(34, 46), random.between(14, 19));
	drawClouds(sketch, sun, 2, 16, 40);
	drawHills(sketch, tone.far, 76, 12, 2);
	if (sketch.form === 0) {
		drawTown(sketch, 102, 22);
		drawSea(sketch, 100, 160, sunX);
		drawSailingBoat(sketch, focus - 58, 122, 0.8, 'ember');
		drawSailingBoat(sketch, focus + 72, 118, 0.66, 'dusk');
		drawSailingBoat(sketch, focus + 6, 142, 1.45);
		drawBirds(sketch, focus + 44, 40);
		return;
	}
	drawHills(sketch, tone.mid, 94, 6, 3);
	drawSea(sketch, 104, 160, sunX);
	drawBridge(sketch);
	drawRiverBoat(sketch);
}

function drawBridge(sketch: Sketch): void {
	sketch.at(sketch.focus, 110, 1, () => {
		const arch = 'v-14a22 20 0 0 0-44 0v14h-10';
		sketch.fill('wall', `M-160-42H160V0h-22${arch}${arch}${arch}${arch}${arch}H-160z`);
		sketch.fill('shade', 'M-160-36H160v-3H-160z');
		sketch.fill('wall', 'M-160-42H160v-4H-160z');
		sketch.stroke(
			'shade',
			2,
			'M72 0v-14a22 20 0 0 0-3-12M18 0v-14a22 20 0 0 0-3-12M-36 0v-14a22 20 0 0 0-3-12M126 0v-14a22 20 0 0 0-3-12',
		);
		sketch.stroke('ink', 1.2, 'M-62-46v-14m-4 0h8M46-46v-14m-4 0h8');
	});
}

function drawRiverBoat(sketch: Sketch): void {
	sketch.at(sketch.focus + 4, 140, 1.1, () => {
		sketch.fill('accent', 'M-58-9H60q-4 13-14 15h-92q-8-3-12-15z');
		sketch.fill('accent-shade', 'M-54-1h110q-4 6-10 7h-92q-6-2-8-7z');
		sketch.fill('wall', 'M-44-9v-18h74l8 18z');
		sketch.dashes('glow', 7, '8 4', 'M-39-19h66');
		sketch.fill('shade', 'M-48-27v-3h82v3zM6-30l2-12h14l4 12z');
		sketch.fill('ember', 'M-26-30l2-14h9v14z');
		sketch.fill('ink', 'M-24.5-40l.5-4h9v4z');
		sketch.stroke('cloud', 1.5, 'M-70 9h144M-40 13h60');
	});
}
