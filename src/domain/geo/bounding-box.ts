import type { Coordinates } from './coordinates.ts';

/**
 * Holds west, south, east and north in degrees; across the antimeridian west is greater than east
 * (RFC 7946, section 5).
 */
export type BoundingBox = [west: number, south: number, east: number, north: number];

/** Returns the smallest box around the points; `undefined` where there is no point. */
export function boundingBox(points: readonly Coordinates[]): BoundingBox | undefined {
	if (points.length === 0) return undefined;
	const latitudes = points.map(({ latitude }) => latitude).sort((a, b) => a - b);
	const longitudes = points.map(({ longitude }) => longitude).sort((a, b) => a - b);
	const [west, east] = ends(longitudes);
	return [west, latitudes[0] ?? 0, east, latitudes.at(-1) ?? 0];
}

/** Returns the longitudes that lie either side of the widest gap on the way around the Earth. */
function ends(longitudes: readonly number[]): [west: number, east: number] {
	let west = longitudes[0] ?? 0;
	let east = longitudes.at(-1) ?? 0;
	let widestGap = west + 360 - east;
	for (const [index, longitude] of longitudes.entries()) {
		const next = longitudes[index + 1];
		if (next === undefined || next - longitude <= widestGap) continue;
		widestGap = next - longitude;
		west = next;
		east = longitude;
	}
	return [west, east];
}
