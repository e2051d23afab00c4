import type { BoundingBox } from '../../domain/geo/bounding-box.ts';

/**
 * Returns the longitude that is nearest to another one, on the way around the Earth: 181 for −179
 * beside 170.
 */
export function longitudeNear(longitude: number, other: number): number {
	return longitude - 360 * Math.round((longitude - other) / 360);
}

/** Returns the longitude in the middle of a box, −180 to 180. */
export function middleLongitude([west, , east]: BoundingBox): number {
	const middle = (west + (east < west ? east + 360 : east)) / 2;
	return middle > 180 ? middle - 360 : middle;
}
