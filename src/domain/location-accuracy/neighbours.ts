import type { Coordinates } from '../geo/coordinates.ts';
import { isRough } from '../geo/precision.ts';
import { nearbyIndex, type NearbyIndex, type Neighbour } from '../geo/nearby.ts';
import type { Addressed } from './addressed.ts';

/** Number of neighbours: fewer say nothing certain of what is around. */
export const neighbourCount = 16;
const neighbourMetres = 5_000;

/**
 * Returns the sixteen records nearest to the point of one, within 5 km, nearest first; fewer where
 * there are no more.
 *
 * @param accept Returns whether a record counts.
 * @param acceptAt Returns whether they count at a point; at all where it is left out.
 */
export type NeighboursOf<R> = (
	record: Addressed,
	accept: (other: R) => boolean,
	acceptAt?: (coordinates: Coordinates) => boolean,
) => Neighbour<R>[];

/**
 * Looks for neighbours among these records, by one index, which is made where any are asked for.
 * Rough points are nobody's.
 */
export function neighboursAmong<R extends Addressed>(records: readonly R[]): NeighboursOf<R> {
	let index: NearbyIndex<R> | undefined;
	return ({ coordinates }, accept, acceptAt) => {
		index ??= nearbyIndex(
			records.filter((record) => statesTown(record) && !isRough(record.coordinates)),
		);
		return index.nearest(coordinates, neighbourCount, neighbourMetres, accept, acceptAt);
	};
}

function statesTown({ address }: Addressed): boolean {
	return address?.city !== undefined || address?.postalCode !== undefined;
}
