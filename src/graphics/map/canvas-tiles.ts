/** Holds the corners of a part of the world at a zoom, in pixels. */
export interface WorldPart {
	min: { x: number; y: number };
	max: { x: number; y: number };
}

/**
 * Describes one of the squares into which the world is divided at a zoom, counted from its
 * north-west.
 */
export interface CanvasTile {
	column: number;
	line: number;
}

/** Pixels across a tile; even, as a dot takes two. */
export const tileSize = 256;

/** Returns the tiles that a part of the world lies on, the nearest to its middle first. */
export function tilesOver({ max, min }: WorldPart): CanvasTile[] {
	const [first, last] = [tileAt(min.x, min.y), tileAt(max.x, max.y)];
	const middle = {
		column: (min.x + max.x) / 2 / tileSize - 0.5,
		line: (min.y + max.y) / 2 / tileSize - 0.5,
	};
	const fromMiddle = ({ column, line }: CanvasTile) =>
		Math.hypot(column - middle.column, line - middle.line);
	const tiles = [];
	for (let { column } = first; column <= last.column; column++) {
		for (let { line } = first; line <= last.line; line++) tiles.push({ column, line });
	}
	return tiles.sort((a, b) => fromMiddle(a) - fromMiddle(b));
}

/** Returns the part of the world that is on a tile. */
export function partOfTile({ column, line }: CanvasTile): WorldPart {
	const min = { x: column * tileSize, y: line * tileSize };
	return { min, max: { x: min.x + tileSize, y: min.y + tileSize } };
}

/**
 * Returns a part of the world with `across` pixels more at its left and right, and `down` above
 * and below.
 */
export function enlarged({ max, min }: WorldPart, across: number, down = across): WorldPart {
	return {
		min: { x: min.x - across, y: min.y - down },
		max: { x: max.x + across, y: max.y + down },
	};
}

/** Returns whether two parts have something in common. */
export function meet(one: WorldPart, other: WorldPart): boolean {
	return (
		one.min.x < other.max.x &&
		one.max.x > other.min.x &&
		one.min.y < other.max.y &&
		one.max.y > other.min.y
	);
}

function tileAt(x: number, y: number): CanvasTile {
	return { column: Math.floor(x / tileSize), line: Math.floor(y / tileSize) };
}
