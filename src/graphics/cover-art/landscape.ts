import type { Ink } from './ink.ts';
import { disc, polygon, rectangle, short } from './outlines.ts';
import { foliageOf } from './foliage.ts';
import { pictureHeight, type Sketch } from './sketch.ts';

/** Fills the picture with the sky; at night it has stars, by day they are of no colour. */
export function drawSky(sketch: Sketch): void {
	sketch.fill(sketch.tone.sky, rectangle(sketch.left, 0, sketch.width, pictureHeight));
	const count = sketch.isDetailed ? 40 : 6;
	const stars = Array.from({ length: count }, () => {
		return `M${sketch.left + sketch.random.integer(0, sketch.width)} ${sketch.random.integer(4, 62)}h.1`;
	});
	sketch.stroke(sketch.tone.sky === 'dusk' ? 'disc' : 'star', 1.1, ...stars);
}

/** Draws the sun, or the moon in the dark palette. */
export function drawSun(sketch: Sketch, x: number, y: number, radius: number): void {
	if (sketch.isDetailed && sketch.tone.sky !== 'dusk') {
		sketch.stroke(sketch.tone.sun, 0.5, disc(x, y, radius + 4), disc(x, y, radius + 7));
	}
	sketch.fill(sketch.tone.sun, disc(x, y, radius));
	sketch.sun = { x, y, radius };
}

/**
 * Draws long flat clouds from `top` to `bottom`; any that would cross the sun drifts past it.
 */
export function drawClouds(sketch: Sketch, count: number, top: number, bottom: number): void {
	const { left, random, sun, width } = sketch;
	const total = sketch.isDetailed ? count + 1 : count;
	let clouds = '';
	for (let index = 0; index < total; index++) {
		const place = left + Math.round((width / total) * (index + random.between(0.1, 0.6)) - 20);
		const length = random.integer(30, 54);
		const y = random.integer(top, bottom);
		const reach = sun.radius + 6;
		const isAcross = Math.abs(y - sun.y) < reach && place < sun.x + reach;
		const x = isAcross ? Math.round(sun.x + reach + random.between(2, 20)) : place;
		clouds += `M${x} ${y}h${length}m${random.integer(-26, -18)}-3.6h${Math.round(length * -0.36)}`;
	}
	sketch.stroke('cloud', 4.2, clouds);
}

export function drawBirds(sketch: Sketch, x: number, y: number): void {
	const count = sketch.isDetailed ? 7 : 3;
	const birds = Array.from({ length: count }, (_, index) => {
		const left = x + index * 9 + sketch.random.between(-3, 3);
		return `M${short(left)} ${short(y + sketch.random.between(-7, 7))}q2.5-3 4 0q1.5-3 4 0`;
	});
	sketch.stroke('ink', 0.9, ...birds);
}

/** Draws soft hills from edge to edge, their tops about `y`, as high and low as `swell`. */
export function drawHills(sketch: Sketch, ink: Ink, y: number, swell: number, waves = 3): void {
	const { left, random, width } = sketch;
	const step = Math.round(width / waves);
	const isHighFirst = random.chance(0.5);
	const heightAt = (index: number): number =>
		Math.round(y + ((index % 2 === 0) === isHighFirst ? -1 : 1) * swell * random.between(0.35, 1));
	let ridge = '';
	const first = heightAt(0);
	let from = first;
	for (let index = 0; index < waves; index++) {
		const next = heightAt(index + 1);
		const bend = Math.round(step / 2);
		ridge += `c${bend} 0 ${bend} ${next - from} ${step} ${next - from}`;
		from = next;
	}
	sketch.fill(ink, `M${left} ${first}${ridge}H${left + width}V${pictureHeight}H${left}z`);
}

/** Draws pointed mountains with a shaded side each. */
export function drawMountains(
	sketch: Sketch,
	ink: Ink,
	shade: Ink,
	y: number,
	height: number,
): void {
	const { left, random, width } = sketch;
	const count = Math.max(2, Math.round(width / 85));
	const outlines: string[] = [];
	const shades: string[] = [];
	for (let index = 0; index < count; index++) {
		const x = left + (width / count) * (index + random.between(0.3, 0.7));
		const top = y - height * random.between(0.55, 1);
		const reach = (y - top) * random.between(1.1, 1.4);
		outlines.push(polygon(x - reach, y, x, top, x + reach, y));
		const fold = x + (y - top) * 0.12;
		shades.push(polygon(x, top, x + reach, y, fold + 6, y, fold - 5, top + (y - top) * 0.45));
	}
	sketch.fill(ink, ...outlines);
	sketch.fill(shade, ...shades);
}

/** Draws water from `top` to `bottom`, with a path of light below the sun where it `isLit`. */
export function drawSea(sketch: Sketch, top: number, bottom: number, isLit: boolean): void {
	const { left, random, sun, width } = sketch;
	sketch.fill('sea', rectangle(left, top, width, bottom - top));
	const depth = bottom - top;
	if (isLit) {
		const glints = [0.1, 0.26, 0.44, 0.66].map((part, index) => {
			const half = [11, 7, 9, 4][index] ?? 6;
			return `M${short(sun.x - half)} ${short(top + depth * part)}h${short(half * 2)}`;
		});
		sketch.stroke(sketch.tone.sun, 1.5, glints.join(''));
	}
	const waves = Array.from({ length: sketch.isDetailed ? 26 : 6 }, () => {
		const x = left + random.integer(-6, width);
		const y = Math.round(top + depth * random.between(0.12, 0.95));
		return `M${x} ${y}h${random.integer(6, 16)}`;
	});
	sketch.stroke('far', 0.9, waves.join(''));
}

/**
 * Draws fine dots as in an old print, thickening towards `bottom`; only in the large
 * illustrations.
 */
export function drawStipple(sketch: Sketch, ink: Ink, top: number, bottom: number): void {
	if (!sketch.isDetailed) return;
	const dots = Array.from({ length: 120 }, () => {
		const depth = Math.sqrt(sketch.random.between(0, 1));
		const x = sketch.left + sketch.random.between(0, sketch.width);
		return `M${short(x)} ${short(top + depth * (bottom - top))}h.1`;
	});
	sketch.stroke(ink, 0.8, dots.join(''));
}

/** Draws grass and flowers at the reader's feet; only in the large illustrations. */
export function drawGrass(sketch: Sketch): void {
	if (!sketch.isDetailed) return;
	const { left, random, width, tone } = sketch;
	const { lit } = foliageOf(sketch);
	const blades = (): string =>
		Array.from({ length: 36 }, () => {
			const distance = random.between(0, 1) ** 2 * 74;
			const x = Math.round(left + (random.chance(0.5) ? distance : width - distance));
			const lean = random.integer(-4, 4);
			return `M${x} 161q0-${random.integer(4, 8)} ${lean}-${random.integer(8, 18)}`;
		}).join('');
	sketch.stroke(tone.fore, 1.4, blades());
	sketch.stroke(sketch.season === 'winter' ? 'wood' : lit, 1.1, blades());
	if (sketch.season === 'winter') return;
	const flowers = Array.from({ length: 18 }, () => {
		const distance = random.between(0, 1) ** 2 * 70;
		const x = Math.round(left + (random.chance(0.5) ? distance : width - distance));
		return `M${x} ${random.integer(142, 158)}h.1`;
	});
	sketch.stroke('blossom', 2.6, ...flowers.slice(9));
	sketch.stroke('ember', 2.2, ...flowers.slice(0, 9));
}
