import { expect, test } from '@playwright/test';
import {
	haveOtherCounts,
	haveOtherRows,
} from '../../../../src/outputs/explore/exploration-changes.ts';
import { matchingRowsWithCounts } from '../../../../src/outputs/explore/matching-rows.ts';
import { type PlaceFilters, noFilters } from '../../../../src/outputs/explore/place-filters.ts';
import { exploredPlace, tableOf, timetable } from './explored-places.ts';

const museum = exploredPlace({
	name: 'Museum',
	timetable: timetable([{ opens: '09:00', closes: '17:00' }]),
});
const table = tableOf([museum, exploredPlace({ name: 'Tower' })], []);

/** Returns what is found at a time of Friday 4 December 2026. */
const found = (time: string, filters: Partial<PlaceFilters> = {}) =>
	matchingRowsWithCounts(
		table,
		{ ...noFilters, ...filters },
		{ nowMs: Date.parse(`2026-12-04T${time}Z`), locale: 'en' },
	);

test('other places are left once one that had to be open has closed', () => {
	expect(haveOtherRows(found('16:59', { open: 'now' }), found('17:01', { open: 'now' }))).toBe(
		true,
	);
	expect(haveOtherRows(found('12:00', { open: 'now' }), found('12:30', { open: 'now' }))).toBe(
		false,
	);
});

test('where places need not be open, their closing changes numbers alone', () => {
	const [open, closed] = [found('16:59'), found('17:01')];
	expect(haveOtherRows(open, closed)).toBe(false);
	expect(haveOtherCounts(open, closed)).toBe(true);
	expect(haveOtherCounts(found('12:00'), found('12:30'))).toBe(false);
});

test('the same places in another order are other rows', () => {
	expect(haveOtherRows(found('12:00', { order: 'name' }), found('12:00'))).toBe(false);
	const turned = tableOf([exploredPlace({ name: 'Tower' }), museum], []);
	const visitor = { nowMs: 0, locale: 'en' };
	const byName = matchingRowsWithCounts(turned, { ...noFilters, order: 'name' }, visitor);
	expect(haveOtherRows(byName, matchingRowsWithCounts(turned, noFilters, visitor))).toBe(true);
});
