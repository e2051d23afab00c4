import { drawBirds, drawClouds, drawHills, drawSky, drawStipple, drawSun } from './landscape.ts';
import { pictureHeight, type Sketch } from './sketch.ts';
import { disc, rectangle } from './outlines.ts';
import type { Ink } from './ink.ts';

export interface BackdropSettings {
	/** Where the ground begins on which the subject stands. */
	ground: number;
	groundInk?: Ink;
	/** About where the tops of the two chains of hills are; the nearer one may be left out. */
	hills?: readonly [far: number, mid?: number];
}

/** Sky, sun, clouds, hills and ground: the country behind most subjects. */
export function drawBackdrop(sketch: Sketch, settings: BackdropSettings): void {
	const { random, tone, focus } = sketch;
	const { ground, groundInk = tone.near, hills = [98, 116] } = settings;
	drawSky(sketch);
	const sun = drawSun(
		sketch,
		focus - random.integer(42, 86),
		random.integer(32, 52),
		random.integer(13, 20),
	);
	drawClouds(sketch, sun, 2, 18, 48);
	if (sketch.isDetailed) drawBirds(sketch, focus + 34, 58);
	const [far, mid] = hills;
	drawHills(sketch, tone.far, far, 12, 2);
	drawStipple(sketch, tone.mid, far + 10, mid ?? ground);
	if (mid !== undefined) {
		drawHills(sketch, tone.mid, mid, 8, 3);
		drawStipple(sketch, tone.near, mid + 8, ground);
	}
	sketch.fill(groundInk, rectangle(0, ground, sketch.width, pictureHeight - ground));
}

/** A wall with a large disc behind the subject, and a table: the ground of a still life. */
export function drawStillLifeGround(sketch: Sketch, table: Ink, edge: Ink, top = 124): void {
	const { tone, width, focus } = sketch;
	sketch.fill(tone.sky, rectangle(0, 0, width, pictureHeight));
	sketch.fill(
		tone.sun,
		disc(focus + sketch.random.between(-8, 8), 66, sketch.random.between(46, 52)),
	);
	if (sketch.isDetailed) drawStipple(sketch, tone.far, 20, top);
	sketch.fill(table, rectangle(0, top, width, pictureHeight - top));
	sketch.fill(edge, rectangle(0, top, width, 3));
}
