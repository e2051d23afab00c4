import {
	type Coordinates,
	distanceInMetres,
	initialBearing,
} from '../../domain/geo/coordinates.ts';

/**
 * Describes a point of the drawing: the place itself is at 0, 0, the outer ring is 1 away from it;
 * y grows to the south.
 */
export interface LocatorPoint {
	x: number;
	y: number;
	/** Whether it lies farther out than the ring, where it is shown by its direction alone. */
	isBeyond: boolean;
}

/** Describes where the places around a place are, each by direction and distance from it. */
export interface Locator {
	/** Radii in metres. The inner ring is absent where there is no round distance for it. */
	rings: { outer: number; inner?: number | undefined };
	/** Points in the order of the places given. */
	points: readonly LocatorPoint[];
}

/** Minimum radius of the outer ring, however close the places are. */
const minReachMetres = 50;
/** Places farther away than so many times the middle distance would press the others together. */
const maxTimesMedian = 4;
/** Largest inner ring, as a part of the outer ring's radius. */
const largestInnerRing = 0.6;

/**
 * Returns the drawing of what is around a place: the places by distance and direction.
 * @param places Places in any order, not farther from the centre than half the way around the
 *   Earth.
 * @param roundDistances Distances for the rings: in metres, ascending.
 */
export function locatorOf(
	centre: Coordinates,
	places: readonly Coordinates[],
	roundDistances: readonly number[],
): Locator {
	const distances = places.map((place) => distanceInMetres(centre, place));
	const reach = reachOf(distances);
	const outer = roundDistances.find((metres) => metres >= reach) ?? reach;
	return {
		rings: {
			outer,
			inner: roundDistances.findLast((metres) => metres <= outer * largestInnerRing),
		},
		points: places.map((place, index) => {
			const radius = (distances[index] ?? 0) / outer;
			const bearing = initialBearing(centre, place);
			const shown = Math.min(radius, 1);
			return {
				x: shown * Math.sin(bearing),
				y: -shown * Math.cos(bearing),
				isBeyond: radius > 1,
			};
		}),
	};
}

function reachOf(distances: readonly number[]): number {
	const sorted = [...distances].sort((a, b) => a - b);
	const median = sorted[sorted.length >> 1] ?? 0;
	const limit = Math.max(median * maxTimesMedian, minReachMetres);
	return Math.max(minReachMetres, sorted.findLast((distance) => distance <= limit) ?? 0);
}
