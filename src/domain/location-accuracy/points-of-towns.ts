import { valueKey } from '../facets/spelling.ts';
import { townLine } from '../places/address-lines.ts';
import { type Coordinates, distanceInMetres } from '../geo/coordinates.ts';
import { isRough, stepInMetres } from '../geo/precision.ts';
import { wordsOfName } from '../../i18n/slug.ts';
import { type Addressed, pointKey } from './addressed.ts';
import { ofTown } from './far-from-address.ts';
import { surroundingsOf } from './stray-points.ts';

export interface PointOfTown<R> {
	/** Records that stand at the point. */
	records: R[];
	/**
	 * Distance in metres that the place of a record may be off: as far as from the point over the
	 * middle of the town to its farthest record.
	 */
	uncertaintyInMetres: number;
}

interface Extent {
	middle: Coordinates;
	metres: number;
}

const minStreets = 3;
/** Minimum number of records without any street from which on two streets are enough. */
const minWithoutStreet = 3;
/** Maximum number of decimals: no town is smaller than a step of so many. */
const maxDecimals = 2;

/**
 * Returns the exact points that stand for a whole town: on them are records of three streets of the
 * town, or of two with three records that state none. Where sources know no more than the town,
 * they put all its records at one point.
 *
 * Streets are one whatever their numbers, case, accents and punctuation, and where one has all
 * words of the other: “Office de Tourisme – 4 rue du Château”, “Rue du château”.
 */
export function pointsOfTowns<R extends Addressed>(records: readonly R[]): PointOfTown<R>[] {
	const exact = records.filter(({ coordinates }) => !isRough(coordinates));
	const groups = Map.groupBy(exact, pointInTown);
	const shared = [...groups.values()].filter((together) => standsForTown(together));
	if (shared.length === 0) return [];
	const byLine = Map.groupBy(exact, lineKey);
	return shared.flatMap((together) => {
		const [first] = together;
		if (!first) return [];
		// Large towns have several postal codes, and towns of one name have others.
		const lines = new Set(together.map(lineKey));
		const { metres, middle } = extentOf([...lines].flatMap((line) => byLine.get(line) ?? []));
		const offMiddle = distanceInMetres(middle, first.coordinates);
		const minMetres = stepInMetres(maxDecimals, first.coordinates.latitude);
		return { records: together, uncertaintyInMetres: Math.max(offMiddle + metres, minMetres) };
	});
}

function standsForTown(records: readonly Addressed[]): boolean {
	if (records.length < minStreets) return false;
	const streets = records.map(streetWords);
	const withoutStreet = streets.filter((words) => words.length === 0).length;
	const fewest = withoutStreet < minWithoutStreet ? minStreets : 2;
	return hasStreets(streets, fewest);
}

/**
 * Returns whether there are so many different ones; those with fewer words come first, as others
 * may have all of theirs.
 */
function hasStreets(streets: readonly string[][], fewest: number): boolean {
	const different: string[][] = [];
	for (const words of streets.toSorted((a, b) => a.length - b.length)) {
		const isNew = different.every((other) => !other.every((word) => words.includes(word)));
		if (words.length > 0 && isNew) different.push(words);
		if (different.length === fewest) return true;
	}
	return false;
}

/**
 * Returns the middle of a town, and how far from it in metres the records of the town reach,
 * except for the records that are far from all others.
 */
function extentOf(records: readonly Addressed[]): Extent {
	const { middle, reachInMetres } = surroundingsOf(records, ofTown);
	const metres = records
		.map(({ coordinates }) => distanceInMetres(middle, coordinates))
		.filter((distance) => distance <= reachInMetres)
		.reduce((farthest, distance) => Math.max(farthest, distance), 0);
	return { middle, metres };
}

/** Returns the words of a street without numbers, whether of houses or of roads. */
function streetWords({ address }: Addressed): string[] {
	return wordsOfName(address?.street ?? '').filter((word) => !/\p{N}/u.test(word));
}

/** Returns a key of postal code and town. */
function lineKey({ address }: Addressed): string {
	return valueKey(townLine(address ?? {}));
}

/**
 * Returns a key of the point of a record in one town. Records without a town stand at no point of
 * one.
 */
function pointInTown(record: Addressed, index: number): string {
	const town = valueKey(record.address?.city ?? '');
	return town === '' ? String(index) : `${pointKey(record)}, ${town}`;
}
