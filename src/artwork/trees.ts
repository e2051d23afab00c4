import type { Ink } from './ink.ts';
import { disc, dome, ellipse, polygon, shadedHalf, short } from './outlines.ts';
import type { Sketch } from './sketch.ts';

export interface Foliage {
	lit: Ink;
	shaded: Ink;
}

/** The colours of leaves in the season of the drawing. */
export function foliageOf(sketch: Sketch): Foliage {
	if (sketch.season === 'spring') return { lit: 'spring', shaded: 'leaf' };
	if (sketch.season === 'autumn') return { lit: 'rust', shaded: 'earth' };
	return { lit: 'leaf', shaded: 'pine' };
}

/** A tree with a round crown; it stands bare in winter and may blossom in spring. */
export function drawRoundTree(sketch: Sketch, x: number, y: number, height: number): void {
	if (sketch.season === 'winter') {
		drawBareTree(sketch, x, y, height);
		return;
	}
	const radius = height * 0.34;
	const centre = y - height + radius;
	const { lit, shaded } = foliageOf(sketch);
	const blossoms = sketch.season === 'spring' && sketch.random.chance(0.4);
	sketch.stroke(
		'wood',
		height * 0.055,
		`M${short(x)} ${short(y)}V${short(centre)}m0 ${short(radius * 0.55)}l${short(radius * 0.4)}-${short(radius * 0.4)}`,
	);
	sketch.fill(blossoms ? 'blossom' : lit, disc(x, centre, radius));
	sketch.fill(blossoms ? 'clay' : shaded, shadedHalf(x, centre, radius, radius));
	if (!sketch.isDetailed) return;
	const leaves = Array.from({ length: 9 }, () => {
		const angle = sketch.random.between(1.6, 4.6);
		const reach = radius * sketch.random.between(0.3, 0.85);
		return `M${short(x + Math.cos(angle) * reach)} ${short(centre + Math.sin(angle) * reach)}h.1`;
	});
	sketch.stroke(shaded, 1, leaves.join(''));
}

/** A cypress or poplar: green all year. */
export function drawCypress(sketch: Sketch, x: number, y: number, height: number): void {
	const half = height * 0.13;
	const tip = short(-height);
	const side = `${short(half * 1.25)} ${short(-height * 0.3)} ${short(half * 0.9)} ${short(-height * 0.62)} 0 ${tip}`;
	const left = `${short(-half * 0.9)} ${short(-height * 0.62)} ${short(-half * 1.25)} ${short(-height * 0.3)} 0 0`;
	sketch.at(x, y, 1, () => {
		sketch.fill('leaf', `M0 ${tip}C${left}z`);
		sketch.fill('pine', `M0 0C${side}z`);
	});
}

/** The umbrella pine of southern coasts. */
export function drawStonePine(sketch: Sketch, x: number, y: number, height: number): void {
	const trunk = `M0 0C${short(height * 0.06)} ${short(-height * 0.3)} ${short(-height * 0.05)} ${short(-height * 0.45)} 0 ${short(-height * 0.72)}`;
	const fork = `M${short(height * 0.01)} ${short(-height * 0.42)}L${short(height * 0.2)} ${short(-height * 0.72)}M0 ${short(-height * 0.5)}L${short(-height * 0.18)} ${short(-height * 0.72)}`;
	const half = height * 0.48;
	const base = -height * 0.66;
	sketch.at(x, y, 1, () => {
		sketch.stroke('wood', height * 0.05, trunk);
		sketch.stroke('wood', height * 0.03, fork);
		sketch.fill(
			'pine',
			`M${short(-half)} ${short(base)}q${short(-half * 0.12)} ${short(-height * 0.16)} ${short(half * 0.42)} ${short(-height * 0.2)}q${short(half * 0.5)} ${short(-height * 0.26)} ${short(half)} ${short(-height * 0.04)}q${short(half * 0.72)} ${short(height * 0.02)} ${short(half * 0.62)} ${short(height * 0.24)}q${short(-half)} ${short(-height * 0.06)} ${short(-half * 1.92)} 0z`,
		);
		sketch.fill(
			'leaf',
			`M${short(-half * 0.86)} ${short(base - height * 0.05)}q${short(half * 0.06)} ${short(-height * 0.12)} ${short(half * 0.44)} ${short(-height * 0.12)}q${short(half * 0.4)} ${short(-height * 0.2)} ${short(half * 0.84)} ${short(-height * 0.05)}q${short(-half * 0.5)} ${short(height * 0.15)} ${short(-half * 1.28)} ${short(height * 0.17)}z`,
		);
	});
}

export function drawPalm(sketch: Sketch, x: number, y: number, height: number): void {
	const top = -height * 0.8;
	const lean = height * 0.08;
	const reach = height * 0.36;
	const frond = (across: number, down: number): string =>
		`M${short(lean)} ${short(top)}q${short(across * 0.5)} ${short(down - reach * 0.62)} ${short(across)} ${short(down)}q${short(-across * 0.55)} ${short(-reach * 0.36)} ${short(-across)} ${short(-down)}z`;
	sketch.at(x, y, 1, () => {
		sketch.stroke(
			'wood',
			height * 0.05,
			`M0 0Q${short(-lean * 0.4)} ${short(top / 2)} ${short(lean)} ${short(top)}`,
		);
		sketch.fill(
			'pine',
			frond(reach, -reach * 0.05),
			frond(reach * 0.75, reach * 0.5),
			frond(reach * 0.55, -reach * 0.45),
		);
		sketch.fill(
			'leaf',
			frond(-reach, -reach * 0.05),
			frond(-reach * 0.75, reach * 0.5),
			frond(-reach * 0.5, -reach * 0.5),
		);
	});
}

export function drawFir(sketch: Sketch, x: number, y: number, height: number): void {
	const half = height * 0.24;
	const tiers = [0, 0.27, 0.52].map((from, index) => ({
		base: y - height * (0.12 + from),
		half: half * (1 - index * 0.22),
		tip: y - height * (0.62 + index * 0.19),
	}));
	sketch.stroke('wood', height * 0.05, `M${short(x)} ${short(y)}v${short(-height * 0.2)}`);
	sketch.fill(
		'leaf',
		...tiers.map((tier) => polygon(x - tier.half, tier.base, x, tier.tip, x, tier.base)),
	);
	sketch.fill(
		'pine',
		...tiers.map((tier) => polygon(x, tier.tip, x + tier.half, tier.base, x, tier.base)),
	);
}

/** A clipped hedge or bush, `width` across. */
export function drawBush(sketch: Sketch, x: number, y: number, width: number): void {
	const { lit, shaded } =
		sketch.season === 'winter' ? ({ lit: 'pine', shaded: 'pine' } as const) : foliageOf(sketch);
	sketch.fill(lit, ellipse(x, y - width * 0.22, width / 2, width * 0.3));
	sketch.fill(shaded, shadedHalf(x + width * 0.06, y - width * 0.22, width * 0.44, width * 0.3));
}

/** A far row of small trees from edge to edge, standing on `y`. */
export function drawPoplarRow(sketch: Sketch, y: number, height: number): void {
	const crowns: string[] = [];
	for (let x = sketch.random.between(-6, 4); x < sketch.width + 8;) {
		const across = sketch.random.between(9, 18);
		crowns.push(dome(x, y, across, sketch.random.between(0.45, 1) * height));
		x += across * 1.4;
	}
	sketch.fill(sketch.season === 'autumn' ? 'earth' : 'pine', ...crowns);
}

function drawBareTree(sketch: Sketch, x: number, y: number, height: number): void {
	const unit = height / 20;
	const line = (...numbers: readonly number[]): string =>
		numbers.map((value) => short(value * unit)).join(' ');
	sketch.stroke('wood', height * 0.05, `M${short(x)} ${short(y)}v${short(-height * 0.9)}`);
	sketch.stroke(
		'wood',
		height * 0.028,
		`M${short(x)} ${short(y - height * 0.4)}l${line(5, -6)}M${short(x)} ${short(y - height * 0.45)}l${line(-5.5, -6)}` +
			`M${short(x)} ${short(y - height * 0.62)}l${line(3.4, -5)}M${short(x)} ${short(y - height * 0.66)}l${line(-3.4, -5)}` +
			`M${short(x + 3 * unit)} ${short(y - height * 0.58)}l${line(3.4, -1.4)}M${short(x - 3.3 * unit)} ${short(y - height * 0.63)}l${line(-3.6, -1.4)}`,
	);
}
