import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { withValue } from '../../../../src/outputs/explore/chosen-values.ts';
import {
	filtersFromParameters,
	knownFilters,
	queryOfFilters,
} from '../../../../src/outputs/explore/filter-parameters.ts';
import { countOfFilters } from '../../../../src/outputs/explore/count-of-filters.ts';
import {
	type PlaceFilters,
	noFilters,
	placeOrders,
} from '../../../../src/outputs/explore/place-filters.ts';
import { testProperty } from '../../../support/test-property.ts';

const read = (query: string) => filtersFromParameters(new URLSearchParams(query));

test('an address names each facet once, and what else is chosen', () => {
	const filters: PlaceFilters = {
		chosen: new Map([
			['city', ['sintra', 'lisboa']],
			['category', ['culture/museums']],
		]),
		open: { date: '2026-12-04', time: '10:00' },
		hasPhotograph: true,
		withinMetres: 2000,
		order: 'distance',
		isMapOpen: false,
	};

	const query =
		'?category=culture/museums&city=lisboa.sintra&open=2026-12-04T10:00&photo=yes&within=2000&sort=distance&map=no';
	expect(queryOfFilters(filters)).toBe(query);
	expect(read(query)).toEqual({
		...filters,
		chosen: new Map([
			['category', ['culture/museums']],
			['city', ['lisboa', 'sintra']],
		]),
	});
	expect(countOfFilters(filters)).toBe(6);
});

test('without filters the address has no parameters', () => {
	expect(queryOfFilters(noFilters)).toBe('');
	expect(read('')).toEqual({
		...noFilters,
		isMapOpen: undefined,
		open: undefined,
		withinMetres: undefined,
	});
});

test('what cannot be read of an address is passed over', () => {
	for (const query of [
		'open=yesterday',
		'open=2026-02-30T10:00',
		'open=2026-12-04T25:00',
		'open=2026-12-04T24:00',
		'within=-5',
		'within=1.5',
		'within=far',
		'within=0',
		'within=1e300',
		'within=0x10',
		'within=1000000',
		'within=%202000',
		'sort=price',
		'photo=no',
		'map=maybe',
		'city=',
		'city=...',
		'',
	]) {
		expect(queryOfFilters(read(query)), query).toBe('');
	}
});

test('a facet that is named twice has the values of both', () => {
	expect(read('city=lisboa&city=sintra.lisboa').chosen.get('city')).toEqual(['lisboa', 'sintra']);
});

test('facets and values that the guide does not have are left out', () => {
	const facets = [{ key: 'city', values: [{ slug: 'lisboa' }, { slug: 'sintra' }] }];
	const filters = knownFilters(
		read('city=lisboa.atlantis&planet=mars&utm_source=mail&sort=name'),
		facets,
	);

	expect(queryOfFilters(filters)).toBe('?city=lisboa&sort=name');
});

test('a value is chosen once, and a facet without values is none', () => {
	const once = withValue(noFilters, 'city', 'lisboa', true);

	expect(queryOfFilters(withValue(once, 'city', 'lisboa', true))).toBe('?city=lisboa');
	expect(queryOfFilters(withValue(once, 'city', 'lisboa', false))).toBe('');
});

const slug = fc.stringMatching(/^[a-z0-9é東_-]{1,8}(\/[a-z-]{1,5})?$/u);
const filters = fc.record({
	chosen: fc
		.uniqueArray(
			fc.tuple(fc.stringMatching(/^x[a-z-]{1,8}$/), fc.uniqueArray(slug, { minLength: 1 })),
			{
				selector: ([key]) => key,
			},
		)
		.map((entries) => new Map(entries)),
	open: fc.constantFrom(undefined, 'now' as const, { date: '2028-02-29', time: '00:00' }),
	hasPhotograph: fc.boolean(),
	withinMetres: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined }),
	order: fc.constantFrom(...placeOrders),
});

testProperty('a shared address has the filters that it was made from', 200, () =>
	fc.property(filters, (given) => {
		const query = queryOfFilters(given);
		assert.equal(queryOfFilters(read(query)), query);
		assert.equal(countOfFilters(read(query)), countOfFilters(given));
	}),
);
