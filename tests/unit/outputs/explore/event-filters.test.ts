import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { saturdayAndSunday } from '../../../../src/domain/events/day-ranges.ts';
import { addDays } from '../../../../src/domain/events/days.ts';
import {
	type EventFilters,
	eventFiltersFrom,
	noEventFilters,
	queryOfEventFilters,
	rangeOfFilters,
} from '../../../../src/outputs/explore/event-filters.ts';
import { testProperty } from '../../../support/test-property.ts';

const read = (query: string) => eventFiltersFrom(new URLSearchParams(query));

test('an address names what is chosen, in one order', () => {
	const filters: EventFilters = {
		chosen: new Map([
			['theme', ['music', 'film']],
			['price', ['free']],
		]),
		when: { first: '2026-12-04', last: '2026-12-06' },
	};
	const query = '?price=free&theme=film.music&from=2026-12-04&to=2026-12-06';

	expect(queryOfEventFilters(filters)).toBe(query);
	expect(queryOfEventFilters(read(query))).toBe(query);
	expect(queryOfEventFilters({ ...noEventFilters, when: 'weekend' })).toBe('?when=weekend');
	expect(queryOfEventFilters(noEventFilters)).toBe('');
});

test('what cannot be read of an address is passed over', () => {
	for (const query of [
		'when=tomorrow',
		'from=2026-02-30',
		'from=12/04/2026',
		'to=',
		'theme=',
		'',
	]) {
		expect(queryOfEventFilters(read(query)), query).toBe('');
	}
	expect(queryOfEventFilters(read('from=2026-12-06&to=2026-12-04'))).toBe('?from=2026-12-06');
	expect(queryOfEventFilters(read('when=today&from=2026-12-06'))).toBe('?when=today');
});

test('days without a beginning begin today, and without an end go on', () => {
	const range = (when: EventFilters['when']) =>
		rangeOfFilters({ ...noEventFilters, when }, '2026-11-19', saturdayAndSunday);

	expect(range(undefined)).toBeUndefined();
	expect(range('weekend')).toEqual({ first: '2026-11-21', last: '2026-11-22' });
	expect(range({ last: '2026-11-30' })).toEqual({ first: '2026-11-19', last: '2026-11-30' });
	expect(range({ first: '2026-12-01' })).toEqual({ first: '2026-12-01', last: '9999-12-31' });
});

const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9é東_-]{1,8}(\/[a-z-]{1,5})?$/u), {
	minLength: 1,
});
const day = fc.integer({ min: 0, max: 9999 }).map((days) => addDays('2020-02-28', days));
const when = fc.oneof(
	fc.constantFrom(undefined, 'today' as const, 'weekend' as const, 'next-7-days' as const),
	fc.tuple(day, day).map((days) => {
		const [first, last] = days.toSorted();
		return { first, last };
	}),
	day.map((first) => ({ first })),
	day.map((last) => ({ last })),
);
const filters = fc.record({
	chosen: fc
		.dictionary(fc.stringMatching(/^x[a-z-]{1,8}$/), slugs, { noNullPrototype: true })
		.map((values) => new Map(Object.entries(values))),
	when,
});

testProperty('a shared address has the filters that it was made from', 200, () =>
	fc.property(filters, (given) => {
		const query = queryOfEventFilters(given);
		assert.equal(queryOfEventFilters(read(query)), query);
		assert.deepEqual(daysOf(read(query)), daysOf(given));
	}),
);

function daysOf({ when: chosen }: EventFilters) {
	return typeof chosen === 'object' ? [chosen.first, chosen.last] : chosen;
}
