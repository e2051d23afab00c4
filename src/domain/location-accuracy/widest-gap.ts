import { type Coordinates, initialBearing } from '../geo/coordinates.ts';
import type { Neighbour } from '../geo/nearby.ts';

/**
 * Returns the widest angle on the horizon of a point in which none of its neighbours is, in
 * radians; those at the point are nowhere.
 */
export function widestGap(from: Coordinates, near: readonly Neighbour<Located>[]): number {
	const bearings = near
		.filter(({ distanceInMetres }) => distanceInMetres >= 1)
		.map(({ point }) => initialBearing(from, point.coordinates))
		.sort((a, b) => a - b);
	const [first] = bearings;
	if (first === undefined) return 2 * Math.PI;
	return bearings.reduce((widest, bearing, index) => {
		const next = bearings[index + 1] ?? first + 2 * Math.PI;
		return Math.max(widest, next - bearing);
	}, 0);
}

interface Located {
	coordinates: Coordinates;
}
