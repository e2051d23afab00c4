import { type BoundingBox, boundingBox } from '../../domain/geo/bounding-box.ts';
import { type Coordinates, distanceInMetres } from '../../domain/geo/coordinates.ts';
import { middleOf } from '../../domain/geo/middle.ts';

/** As many of a hundred places may be somewhere else by mistake, and at least one of them. */
const mostStrays = 0.03;
/**
 * How many times as far from the middle as all that are no strays a place still belongs to them.
 */
const timesReach = 4;
/** A place this near to the middle belongs there, however close together the others are. */
const leastReachMetres = 10_000;
/**
 * Fewest places of which one can be told to be wrong, unless it is on another part of the Earth.
 */
const fewestPlaces = 10;
const leastReachOfFewMetres = 500_000;

/**
 * Returns the box of some places that belong together, but for the few that are far from the rest.
 *
 * So one wrong coordinate (swapped, of the wrong sign, on another continent) does not make a map of
 * the Earth of the map of a valley. Across the antimeridian its west is greater than its east.
 *
 * @returns `undefined` where there is no place.
 */
export function robustBox(places: readonly Coordinates[]): BoundingBox | undefined {
	const middle = middleOf(places);
	const distances = places.map((place) => distanceInMetres(middle, place));
	const reach = reachOf(distances);
	return boundingBox(places.filter((_, index) => (distances[index] ?? 0) <= reach));
}

/** From the middle, in metres. Of two places neither can be the wrong one. */
function reachOf(distances: readonly number[]): number {
	const count = distances.length;
	if (count < 3) return Infinity;
	const strays = Math.max(1, Math.floor(count * mostStrays));
	const ordinary = distances.toSorted((a, b) => a - b)[count - 1 - strays] ?? 0;
	return Math.max(
		ordinary * timesReach,
		count < fewestPlaces ? leastReachOfFewMetres : leastReachMetres,
	);
}
