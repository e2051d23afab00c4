import { areInDifferentTowns } from '../events/own-address.ts';
import { townLine } from '../places/address-lines.ts';
import { isRough } from '../geo/precision.ts';
import type { Neighbour } from '../geo/nearby.ts';
import { postalCodeKey } from '../places/postal-code.ts';
import { type Addressed, lineOfTown, pointKey } from './addressed.ts';
import type { AmongOtherTowns } from './among-other-towns.ts';
import { neighbourCount, type NeighboursOf } from './neighbours.ts';
import { widestGap } from './widest-gap.ts';

interface OfSeveralTowns<R> {
	record: R;
	/** Postal code and town of three records on the point, as they write them. */
	lines: readonly string[];
}

interface SharedByTowns<R> {
	/** Records whose town is not around, while that of another on the point is. */
	amongOthers: AmongOtherTowns<R>[];
	/** Records on points of three towns, of which none is that of the nearest record. */
	ofSeveral: OfSeveralTowns<R>[];
}

const minTowns = 3;

/**
 * Returns the records on an exact point that others of another town share, where what is around
 * tells that the point is hardly theirs:
 *
 * - no town and postal code of the sixteen records nearest to it, all within 5 km and in no half of
 *   the horizon alone, is that of the record, while one of them is that of another record on the
 *   point; or
 * - records of three towns are on it, and the one nearest to it, within 5 km, is in a fourth.
 *
 * Our reading: a point is copied from record to record sooner than three towns meet to the metre.
 * Two on the border of their towns stay: records of both are around, or all are on one side. Towns
 * are one where the one's name has all words of the other's, or the one's neighbourhood.
 */
export function sharedByTowns<R extends Addressed>(
	records: readonly R[],
	neighboursOf: NeighboursOf<R>,
): SharedByTowns<R> {
	const exact = records.filter(
		({ address, coordinates }) => address?.city !== undefined && !isRough(coordinates),
	);
	const shared = [...Map.groupBy(exact, pointKey).values()].filter(
		(together) => townsAmong(together, 2).length > 1,
	);
	const found: SharedByTowns<R> = { amongOthers: [], ofSeveral: [] };
	for (const together of shared) {
		const near = neighboursElsewhere(together, neighboursOf);
		found.amongOthers.push(...amongOthers(together, near));
		found.ofSeveral.push(...ofSeveral(together, near));
	}
	return found;
}

function amongOthers<R extends Addressed>(
	together: readonly R[],
	near: readonly Neighbour<R>[],
): AmongOtherTowns<R>[] {
	const [nearest] = near;
	const [{ coordinates } = {}] = together;
	if (!nearest || !coordinates || near.length < neighbourCount) return [];
	if (widestGap(coordinates, near) >= Math.PI) return [];
	const coded = together.filter((record) => lineOfTown(record) !== '');
	const isAround = (record: R) =>
		near.some(({ point }) => codeOf(point) === codeOf(record) || !areApart(record, point));
	const isAtHome = (record: R) =>
		near.some(({ point }) => codeOf(point) === codeOf(record) && !areApart(record, point));
	if (!coded.some(isAtHome)) return [];
	return coded
		.filter((record) => !isAround(record))
		.map((record) => ({
			record,
			line: lineOfTown(record),
			nearest: townLine(nearest.point.address ?? {}),
		}));
}

function ofSeveral<R extends Addressed>(
	together: readonly R[],
	[nearest]: readonly Neighbour<R>[],
): OfSeveralTowns<R>[] {
	const towns = townsAmong(together, minTowns);
	if (!nearest || towns.length < minTowns) return [];
	if (together.some((record) => !areApart(record, nearest.point))) return [];
	const lines = towns.map(({ address }) => townLine(address ?? {}));
	return together.map((record) => ({ record, lines }));
}

/** Returns the first record of each town, of `maxTowns` towns at most. */
function townsAmong<R extends Addressed>(together: readonly R[], maxTowns: number): R[] {
	const towns: R[] = [];
	for (const record of together) {
		if (towns.every((other) => areApart(record, other))) towns.push(record);
		if (towns.length === maxTowns) break;
	}
	return towns;
}

function neighboursElsewhere<R extends Addressed>(
	[record]: readonly R[],
	neighboursOf: NeighboursOf<R>,
): Neighbour<R>[] {
	if (!record) return [];
	const here = pointKey(record);
	const isElsewhere = (coordinates: Addressed['coordinates']) => pointKey({ coordinates }) !== here;
	return neighboursOf(record, ({ address }) => address?.city !== undefined, isElsewhere);
}

function areApart({ address: one = {} }: Addressed, { address: other = {} }: Addressed): boolean {
	return areInDifferentTowns(one, other);
}

function codeOf({ address }: Addressed): string {
	return postalCodeKey(address?.postalCode);
}
