import type { Coordinates } from '../geo/coordinates.ts';
import { townLine } from '../places/address-lines.ts';
import type { Addressed } from './addressed.ts';
import { amongOtherTowns } from './among-other-towns.ts';
import { farFromAddress } from './far-from-address.ts';
import { neighboursAmong } from './neighbours.ts';
import { pointsOfTowns } from './points-of-towns.ts';
import { sharedByTowns } from './shared-by-towns.ts';

/** Holds a record with its own coordinates, as far as its address shows how exact they are. */
export interface JudgedRecord extends Addressed {
	id: string;
}

/** Says why a record's point is less exact than its digits say. */
export type PointDoubt =
	| {
			kind: 'far-from-address';
			/** Distance from the middle of the records that have the line in common. */
			metres: number;
			/** Address or the town, as the record writes it. */
			line: string;
	  }
	| {
			kind: 'among-other-towns';
			/** Postal code and town, as the record writes them. */
			line: string;
			/** Town of the record that is nearest to the point. */
			nearest: string;
	  }
	| {
			kind: 'of-several-towns';
			/** Postal code and town of three records at the point, as they write them. */
			lines: readonly string[];
	  }
	| {
			kind: 'point-of-town';
			/** Distance in metres that the place may be off. */
			uncertaintyInMetres: number;
			/** Number of records of the town at that point. */
			count: number;
			coordinates: Coordinates;
			line: string;
	  };

/**
 * Returns how exact the points of records are beside each other, by the ids of those that are in
 * doubt: far from the others of their address, in the midst of another district than that of their
 * postal code, or one for several towns, or streets of a town.
 *
 * All records of a guide are judged at once, in one pass each over their towns, points and
 * neighbours.
 */
export function locationAccuracyOf(records: readonly JudgedRecord[]): Map<string, PointDoubt> {
	const doubts = new Map<string, PointDoubt>();
	for (const { records: together, uncertaintyInMetres } of pointsOfTowns(records)) {
		for (const record of together) {
			doubts.set(record.id, {
				kind: 'point-of-town',
				uncertaintyInMetres,
				count: together.length,
				coordinates: record.coordinates,
				line: townLine(record.address ?? {}),
			});
		}
	}
	const neighboursOf = neighboursAmong(records);
	const { amongOthers, ofSeveral } = sharedByTowns(records, neighboursOf);
	for (const { lines, record } of ofSeveral) {
		doubts.set(record.id, { kind: 'of-several-towns', lines });
	}
	for (const { record, ...found } of [...amongOthers, ...amongOtherTowns(records, neighboursOf)]) {
		doubts.set(record.id, { kind: 'among-other-towns', ...found });
	}
	const far = new Set<string>();
	for (const { record, ...found } of farFromAddress(records)) {
		// Of its address first.
		if (!far.has(record.id)) doubts.set(record.id, { kind: 'far-from-address', ...found });
		far.add(record.id);
	}
	return doubts;
}

/**
 * Returns the point of a record as it may be shown: with how far off the place may be; `undefined`
 * where it contradicts the address.
 */
export function publishedPoint(
	coordinates: Coordinates | undefined,
	doubt: PointDoubt | undefined,
): Coordinates | undefined {
	if (!coordinates || !doubt) return coordinates;
	if (doubt.kind !== 'point-of-town') return undefined;
	return { ...coordinates, uncertaintyInMetres: doubt.uncertaintyInMetres };
}
