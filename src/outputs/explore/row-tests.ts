import type { ChosenValues } from './chosen-values.ts';
import type { TableFacet } from './place-table.ts';

/** Describes one of the conditions that a row of a table has to meet. */
export interface RowTest {
	/** Facet or other filter that it stands for. */
	key: string;
	passes: (row: number) => boolean;
}

/** Holds the result of a number of tests for the rows of a table. */
export interface TestedRows {
	/**
	 * Result for each row: 0 where it passes all tests, else the number of the only one that it fails
	 * (from 1), or 255.
	 */
	failed: Uint8Array;
	/** Rows that pass all tests, in the order of the table. */
	passing: Uint32Array;
	/**
	 * Counts the rows that pass a test in place of the test with its key, and all other tests.
	 */
	countOf: (test: RowTest) => number;
	/**
	 * Counts the rows with each value of a facet, under all tests of other facets, and under
	 * its own where a row has to have every chosen value.
	 */
	countsOf: (facet: TableFacet) => Uint32Array;
}

const moreThanOne = 255;

/**
 * Returns the tests of chosen values. Those of a facet widen each other or, where all have to be
 * met, narrow.
 */
export function facetTests(facets: readonly TableFacet[], chosen: ChosenValues): RowTest[] {
	return facets.flatMap((facet) => {
		const slugs = chosen.get(facet.key);
		if (!slugs) return [];
		const passing = passingSets(facet, slugs);
		return [{ key: facet.key, passes: (row) => passing[facet.setOfRow[row] ?? 0] === 1 }];
	});
}

/**
 * Returns for each row: 0 where it passes all tests, else the number of the only one that it fails
 * (from 1), or 255.
 */
export function failedTests(count: number, tests: readonly RowTest[]): Uint8Array {
	const failed = new Uint8Array(count);
	for (const [index, { passes }] of tests.entries()) {
		for (let row = 0; row < count; row++) {
			if (failed[row] === moreThanOne || passes(row)) continue;
			failed[row] = failed[row] === 0 ? index + 1 : moreThanOne;
		}
	}
	return failed;
}

/**
 * Returns which rows pass all tests, and which would pass with another choice.
 * @param count Number of rows of the table.
 */
export function testedRows(count: number, tests: readonly RowTest[]): TestedRows {
	const failed = failedTests(count, tests);
	const passing = rowsThatFail(failed, 0);
	/** Returns rows that would pass all tests but the one that a choice replaces. */
	const regained = (key: string) => {
		const replaced = tests.findIndex((test) => test.key === key) + 1;
		return replaced > 0 ? rowsThatFail(failed, replaced) : new Uint32Array();
	};
	return {
		failed,
		passing,
		countOf: ({ key, passes }) =>
			passing.filter(passes).length + regained(key).filter(passes).length,
		countsOf: (facet) =>
			valueCounts(facet, facet.matches === 'any' ? [passing, regained(facet.key)] : [passing]),
	};
}

function passingSets(facet: TableFacet, slugs: readonly string[]): Uint8Array {
	const chosen = slugs.map((slug) => facet.values.findIndex((value) => value.slug === slug));
	return Uint8Array.from(facet.sets, (set) =>
		Number(
			facet.matches === 'all'
				? chosen.every((value) => set.includes(value))
				: chosen.some((value) => set.includes(value)),
		),
	);
}

function rowsThatFail(failed: Uint8Array, test: number): Uint32Array {
	const rows = new Uint32Array(failed.length);
	let count = 0;
	for (let row = 0; row < failed.length; row++) if (failed[row] === test) rows[count++] = row;
	return rows.subarray(0, count);
}

/**
 * Counts how many of the rows have each value: by combination first, as there are far fewer
 * combinations than rows.
 */
function valueCounts(facet: TableFacet, lists: readonly Uint32Array[]): Uint32Array {
	const { setOfRow, sets, values } = facet;
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
