/** Something on a map, in pixels: its middle, and the room that it takes. */
export interface Placed {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Around a name, in pixels. */
const gap = 6;

/** Whether there is room for something among what is there already. */
function hasRoom(placed: Placed, others: readonly Placed[]): boolean {
	return !others.some(
		({ height, width, x, y }) =>
			Math.abs(x - placed.x) * 2 < width + placed.width + gap * 2 &&
			Math.abs(y - placed.y) * 2 < height + placed.height + gap,
	);
}

/**
 * Places names, those that come first before others, where they cover neither one another nor what is there already.
 *
 * @param taken What is there already.
 * @param offsets How far above or below its own height a name may stand, in pixels: the first that is free.
 * @returns Those names that found room, where they found it.
 */
export function placedNames<Name extends Placed>(
	names: readonly Name[],
	taken: readonly Placed[],
	offsets: readonly number[],
): Name[] {
	const placed: Name[] = [];
	for (const name of names) {
		const free = offsets
			.map((offset) => ({ ...name, y: name.y + offset }))
			.find((one) => hasRoom(one, taken) && hasRoom(one, placed));
		if (free) placed.push(free);
	}
	return placed;
}
