import { openPlaces } from './open-places.ts';
import type { PlaceFilters } from './place-filters.ts';
import { type Visitor, distancesFrom, orderedRows } from './place-order.ts';
import type { PlaceTable } from './place-table.ts';
import { type RowTest, facetTests, failedTests, testedRows } from './row-tests.ts';

/** Holds the places that filters leave, and what each further choice would leave of them. */
export interface Exploration {
	/** Rows in the order that the filters ask for. */
	rows: Uint32Array;
	/** Number of places with each value of a facet under all other filters, by key of the facet. */
	counts: ReadonlyMap<string, Uint32Array>;
	/**
	 * Number of places that are open now (or at the chosen time), and of those that have a
	 * photograph, under all other filters.
	 */
	openCount: number;
	photographCount: number;
}

/**
 * Returns the rows that pass all filters, in the order that is asked for. Values of a facet widen
 * each other or, where all have to be met, narrow.
 *
 * As long as no position is known, `withinMetres` leaves all in.
 */
export function matchingRows(
	table: PlaceTable,
	filters: PlaceFilters,
	visitor: Visitor,
): Uint32Array {
	const failed = failedTests(table.count, testsOf(table, filters, visitor));
	return orderedRows(table, filters.order, visitor).filter((row) => failed[row] === 0);
}

/** Returns the matching rows, with counts for all that can be chosen. */
export function matchingRowsWithCounts(
	table: PlaceTable,
	filters: PlaceFilters,
	visitor: Visitor,
): Exploration {
	const tested = testedRows(table.count, testsOf(table, filters, visitor));
	return {
		rows:
			filters.order === 'choice'
				? tested.passing
				: orderedRows(table, filters.order, visitor).filter((row) => tested.failed[row] === 0),
		counts: new Map(table.facets.map((facet) => [facet.key, tested.countsOf(facet)])),
		openCount: tested.countOf(openTest(table, filters, visitor)),
		photographCount: tested.countOf(photographTest(table)),
	};
}

function testsOf(table: PlaceTable, filters: PlaceFilters, visitor: Visitor): RowTest[] {
	const { chosen, hasPhotograph, open, withinMetres } = filters;
	const tests = facetTests(table.facets, chosen);
	if (open) tests.push(openTest(table, filters, visitor));
	if (hasPhotograph) tests.push(photographTest(table));
	if (withinMetres !== undefined && visitor.position) {
		const distances = distancesFrom(table, visitor.position);
		tests.push({ key: 'is near', passes: (row) => (distances[row] ?? NaN) <= withinMetres });
	}
	return tests;
}

/**
 * Returns the test of whether a place is open. Its key has a space, as the keys of other tests
 * have and no parameter of a facet has.
 */
function openTest(table: PlaceTable, { open }: PlaceFilters, { nowMs }: Visitor): RowTest {
	const moment = open === undefined || open === 'now' ? nowMs : open;
	return { key: 'is open', passes: openPlaces(table.hours, moment) };
}

function photographTest(table: PlaceTable): RowTest {
	return { key: 'has photograph', passes: (row) => table.hasPhotograph[row] === 1 };
}
