import { type Coordinates, distanceInMetres, earthRadiusInMetres } from './coordinates.ts';
import { pointTree, vectorOf, visitSites } from './point-tree.ts';

export interface Neighbour<Point> {
	point: Point;
	/** 0 where both stand at the same coordinates. */
	distanceInMetres: number;
}

export interface NearbyIndex<Point> {
	/**
	 * Returns the points nearest to some coordinates, nearest first; those at the same coordinates in
	 * the order of the index.
	 *
	 * A point of the index at these very coordinates is among them, at distance 0.
	 *
	 * @param maxMetres Farther points are left out; one at just this distance is not.
	 * @param accept Returns whether a point counts; all do where it is left out.
	 * @param acceptAt Returns whether the point at some coordinates counts, and is asked once for
	 *   all that share them.
	 */
	nearest(
		coordinates: Coordinates,
		count: number,
		maxMetres?: number,
		accept?: (point: Point) => boolean,
		acceptAt?: (coordinates: Coordinates) => boolean,
	): Neighbour<Point>[];
}

/** Room for rounding: a chord is compared with a little more than its limit. */
const relativeAllowance = 1 + 1e-9;
const absoluteAllowance = 1e-24;

/**
 * Returns an index that finds near points without measuring the distance to each. Points without
 * coordinates are left out.
 */
export function nearbyIndex<Point extends { coordinates?: Coordinates | undefined }>(
	points: Iterable<Point>,
): NearbyIndex<Point> {
	const located = [...points].flatMap((point) =>
		point.coordinates ? [{ point, coordinates: point.coordinates }] : [],
	);
	const tree = pointTree(located.map(({ coordinates }) => coordinates));
	return {
		nearest(from, count, maxMetres = Infinity, accept = () => true, acceptAt = () => true) {
			if (!(count > 0) || !(maxMetres >= 0)) return [];
			let candidates: { index: number; square: number }[] = [];
			let reach = withAllowance(squareOfLongestChord(maxMetres));
			const keepNearest = () => {
				candidates.sort((a, b) => a.square - b.square || a.index - b.index);
				candidates = candidates.slice(0, count);
				const last = candidates[count - 1];
				if (last) reach = Math.min(reach, withAllowance(last.square));
			};
			visitSites(
				tree,
				vectorOf(from),
				() => reach,
				(site, square) => {
					const [first] = site.members;
					const at = first === undefined ? undefined : located[first]?.coordinates;
					if (!at || !acceptAt(at)) return;
					let room = count;
					for (const index of site.members) {
						const entry = located[index];
						if (!entry || !accept(entry.point)) continue;
						candidates.push({ index, square });
						if (--room <= 0) break;
					}
					if (candidates.length >= count) keepNearest();
				},
			);
			keepNearest();
			return candidates
				.flatMap(({ index }) => located[index] ?? [])
				.map(({ point, coordinates }) => ({
					point,
					distanceInMetres: distanceInMetres(from, coordinates),
				}))
				.filter((neighbour) => neighbour.distanceInMetres <= maxMetres);
		},
	};
}

/**
 * Returns the chord of a great-circle distance on the unit sphere, squared; no chord is longer than
 * the diameter.
 */
function squareOfLongestChord(metres: number): number {
	const halfAngle = metres / earthRadiusInMetres / 2;
	return halfAngle >= Math.PI / 2 ? 4 : (2 * Math.sin(halfAngle)) ** 2;
}

function withAllowance(square: number): number {
	return square * relativeAllowance + absoluteAllowance;
}
