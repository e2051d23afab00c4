import { valueKey } from '../facets/spelling.ts';
import { townLine } from '../places/address-lines.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import { isRough } from '../geo/precision.ts';
import type { Neighbour } from '../geo/nearby.ts';
import { postalCodeKey } from '../places/postal-code.ts';
import { type Addressed, lineOfTown } from './addressed.ts';
import { neighbourCount, type NeighboursOf } from './neighbours.ts';
import { widestGap } from './widest-gap.ts';

export interface AmongOtherTowns<R> {
	record: R;
	/** Postal code and town, as the record writes them. */
	line: string;
	/** Town of the record that is nearest to its point. */
	nearest: string;
}

/** Angle in radians: a right point across a border has all others on one side. */
const gapOfBorder = (150 * Math.PI) / 180;
/** Number of characters that the codes of a district share: most countries begin them alike. */
const sharedCharacters = 2;
/** Degrees that a cell is wide and high. */
const cellDegrees = 0.1;

/**
 * Returns the records whose point is in the midst of another district: the postal codes of the
 * sixteen records nearest to it, all within 5 km and on all sides, begin alike and not as that of
 * the record does, and none of them is in its town or lies in the same. Where another record of its
 * district is in the same tenth of a degree, the border is near, and nothing is said.
 *
 * Our reading: two characters tell districts apart, such as the départements of France. Rough
 * points count for nothing.
 */
export function amongOtherTowns<R extends Addressed>(
	records: readonly R[],
	neighboursOf: NeighboursOf<R>,
): AmongOtherTowns<R>[] {
	const coded = records.filter(
		(record) => districtOf(record) !== '' && !isRough(record.coordinates),
	);
	const cells = Map.groupBy(coded, ({ coordinates }) => cellKey(coordinates));
	const alone = [...cells.values()].flatMap((inCell) =>
		[...Map.groupBy(inCell, districtOf).values()].flatMap(([record, ...others]) =>
			record && others.length === 0 && lineOfTown(record) !== '' ? [record] : [],
		),
	);
	return alone.flatMap((record) => {
		const near = neighboursOf(record, (other) => other !== record && districtOf(other) !== '');
		const [nearest] = near;
		if (!nearest || near.length < neighbourCount || !isElsewhere(record, near)) return [];
		if (widestGap(record.coordinates, near) >= gapOfBorder) return [];
		return { record, line: lineOfTown(record), nearest: townLine(nearest.point.address ?? {}) };
	});
}

function isElsewhere(record: Addressed, near: readonly Neighbour<Addressed>[]): boolean {
	const [town, container] = [valueKey(record.address?.city ?? ''), containerKey(record)];
	const districts = new Set(near.map(({ point }) => districtOf(point)));
	return (
		districts.size === 1 &&
		!districts.has(districtOf(record)) &&
		near.every(
			({ point }) =>
				valueKey(point.address?.city ?? '') !== town &&
				(container === '' || containerKey(point) !== container),
		)
	);
}

/** Returns how the postal code of a record begins; empty where the record states none. */
function districtOf({ address }: Addressed): string {
	return postalCodeKey(address?.postalCode).slice(0, sharedCharacters);
}

function containerKey({ containedIn }: Addressed): string {
	return valueKey(containedIn ?? '');
}

function cellKey({ latitude, longitude }: Coordinates): string {
	return `${Math.floor(latitude / cellDegrees)} ${Math.floor(longitude / cellDegrees)}`;
}
