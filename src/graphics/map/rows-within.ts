import { longitudeNear } from './longitudes.ts';
import type { Extent } from './place-clusters.ts';

/**
 * The rows whose places lie within an extent, in their order.
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
