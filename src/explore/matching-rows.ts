import { openPlaces } from './open-places.ts';
import type { PlaceFilters } from './place-filters.ts';
import { type Visitor, distancesFrom, orderedRows } from './place-order.ts';
import type { PlaceTable, TableAxis } from './place-table.ts';

/** The places that filters leave, and what each further choice would leave of them. */
export interface Exploration {
	/** In the order that the filters ask for. */
	rows: Uint32Array;
	/** By key of axis, for each of its values: how many places there are with it under all other filters. */
	counts: ReadonlyMap<string, Uint32Array>;
	/** How many there are that are open now (or at the chosen time), and that have a photograph, under all other filters. */
	openCount: number;
	photographCount: number;
}

/**
 * The rows that pass all filters, in their order. Values of an axis widen each other or, where all have to be met, narrow.
 *
 * As long as no position is known, `withinMetres` leaves all in.
 */
export function matchingRows(
	table: PlaceTable,
	filters: PlaceFilters,
	visitor: Visitor,
): Uint32Array {
	const failed = failedTests(table, testsOf(table, filters, visitor));
	return orderedRows(table, filters.order, visitor).filter((row) => failed[row] === 0);
}

/** The same rows, with counts for all that can be chosen. */
export function explore(table: PlaceTable, filters: PlaceFilters, visitor: Visitor): Exploration {
	const tests = testsOf(table, filters, visitor);
	const failed = failedTests(table, tests);
	const passing = rowsThatFail(failed, 0);
	/** Rows that would pass all tests but the one that a choice replaces. */
	const regained = (key: string) => {
		const replaced = tests.findIndex((test) => test.key === key) + 1;
		return replaced > 0 ? rowsThatFail(failed, replaced) : new Uint32Array();
	};
	const countOf = (key: string, passes: (row: number) => boolean) =>
		passing.filter(passes).length + regained(key).filter(passes).length;
	const isOpen = openPlaces(table.hours, momentOf(filters, visitor));
	return {
		rows:
			filters.order === 'choice'
				? passing
				: orderedRows(table, filters.order, visitor).filter((row) => failed[row] === 0),
		counts: new Map(
			table.axes.map((axis) => [
				axis.key,
				countsOf(axis, axis.matches === 'any' ? [passing, regained(axis.key)] : [passing]),
			]),
		),
		openCount: countOf(openTest, isOpen),
		photographCount: countOf(photographTest, (row) => table.hasPhotograph[row] === 1),
	};
}

interface RowTest {
	/** The axis or other filter that it stands for. */
	key: string;
	passes: (row: number) => boolean;
}

/** No parameter of an axis has a space. */
const openTest = 'is open';
const photographTest = 'has photograph';
const distanceTest = 'is near';
const moreThanOne = 255;

function testsOf(table: PlaceTable, filters: PlaceFilters, visitor: Visitor): RowTest[] {
	const { chosen, hasPhotograph, open, withinMetres } = filters;
	const tests: RowTest[] = table.axes.flatMap((axis) => {
		const slugs = chosen.get(axis.key);
		if (!slugs) return [];
		const passing = passingSets(axis, slugs);
		return [{ key: axis.key, passes: (row) => passing[axis.setOfRow[row] ?? 0] === 1 }];
	});
	if (open) {
		tests.push({ key: openTest, passes: openPlaces(table.hours, momentOf(filters, visitor)) });
	}
	if (hasPhotograph) {
		tests.push({ key: photographTest, passes: (row) => table.hasPhotograph[row] === 1 });
	}
	if (withinMetres !== undefined && visitor.position) {
		const distances = distancesFrom(table, visitor.position);
		tests.push({ key: distanceTest, passes: (row) => (distances[row] ?? NaN) <= withinMetres });
	}
	return tests;
}

function momentOf({ open }: PlaceFilters, { nowMs }: Visitor) {
	return open === undefined || open === 'now' ? nowMs : open;
}

function passingSets(axis: TableAxis, slugs: readonly string[]): Uint8Array {
	const chosen = slugs.map((slug) => axis.values.findIndex((value) => value.slug === slug));
	return Uint8Array.from(axis.sets, (set) =>
		Number(
			axis.matches === 'all'
				? chosen.every((value) => set.includes(value))
				: chosen.some((value) => set.includes(value)),
		),
	);
}

/** Of each row: 0 where it passes all tests, else the number of the only one that it fails (from 1), or `moreThanOne`. */
function failedTests(table: PlaceTable, tests: readonly RowTest[]): Uint8Array {
	const failed = new Uint8Array(table.count);
	for (const [index, { passes }] of tests.entries()) {
		for (let row = 0; row < table.count; row++) {
			if (failed[row] === moreThanOne || passes(row)) continue;
			failed[row] = failed[row] === 0 ? index + 1 : moreThanOne;
		}
	}
	return failed;
}

function rowsThatFail(failed: Uint8Array, test: number): Uint32Array {
	const rows = new Uint32Array(failed.length);
	let count = 0;
	for (let row = 0; row < failed.length; row++) if (failed[row] === test) rows[count++] = row;
	return rows.subarray(0, count);
}

/** How many of the rows have each value: counted by combination first, as there are far fewer of those than rows. */
function countsOf(axis: TableAxis, lists: readonly Uint32Array[]): Uint32Array {
	const { setOfRow, sets, values } = axis;
	const rowsOfSet = new Uint32Array(sets.length);
	for (const rows of lists) {
		for (const row of rows) {
			const set = setOfRow[row] ?? 0;
			rowsOfSet[set] = (rowsOfSet[set] ?? 0) + 1;
		}
	}
	const counts = new Uint32Array(values.length);
	for (const [set, valuesOfSet] of sets.entries()) {
		for (const value of valuesOfSet) counts[value] = (counts[value] ?? 0) + (rowsOfSet[set] ?? 0);
	}
	return counts;
}
