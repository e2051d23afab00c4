import type { Ink } from './ink.ts';
import { short } from './outlines.ts';
import type { Region } from './region.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Tone } from './tone.ts';

/** Names one of the ways in which a motif can be composed, counted from 0. */
export type Form = number;

export type CoverSeason = 'spring' | 'summer' | 'autumn' | 'winter';

/** Holds what a drawing is made with. Lengths are in drawing units: a picture is 160 high. */
export interface SketchSettings {
	readonly width: number;
	/** Left edge: the subject stands about x = 0. */
	readonly left: number;
	readonly tone: Tone;
	/** Absent where the record names none: leaves are then green. */
	readonly season: CoverSeason | undefined;
	/** Absent where the record does not say where it is. */
	readonly region: Region | undefined;
	readonly random: SeededRandom;
	/** Whether it is a large illustration, which has room for more. */
	readonly isDetailed: boolean;
}

/** Holds a drawing in the making. What is drawn later lies on top. */
export interface Sketch extends SketchSettings {
	/** Position of the sun, for the clouds to keep clear of it and the sea to shine below it. */
	sun: { readonly x: number; readonly y: number; readonly radius: number };
	fill(ink: Ink, ...outlines: readonly string[]): void;
	/** Draws lines with round ends. */
	stroke(ink: Ink, width: number, ...lines: readonly string[]): void;
	/** Draws a line cut into pieces with square ends; `pattern` is SVG's dash array. */
	dashes(ink: Ink, width: number, pattern: string, ...lines: readonly string[]): void;
	/** Draws with the origin moved to `x, y` and lengths multiplied by `scale`. */
	at(x: number, y: number, scale: number, draw: () => void): void;
	/** Adds SVG elements as they are. */
	add(elements: string): void;
	/** Returns what was drawn so far, as SVG elements. */
	markup(): string;
}

export const pictureHeight = 160;

/** Lists what all drawings inherit: lines are not filled, and their ends are round. */
export const rootAttributes = 'fill="none" stroke-linecap="round"';

/**
 * Returns an empty sketch to draw in. `colour` gives the value of a `fill` or `stroke` attribute
 * for an ink. The markup belongs into an element with `rootAttributes`.
 */
export function newSketch(settings: SketchSettings, colour: (ink: Ink) => string): Sketch {
	let markup = '';
	let attributes = '';
	let path = '';

	function flush(): void {
		if (path !== '') markup += `<path ${attributes} d="${path}"/>`;
		path = '';
	}

	function draw(attributesOfPath: string, outlines: readonly string[]): void {
		if (attributesOfPath !== attributes) {
			flush();
			attributes = attributesOfPath;
		}
		for (const outline of outlines) path += outline.replaceAll(' -', '-');
	}

	return {
		...settings,
		sun: { x: 0, y: 0, radius: 0 },
		fill(ink, ...outlines) {
			draw(`fill="${colour(ink)}"`, outlines);
		},
		stroke(ink, width, ...lines) {
			draw(`stroke="${colour(ink)}" stroke-width="${short(width)}"`, lines);
		},
		dashes(ink, width, pattern, ...lines) {
			draw(
				`stroke="${colour(ink)}" stroke-width="${short(width)}" stroke-dasharray="${pattern}" stroke-linecap="butt"`,
				lines,
			);
		},
		at(x, y, scale, drawInside) {
			const scaling = scale === 1 ? '' : `scale(${String(Math.round(scale * 100) / 100)})`;
			flush();
			markup += `<g transform="translate(${short(x)} ${short(y)})${scaling}">`;
			drawInside();
			flush();
			markup += '</g>';
		},
		add(elements) {
			flush();
			markup += elements;
		},
		markup() {
			flush();
			return markup;
		},
	};
}
