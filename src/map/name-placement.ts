import { enlarged, meet, type WorldPart } from './paper-tiles.ts';

/** Something on a map, in pixels: its middle, and the room that it takes. */
export interface Placed {
	x: number;
	y: number;
	width: number;
	height: number;
}

/**
 * Where a name may stand beside the middle of what it names, in pixels: how far to the right of it the name begins or, below nought,
 * to the left of it ends (at nought it is centred), and how far below its own height.
 */
export type NameSpot = readonly [across: number, down: number];

/** Around a name, in pixels. */
const gap = 6;

/**
 * Places names, those that come first before others, where they cover neither one another nor what is there already.
 *
 * @param taken What is there already.
 * @param spots The first that is free is taken.
 * @param seen Across its edge no name stands: what is named within it has its name there, moved inward as far as is needed.
 * @returns Those names that found room, where they found it.
 */
export function placedNames<Name extends Placed>(
	names: readonly Name[],
	taken: readonly Placed[],
	spots: readonly NameSpot[],
	seen: WorldPart,
): Name[] {
	const placed: Name[] = [];
	for (const name of names) {
		const free = spots
			.map((spot) => clearOfEdge(atSpot(name, spot), name, seen))
			.find((one) => one && hasRoom(one, taken) && hasRoom(one, placed));
		if (free) placed.push(free);
	}
	return placed;
}

/** Whether there is room for something among what is there already. */
function hasRoom(placed: Placed, others: readonly Placed[]): boolean {
	return !others.some(
		({ height, width, x, y }) =>
			Math.abs(x - placed.x) * 2 < width + placed.width + gap * 2 &&
			Math.abs(y - placed.y) * 2 < height + placed.height + gap,
	);
}

function atSpot<Name extends Placed>(name: Name, [across, down]: NameSpot): Name {
	const x = name.x + across + (Math.sign(across) * name.width) / 2;
	return { ...name, x, y: name.y + down };
}

/** What is named within the edge has its name moved there; `undefined` where a name would cross it all the same. */
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
