import { enlarged, meet, type WorldPart } from './canvas-tiles.ts';

/** Describes something on a map, in pixels: its middle, and the room that it takes. */
export interface Placed {
	x: number;
	y: number;
	width: number;
	height: number;
}

/**
 * Describes where a name may stand: how far to the right of the middle of what it names, as a share
 * of its own width (with half at most, the name still stands across that middle), and how far below
 * it in pixels.
 */
export type NameSpot = readonly [across: number, down: number];

/** Gap around a name, in pixels. */
const gap = 6;

/**
 * Places names, those that come first before others, where they cover neither one another nor what
 * is there already. Nothing else shows on a map without streets where a town lies: a name is
 * written across what it names or, where a mark covers that, above or below the mark, and never so
 * that another mark or name, or what else is taken, is nearer to it.
 *
 * @param marks Marks of places, which may cover what is named.
 * @param taken What else is there already.
 * @param spots The first that is free is taken.
 * @param seen Across its edge no name stands: what is named within it has its name there, moved
 *   inward as far as is needed.
 * @returns Names that found room, with the spots where they did.
 */
export function placedNames<Name extends Placed>(
	names: readonly Name[],
	marks: readonly Placed[],
	taken: readonly Placed[],
	spots: readonly NameSpot[],
	seen: WorldPart,
): Name[] {
	const placed: Name[] = [];
	for (const name of names) {
		const others = [...marks, ...taken, ...placed];
		const point = { ...name, width: 0, height: 0 };
		const covering = marks.filter((mark) => distance(point, mark) < gap);
		const own: readonly Placed[] = covering.length > 0 ? covering : [point];
		const isOwn = (spot: Placed) => {
			const farthest = Math.min(...own.map((one) => distance(spot, one)));
			return others.every((other) => own.includes(other) || distance(spot, other) >= farthest);
		};
		const free = spots
			.map((spot) => clearOfEdge(atSpot(name, spot), name, seen))
			.find((spot) => spot && hasRoom(spot, others) && isOwn(spot));
		if (free) placed.push(free);
	}
	return placed;
}

/** Returns the distance between the edges of two things, in pixels; nought where they meet. */
function distance(one: Placed, other: Placed): number {
	return Math.hypot(
		Math.max(0, Math.abs(one.x - other.x) - (one.width + other.width) / 2),
		Math.max(0, Math.abs(one.y - other.y) - (one.height + other.height) / 2),
	);
}

/** Returns whether there is room for something among what is there already. */
function hasRoom(placed: Placed, others: readonly Placed[]): boolean {
	return !others.some(
		({ height, width, x, y }) =>
			Math.abs(x - placed.x) * 2 < width + placed.width + gap * 2 &&
			Math.abs(y - placed.y) * 2 < height + placed.height + gap,
	);
}

function atSpot<Name extends Placed>(name: Name, [across, down]: NameSpot): Name {
	return { ...name, x: name.x + across * name.width, y: name.y + down };
}

/**
 * Moves the name of what lies within the edge there; returns `undefined` where a name would cross
 * it all the same.
 */
function clearOfEdge<Name extends Placed>(
	name: Name,
	named: Placed,
	{ max, min }: WorldPart,
): Name | undefined {
	const [across, down] = [name.width / 2 + gap, name.height / 2 + gap];
	if (!meet(enlarged({ min: name, max: name }, across, down), { max, min })) return name;
	const isWithin = meet({ min: named, max: named }, { max, min });
	if (!isWithin || across * 2 > max.x - min.x) return undefined;
	return {
		...name,
		x: Math.max(min.x + across, Math.min(name.x, max.x - across)),
		y: Math.max(min.y + down, Math.min(name.y, max.y - down)),
	};
}
