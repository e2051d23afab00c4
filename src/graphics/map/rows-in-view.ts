import { longitudeNear } from './longitudes.ts';
import type { Extent } from './place-clusters.ts';

/** Holds the rows of a town that are outside of what a map shows. */
interface TownOutside {
	town: string;
	rows: readonly number[];
}

/**
 * Returns the rows on a map that are not in view, in their order; those without coordinates are on
 * none.
 */
export function rowsOutside(
	{ latitude }: { latitude: ArrayLike<number> },
	rows: Iterable<number>,
	inView: readonly number[],
): number[] {
	const seen = new Set(inView);
	return [...rows].filter((row) => !seen.has(row) && !Number.isNaN(latitude[row] ?? NaN));
}

/**
 * Returns the towns with most of the rows, in that order and of as many in the order of the rows;
 * rows without a town count for none.
 *
 * @param maxRows Maximum number of towns.
 */
export function largestTowns(
	{ city }: { city: (row: number) => string | undefined },
	rows: readonly number[],
	maxRows: number,
): TownOutside[] {
	const byTown = new Map<string, number[]>();
	for (const row of rows) {
		const town = city(row);
		if (town === undefined) continue;
		const ofTown = byTown.get(town);
		if (ofTown) ofTown.push(row);
		else byTown.set(town, [row]);
	}
	return [...byTown]
		.map(([town, ofTown]) => ({ town, rows: ofTown }))
		.sort((a, b) => b.rows.length - a.rows.length)
		.slice(0, maxRows);
}

/**
 * Returns the rows whose places lie within an extent, in their order.
 *
 * @param middle Longitude of the middle of the map.
 */
export function rowsWithin(
	{ latitude, longitude }: { latitude: ArrayLike<number>; longitude: ArrayLike<number> },
	rows: Iterable<number>,
	[west, south, east, north]: Extent,
	middle: number,
): number[] {
	const within = [];
	for (const row of rows) {
		const [y = NaN, x = NaN] = [latitude[row], longitude[row]];
		const shown = longitudeNear(x, middle);
		if (y >= south && y <= north && shown >= west && shown <= east) within.push(row);
	}
	return within;
}
