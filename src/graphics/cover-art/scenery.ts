import { inkOf, isInkRole } from './ink-role.ts';
import type { Ink } from './ink.ts';
import {
	drawBirds,
	drawClouds,
	drawGrass,
	drawHills,
	drawMountains,
	drawSea,
	drawSky,
	drawStipple,
	drawSun,
} from './landscape.ts';
import type { Sketch } from './sketch.ts';
import { drawTown } from './town.ts';
import {
	drawBush,
	drawCypresses,
	drawFirs,
	drawRoundTrees,
	drawStonePine,
	drawTreeLine,
	type TreeSpot,
} from './trees.ts';

/** Lists what a drawing may ask for by `data-scenery`, to be drawn anew for each cover. */
const sceneries: Readonly<Record<string, (sketch: Sketch, asked: AskedScenery) => void>> = {
	sky: drawSky,
	sun: (sketch, asked) => {
		drawSun(sketch, asked.number('x'), asked.number('y'), asked.number('radius'));
	},
	clouds: (sketch, asked) => {
		drawClouds(sketch, asked.number('count'), asked.number('top'), asked.number('bottom'));
	},
	birds: (sketch, asked) => {
		drawBirds(sketch, asked.number('x'), asked.number('y'));
	},
	hills: (sketch, asked) => {
		const [y, swell, waves] = [asked.number('y'), asked.number('swell'), asked.number('waves')];
		drawHills(sketch, asked.ink('ink'), y, swell, waves);
	},
	mountains: (sketch, asked) => {
		const [ink, shade] = [asked.ink('ink'), asked.ink('shade')];
		drawMountains(sketch, ink, shade, asked.number('y'), asked.number('height'));
	},
	sea: (sketch, asked) => {
		drawSea(sketch, asked.number('top'), asked.number('bottom'), asked.has('light'));
	},
	stipple: (sketch, asked) => {
		drawStipple(sketch, asked.ink('ink'), asked.number('top'), asked.number('bottom'));
	},
	grass: drawGrass,
	town: (sketch, asked) => {
		drawTown(sketch, asked.number('y'), asked.number('height'));
	},
	'tree-line': (sketch, asked) => {
		drawTreeLine(sketch, asked.number('y'), asked.number('height'));
	},
	bush: (sketch, asked) => {
		drawBush(sketch, asked.number('x'), asked.number('y'), asked.number('width'));
	},
	'round-trees': (sketch, asked) => {
		drawRoundTrees(sketch, ...asked.spots());
	},
	cypresses: (sketch, asked) => {
		drawCypresses(sketch, ...asked.spots());
	},
	firs: (sketch, asked) => {
		drawFirs(sketch, ...asked.spots());
	},
	'stone-pine': (sketch, asked) => {
		const spots = asked.spots();
		if (sketch.region !== 'mediterranean') drawRoundTrees(sketch, ...spots);
		else for (const spot of spots) drawStonePine(sketch, ...spot);
	},
};

/**
 * Draws the scenery of a name with the attributes that its element has in the drawing.
 *
 * @throws if there is none of that name, or one of its attributes is missing.
 */
export function drawScenery(
	sketch: Sketch,
	name: string,
	attributes: ReadonlyMap<string, string>,
): void {
	const draw = sceneries[name];
	if (!draw) throw new Error(`There is no scenery called “${name}” (scenery.ts).`);
	const asked = new AskedScenery(name, attributes, sketch);
	if (asked.has('only') && !sketch.isDetailed) return;
	draw(sketch, asked);
}

/** Reads the attributes of an element with `data-scenery`. */
class AskedScenery {
	readonly #name: string;
	readonly #attributes: ReadonlyMap<string, string>;
	readonly #sketch: Sketch;

	constructor(name: string, attributes: ReadonlyMap<string, string>, sketch: Sketch) {
		this.#name = name;
		this.#attributes = attributes;
		this.#sketch = sketch;
	}

	has(name: string): boolean {
		return this.#attributes.has(`data-${name}`);
	}

	/** Returns a number, or one between two: `data-y="98"`, `data-y="32 52"`. */
	number(name: string): number {
		return this.#between(this.#text(name).split(' '));
	}

	ink(name: string): Ink {
		const role = this.#text(name);
		if (!isInkRole(role)) throw new Error(`The palette has no --${role}.`);
		return inkOf(role, this.#sketch);
	}

	/** Returns where trees stand, and how high they are: `data-at="78 138 46-60, -92 136 50"`. */
	spots(): TreeSpot[] {
		return this.#text('at')
			.split(', ')
			.map((spot) => {
				const [x = '', y = '', height = ''] = spot.split(' ');
				return [Number(x), Number(y), this.#between(height.split('-'))];
			});
	}

	#between([from = '', to = from]: readonly string[]): number {
		const number =
			from === to ? Number(from) : this.#sketch.random.between(Number(from), Number(to));
		if (Number.isNaN(number)) throw new Error(`“${from}” of ${this.#name} is no number.`);
		return number;
	}

	#text(name: string): string {
		const value = this.#attributes.get(`data-${name}`);
		if (value === undefined) throw new Error(`The scenery “${this.#name}” needs data-${name}.`);
		return value;
	}
}
