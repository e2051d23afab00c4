import type { Coordinates } from './coordinates.ts';
import { vectorOf } from './point-tree.ts';

/**
 * Returns the middle of some points, by the median of each axis in space: a few wrong points do not
 * move it, and no meridian is an edge.
 */
export function middleOf(coordinates: readonly Coordinates[]): Coordinates {
	const vectors = coordinates.map(vectorOf);
	const [x = 0, y = 0, z = 0] = ([0, 1, 2] as const).map((axis) =>
		medianOf(vectors.map((vector) => vector[axis])),
	);
	const degrees = (radians: number) => (radians * 180) / Math.PI;
	return {
		latitude: degrees(Math.atan2(z, Math.hypot(x, y))),
		longitude: degrees(Math.atan2(y, x)),
	};
}

/**
 * Returns the median of some numbers: the greater of the two in the middle where their count is
 * even, and 0 where there are none.
 */
export function medianOf(numbers: readonly number[]): number {
	return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
