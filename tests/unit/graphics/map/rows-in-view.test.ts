import { expect, test } from '@playwright/test';
import { largestTowns, rowsOutside } from '../../../../src/graphics/map/rows-in-view.ts';

const towns = ['København', 'Madrid', undefined, 'Madrid', 'Sevilla', 'København', 'Cádiz'];
const table = {
	latitude: [55.6, 40.4, 40.5, 40.4, 37.3, NaN, 36.5],
	city: (row: number) => towns[row],
};

test('places are outside of a view that are on the map and not seen', () => {
	expect(rowsOutside(table, [0, 1, 2, 3, 4, 5, 6], [0])).toEqual([1, 2, 3, 4, 6]);
	expect(rowsOutside(table, Uint32Array.of(0, 2, 5), [0])).toEqual([2]);
	expect(rowsOutside(table, [0, 1], [0, 1])).toEqual([]);
});

test('the towns with most of them come first, and a place without a town counts for none', () => {
	expect(largestTowns(table, [1, 2, 3, 4, 6], 2)).toEqual([
		{ town: 'Madrid', rows: [1, 3] },
		{ town: 'Sevilla', rows: [4] },
	]);
	expect(largestTowns(table, [2], 3)).toEqual([]);
});
