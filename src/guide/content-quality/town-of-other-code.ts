import { valueKey } from '../../domain/facets/spelling.ts';
import { townLine } from '../../domain/places/address-lines.ts';
import { type Coordinates, distanceInMetres } from '../../domain/geo/coordinates.ts';
import { isRough } from '../../domain/geo/precision.ts';
import { middleOf } from '../../domain/geo/middle.ts';
import type { Addressed } from '../../domain/location-accuracy/addressed.ts';

export interface TownOfOtherCode<R> {
	record: R;
	/** Postal code and town, as the record writes them. */
	line: string;
	/** Postal code that others give to the town. */
	commonCode: string;
}

/**
 * Maximum number of records of one town that may be wrong together: more that share a postal code
 * are hardly all wrong.
 */
const maxTogether = 2;
const minOfCode = 5;
const minOfTown = 3;
/**
 * Municipalities that were joined keep several codes, and some of their villages are nearer to
 * another town than to their own.
 */
const timesNearer = 3;

/**
 * Returns the records whose town is hardly that of their postal code: of the others with the code
 * most are in other towns, those of the town mostly have another code, and the record's point is
 * three times nearer to the middle of the former than to that of the latter.
 *
 * Rough points count for nothing.
 */
export function townsOfOtherCodes<R extends Addressed>(
	records: readonly R[],
): TownOfOtherCode<R>[] {
	const exact = records.filter(({ coordinates }) => !isRough(coordinates));
	const commonCodes = new Map(
		[...groupsBy(exact, townKey)].map(([town, ofTown]) => [town, commonCodeOf(ofTown)]),
	);
	return [...groupsBy(exact, codeKey)].flatMap(([code, ofCode]) => {
		const middle = middleOf(ofCode.map(({ coordinates }) => coordinates));
		return [...groupsBy(ofCode, townKey)].flatMap(([town, together]) => {
			if (together.length > maxTogether) return [];
			if (ofCode.length - together.length < minOfCode) return [];
			const common = commonCodes.get(town);
			if (!common || common.code === code || common.count < minOfTown) return [];
			return together
				.filter(({ coordinates }) => isNearer(coordinates, middle, common.middle))
				.map((record) => ({ record, line: lineOf(record), commonCode: common.written }));
		});
	});
}

/**
 * Returns the postal code that most records of a town have, how many records have it, how the
 * first of these records writes it, and the point in the middle of these records.
 */
function commonCodeOf(town: readonly Addressed[]) {
	const [[code, records] = ['', []]] = [...groupsBy(town, codeKey)].sort(
		([, one], [, other]) => other.length - one.length,
	);
	return {
		code,
		count: records.length,
		middle: middleOf(records.map(({ coordinates }) => coordinates)),
		written: records[0]?.address?.postalCode ?? '',
	};
}

function isNearer(point: Coordinates, one: Coordinates, other: Coordinates): boolean {
	return timesNearer * distanceInMetres(one, point) < distanceInMetres(other, point);
}

function lineOf({ address: { city, postalCode } = {} }: Addressed): string {
	return townLine({ city, postalCode });
}

/** Groups records by their key; leaves out the records whose key is empty. */
function groupsBy<R extends Addressed>(
	records: readonly R[],
	keyOf: (record: Addressed) => string,
): Map<string, R[]> {
	const groups = Map.groupBy(records, keyOf);
	groups.delete('');
	return groups;
}

function codeKey({ address }: Addressed): string {
	return valueKey(address?.postalCode ?? '');
}

function townKey({ address }: Addressed): string {
	return valueKey(address?.city ?? '');
}
