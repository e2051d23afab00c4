import { type Coordinates, distanceInMetres } from '../geo/coordinates.ts';
import { medianOf, middleOf } from '../geo/middle.ts';
import { nearbyIndex } from '../geo/nearby.ts';

export interface StrayRules {
	/** Minimum number of points of which something can be said. */
	minPoints: number;
	/** Distance in metres within which a point that has two others is not alone. */
	companyMetres: number;
	/**
	 * Distance in metres from the middle up to which a point is no stray, however close together the
	 * others are.
	 */
	minMetres: number;
	/** Multiple of the median distance from the middle beyond which a point is a stray. */
	timesMedian: number;
}

export interface FarPoint<Point> {
	point: Point;
	/** Distance from the middle of all points. */
	metres: number;
	isAlone: boolean;
}

/** Describes where most of some points are. */
export interface Surroundings {
	middle: Coordinates;
	/** Distance in metres beyond which a record is far from the others. */
	reachInMetres: number;
}

export function surroundingsOf(
	points: readonly { coordinates: Coordinates }[],
	{ minMetres, timesMedian }: StrayRules,
): Surroundings {
	const middle = middleOf(points.map(({ coordinates }) => coordinates));
	const distances = points.map(({ coordinates }) => distanceInMetres(middle, coordinates));
	return { middle, reachInMetres: Math.max(minMetres, timesMedian * medianOf(distances)) };
}

/**
 * Returns the points far from where the others are.
 *
 * Those that are alone are strays. On islands and in towns apart a point has company, but so have
 * some that bear one fault.
 */
export function farPoints<Point extends { coordinates: Coordinates }>(
	points: readonly Point[],
	rules: StrayRules,
): FarPoint<Point>[] {
	if (points.length < rules.minPoints) return [];
	const { middle, reachInMetres } = surroundingsOf(points, rules);
	const index = nearbyIndex(points);
	return points
		.map((point) => ({ point, metres: distanceInMetres(middle, point.coordinates) }))
		.filter(({ metres }) => metres > reachInMetres)
		.map(({ metres, point }) => ({
			point,
			metres,
			isAlone: index.nearest(point.coordinates, 3, rules.companyMetres).length < 3,
		}));
}
