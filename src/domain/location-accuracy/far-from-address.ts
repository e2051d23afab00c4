import { valueKey } from '../facets/spelling.ts';
import { distanceInMetres } from '../geo/coordinates.ts';
import { isRough } from '../geo/precision.ts';
import { nearbyIndex } from '../geo/nearby.ts';
import { type Addressed, lineOfTown } from './addressed.ts';
import { type StrayRules, surroundingsOf } from './stray-points.ts';

export interface FarFromAddress<R> {
	record: R;
	/** Distance from the middle of the records that have the line in common. */
	metres: number;
	/** Address or the town, as the record writes it. */
	line: string;
}

const ofHouse: StrayRules = {
	minPoints: 4,
	companyMetres: 0,
	minMetres: 2_000,
	timesMedian: 10,
};
/** Bounds for the records of a town. */
export const ofTown: StrayRules = {
	minPoints: 4,
	companyMetres: 4_000,
	minMetres: 8_000,
	timesMedian: 10,
};

/** Matches a number that stands alone, so that it is hardly that of a road (“D74”). */
const houseNumber = /(?<![\p{L}\p{N}])\d/u;

/**
 * Returns the records far from the others of their address, where that has a house number, and of
 * their postal code and town; a record may be among both, of its address first.
 *
 * A large municipality has far parts: a record is not warned about for its town where two more of
 * its spots are near. Records that share a point are one spot, as a wrong point is copied. Rough
 * points count for nothing.
 */
export function farFromAddress<R extends Addressed>(records: readonly R[]): FarFromAddress<R>[] {
	const exact = records.filter(({ coordinates }) => !isRough(coordinates));
	return groupsBy(exact, lineOfTown).flatMap((town) => [
		...groupsBy(town, lineOfHouse).flatMap((house) => strays(house, ofHouse, lineOfHouse)),
		...strays(town, ofTown, lineOfTown),
	]);
}

function strays<R extends Addressed>(
	records: readonly R[],
	rules: StrayRules,
	lineOf: (record: Addressed) => string,
): FarFromAddress<R>[] {
	if (records.length < rules.minPoints) return [];
	const { middle, reachInMetres } = surroundingsOf(records, rules);
	const far = records
		.map((record) => ({ record, metres: distanceInMetres(middle, record.coordinates) }))
		.filter(({ metres }) => metres > reachInMetres);
	if (far.length === 0) return [];
	const spots = nearbyIndex(new Map(records.map((record) => [spotOf(record), record])).values());
	return far
		.filter(({ record }) => spots.nearest(record.coordinates, 3, rules.companyMetres).length < 3)
		.map(({ metres, record }) => ({ record, metres, line: lineOf(record) }));
}

/** Groups records by a line of their address, without the records whose line is empty. */
function groupsBy<R extends Addressed>(
	records: readonly R[],
	lineOf: (record: Addressed) => string,
): R[][] {
	const groups = Map.groupBy(records, (record) => valueKey(lineOf(record)));
	groups.delete('');
	return [...groups.values()];
}

function lineOfHouse(record: Addressed): string {
	const street = record.address?.street ?? '';
	return houseNumber.test(street) ? `${street}, ${lineOfTown(record)}` : '';
}

/** Returns a key of the coordinates of a record, exact to some hundred metres. */
function spotOf({ coordinates: { latitude, longitude } }: Addressed): string {
	return `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`;
}
