import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { deepestZoom, type Extent, type Mark, type PlaceClusters } from './place-clusters.ts';

/** Degrees around a point: no place is farther from the middle of those at its point. */
const pointReach = 0.005;

/**
 * Returns the mark of a place, or that of all places at its point, and the zoom at which it is
 * seen; `undefined` where it is not shown.
 *
 * @param row Row of the table of the clusters.
 * @param at Point of the place, on their side of the world.
 * @param minZoom Zoom from which on it stands by itself; it may do so before.
 */
export function markOfPlace(
	clusters: PlaceClusters,
	row: number,
	{ latitude, longitude }: Coordinates,
	minZoom: number,
): { mark: Mark; zoom: number } | undefined {
	const around: Extent = [
		longitude - pointReach,
		latitude - pointReach,
		longitude + pointReach,
		latitude + pointReach,
	];
	const isOf = ({ cluster, row: first }: Mark) =>
		cluster === undefined
			? first === row
			: clusters.isOnePoint(cluster) && clusters.rowsOf(cluster).includes(row);
	for (let zoom = minZoom; zoom <= deepestZoom + 1; zoom++) {
		const mark = clusters.within(around, zoom).find(isOf);
		if (mark) return { mark, zoom };
	}
	return undefined;
}
