import { foliageOf } from './foliage.ts';
import { disc, dome, ellipse, shadedHalf, short } from './outlines.ts';
import { drawPalms } from './palms.ts';
import type { Sketch } from './sketch.ts';

/** Describes where a tree stands, and how high it is. */
export type TreeSpot = readonly [x: number, y: number, height: number];

/**
 * Draws trees with round crowns; they stand bare in winter and may blossom in spring. In the warm
 * belt they are palms.
 */
export function drawRoundTrees(sketch: Sketch, ...spots: readonly TreeSpot[]): void {
	if (sketch.region === 'warm') {
		drawPalms(sketch, spots);
		return;
	}
	if (sketch.season === 'winter') {
		drawBareTrees(sketch, spots);
		return;
	}
	const blossoms = sketch.season === 'spring' && sketch.random.chance(0.4);
	const { lit, shaded } = blossoms
		? ({ lit: 'blossom', shaded: 'clay' } as const)
		: foliageOf(sketch);
	const crowns = spots.map(([x, y, height]) => ({
		x,
		y: y - height * 0.66,
		radius: height * 0.34,
	}));
	const trunks = spots.map(
		([x, y, height]) =>
			`M${short(x)} ${short(y)}v${short(height * -0.5)}m0 ${short(height * 0.06)}l${short(height * 0.14)} ${short(height * -0.14)}`,
	);
	for (const { x, y, radius } of crowns) {
		sketch.fill(lit, disc(x, y, radius));
	}
	for (const { x, y, radius } of crowns) {
		sketch.fill(shaded, shadedHalf(x, y, radius, radius));
	}
	sketch.stroke('wood', Math.max(...spots.map(([, , height]) => height)) * 0.05, ...trunks);
	if (!sketch.isDetailed) return;
	const leaves = crowns.flatMap(({ x, y, radius }) =>
		Array.from({ length: 9 }, () => {
			const angle = sketch.random.between(1.6, 4.6);
			const reach = radius * sketch.random.between(0.3, 0.85);
			return `M${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}h.1`;
		}),
	);
	sketch.stroke(shaded, 1, ...leaves);
}

/**
 * Draws cypresses, green all year; away from the Mediterranean they are rounder, as clipped
 * yews are.
 */
export function drawCypresses(sketch: Sketch, ...spots: readonly TreeSpot[]): void {
	const girth = sketch.region === 'mediterranean' ? 1 : 2.2;
	const half = (x: number, y: number, height: number, side: 1 | -1): string => {
		const at = (across: number, up: number): string =>
			`${short(across * height * side * girth)} ${short(-up * height)}`;
		return `M${short(x)} ${short(y)}c${at(0.16, 0.3)} ${at(0.12, 0.62)} ${at(0, 1)}z`;
	};
	sketch.fill('leaf', ...spots.map(([x, y, height]) => half(x, y, height, -1)));
	sketch.fill('pine', ...spots.map(([x, y, height]) => half(x, y, height, 1)));
}

/** Draws firs with three tiers of branches; in the warm belt palms. */
export function drawFirs(sketch: Sketch, ...spots: readonly TreeSpot[]): void {
	if (sketch.region === 'warm') {
		drawPalms(sketch, spots);
		return;
	}
	const tiers = spots.flatMap(([x, y, height]) =>
		[0, 1, 2].map((tier) => ({
			x: Math.round(x),
			base: Math.round(y - height * (0.12 + tier * 0.26)),
			half: Math.round(height * (0.24 - tier * 0.05)),
			rise: Math.round(height * (0.5 - tier * 0.07)),
		})),
	);
	sketch.stroke(
		'wood',
		3,
		...spots.map(
			([x, y, height]) => `M${Math.round(x)} ${Math.round(y)}v${Math.round(height * -0.2)}`,
		),
	);
	sketch.fill(
		'leaf',
		...tiers.map(({ x, base, half, rise }) => `M${x - half} ${base}l${half}-${rise}v${rise}z`),
	);
	sketch.fill(
		'pine',
		...tiers.map(({ x, base, half, rise }) => `M${x} ${base}v-${rise}l${half} ${rise}z`),
	);
}

/** Draws a clipped hedge or bush, `width` across. */
export function drawBush(sketch: Sketch, x: number, y: number, width: number): void {
	const { lit, shaded } =
		sketch.season === 'winter' ? ({ lit: 'leaf', shaded: 'pine' } as const) : foliageOf(sketch);
	sketch.fill(lit, ellipse(x, y - width * 0.22, width / 2, width * 0.3));
	sketch.fill(shaded, shadedHalf(x + width * 0.06, y - width * 0.22, width * 0.44, width * 0.3));
}

/** Draws a far row of small trees from edge to edge, standing on `y`. */
export function drawTreeLine(sketch: Sketch, y: number, height: number): void {
	const crowns: string[] = [];
	for (let x = sketch.left + sketch.random.between(-6, 4); x < sketch.left + sketch.width + 8;) {
		const across = sketch.random.integer(10, 19);
		crowns.push(
			dome(Math.round(x), y, across, Math.round(sketch.random.between(0.45, 1) * height)),
		);
		x += across * 1.45;
	}
	sketch.fill(sketch.season === 'autumn' ? 'earth' : 'pine', ...crowns);
}

/** Draws an umbrella pine of southern coasts, its foot at `x, y`. */
export function drawStonePine(sketch: Sketch, x: number, y: number, height: number): void {
	sketch.at(x, y, height / 100, () => {
		sketch.stroke('wood', 5, 'M0 0c6-30-5-45 0-72M1-42l19-30M0-50l-18-22');
		sketch.fill('pine', 'M-48-66q-6-16 20-20 24-26 48-4 36 2 30 24-48-6-98 0z');
		sketch.fill('leaf', 'M-41-71q3-12 21-12 20-20 40-5-24 15-61 17z');
	});
}

/** Draws trees without leaves: trunks with three pairs of branches; `spots` are x, y and height. */
function drawBareTrees(
	sketch: Sketch,
	spots: readonly (readonly [x: number, y: number, height: number])[],
): void {
	const highest = Math.max(...spots.map(([, , height]) => height));
	sketch.stroke(
		'wood',
		highest * 0.045,
		...spots.map(([x, y, height]) => `M${short(x)} ${short(y)}v${short(height * -0.92)}`),
	);
	sketch.stroke('wood', highest * 0.025, ...spots.map(branches));
}

function branches([x, y, height]: readonly [number, number, number]): string {
	const at = (across: number, up: number): string =>
		`${short(across * height)} ${short(-up * height)}`;
	return (
		`M${short(x)} ${short(y - height * 0.38)}l${at(0.25, 0.3)}m${at(-0.12, -0.15)}l${at(0.2, 0.06)}` +
		`M${short(x)} ${short(y - height * 0.44)}l${at(-0.27, 0.3)}m${at(0.13, -0.15)}l${at(-0.2, 0.06)}` +
		`M${short(x)} ${short(y - height * 0.62)}l${at(0.16, 0.25)}M${short(x)} ${short(y - height * 0.66)}l${at(-0.16, 0.24)}`
	);
}
