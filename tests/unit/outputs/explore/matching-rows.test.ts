import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { withValue } from '../../../../src/outputs/explore/chosen-values.ts';
import type { ExploredFacet } from '../../../../src/outputs/explore/encode-facets.ts';
import type { ExploredPlace } from '../../../../src/outputs/explore/encode-places.ts';
import {
	matchingRowsWithCounts,
	matchingRows,
} from '../../../../src/outputs/explore/matching-rows.ts';
import { type PlaceFilters, noFilters } from '../../../../src/outputs/explore/place-filters.ts';
import type { Visitor } from '../../../../src/outputs/explore/place-order.ts';
import { testProperty } from '../../../support/test-property.ts';
import { exploredPlace, tableOf, timetable } from './explored-places.ts';

/** Friday 4 December 2026, noon in Lisbon. */
const visitor: Visitor = { nowMs: Date.parse('2026-12-04T12:00Z'), locale: 'en' };
const daily = timetable([{ opens: '09:00', closes: '17:00' }]);
const [museum, tower, garden, club] = [
	exploredPlace({ name: 'Museum', timetable: daily, hasPhotograph: true }),
	exploredPlace({ name: 'Tower', coordinates: { latitude: 38.7, longitude: -9.2 } }),
	exploredPlace({ name: 'Garden', coordinates: { latitude: 38.71, longitude: -9.2 } }),
	exploredPlace({ name: 'Éclair', timetable: timetable([{ opens: '20:00', closes: '02:00' }]) }),
];
const places = [tower, museum, garden, club];
const facets: ExploredFacet[] = [
	facet('city', 'any', { lisboa: [tower, museum, garden], sintra: [club] }),
	facet('mood', 'any', { calm: [garden, museum], wild: [club] }),
	facet('accessibility', 'all', { 'step-free': [tower, garden], toilets: [garden, museum] }),
];
const table = tableOf(places, facets);

function facet(
	key: string,
	matches: 'any' | 'all',
	values: Record<string, ExploredPlace[]>,
): ExploredFacet {
	const listed = Object.entries(values).map(([slug, of]) => ({ slug, label: slug, records: of }));
	return { key, label: key, matches, values: listed };
}

function namesFor(given: Partial<PlaceFilters>, from: Partial<Visitor> = {}) {
	const rows = matchingRows(table, { ...noFilters, ...given }, { ...visitor, ...from });
	return [...rows].map(table.name);
}

const choosing = (...values: [facet: string, slug: string][]) =>
	values.reduce((filters, [key, slug]) => withValue(filters, key, slug, true), noFilters);

test('without filters all places stand in the order of the guide', () => {
	expect(namesFor({})).toEqual(['Tower', 'Museum', 'Garden', 'Éclair']);
});

test('values of one facet widen each other, facets narrow each other, needs are all met', () => {
	expect(namesFor(choosing(['mood', 'calm']))).toEqual(['Museum', 'Garden']);
	expect(namesFor(choosing(['mood', 'calm'], ['mood', 'wild']))).toEqual([
		'Museum',
		'Garden',
		'Éclair',
	]);
	expect(namesFor(choosing(['mood', 'calm'], ['city', 'sintra']))).toEqual([]);
	expect(namesFor(choosing(['accessibility', 'step-free'], ['accessibility', 'toilets']))).toEqual([
		'Garden',
	]);
});

test('places are open now, or at a day and hour', () => {
	expect(namesFor({ open: 'now' })).toEqual(['Museum']);
	expect(namesFor({ open: { date: '2026-12-05', time: '01:00' } })).toEqual(['Éclair']);
});

test('a photograph can be asked for', () => {
	expect(namesFor({ hasPhotograph: true })).toEqual(['Museum']);
});

test('distance counts only once a position is known', () => {
	const position = { latitude: 38.712, longitude: -9.2 };

	expect(namesFor({ withinMetres: 1000 })).toHaveLength(4);
	expect(namesFor({ withinMetres: 1000 }, { position })).toEqual(['Garden']);
	expect(namesFor({ order: 'distance' })).toEqual(['Tower', 'Museum', 'Garden', 'Éclair']);
	expect(namesFor({ order: 'distance' }, { position })).toEqual([
		'Garden',
		'Tower',
		'Museum',
		'Éclair',
	]);
});

test('names are in the order of the alphabet', () => {
	expect(namesFor({ order: 'name' })).toEqual(['Éclair', 'Garden', 'Museum', 'Tower']);
});

test('counts say what each choice would leave under all others', () => {
	const counts = (filters: PlaceFilters) => {
		const found = matchingRowsWithCounts(table, filters, visitor);
		return Object.fromEntries([...found.counts].map(([key, ofValues]) => [key, [...ofValues]]));
	};

	expect(counts(noFilters)).toEqual({ city: [3, 1], mood: [2, 1], accessibility: [2, 2] });
	expect(counts(choosing(['mood', 'calm']))).toEqual({
		city: [2, 0],
		mood: [2, 1],
		accessibility: [1, 2],
	});
	expect(counts(choosing(['accessibility', 'toilets']))).toEqual({
		city: [2, 0],
		mood: [2, 0],
		accessibility: [1, 2],
	});
});

test('it is counted how many are open, and how many have a photograph', () => {
	expect(matchingRowsWithCounts(table, noFilters, visitor)).toMatchObject({
		openCount: 1,
		photographCount: 1,
	});
	expect(matchingRowsWithCounts(table, choosing(['city', 'sintra']), visitor)).toMatchObject({
		openCount: 0,
		photographCount: 0,
	});
	expect(
		matchingRowsWithCounts(
			table,
			{ ...noFilters, open: { date: '2026-12-04', time: '21:00' } },
			visitor,
		),
	).toMatchObject({ openCount: 1, photographCount: 0 });
});

const keys = ['a', 'b', 'c'] as const;
const random = fc.record({
	matches: fc.tuple(...keys.map(() => fc.constantFrom('any' as const, 'all' as const))),
	valuesOfPlaces: fc.array(fc.tuple(...keys.map(() => fc.subarray([0, 1, 2]))), { maxLength: 12 }),
	chosen: fc.tuple(...keys.map(() => fc.subarray([0, 1, 2]))),
});

testProperty('a count is the length of the list that the choice leads to', 200, () =>
	fc.property(random, ({ matches, valuesOfPlaces, chosen }) => {
		const some = valuesOfPlaces.map((_, index) => exploredPlace({ name: `Place ${index}` }));
		const someFacets = keys.map((key, number) =>
			facet(
				key,
				matches[number] ?? 'any',
				Object.fromEntries(
					[0, 1, 2].map((value) => [
						`v${value}`,
						some.filter((_, index) => valuesOfPlaces[index]?.[number]?.includes(value)),
					]),
				),
			),
		);
		const someTable = tableOf(some, someFacets);
		let filters = noFilters;
		for (const [number, key] of keys.entries()) {
			const known = someTable.facets.find((found) => found.key === key)?.values ?? [];
			for (const value of chosen[number] ?? []) {
				if (known.some(({ slug }) => slug === `v${value}`)) {
					filters = withValue(filters, key, `v${value}`, true);
				}
			}
		}
		const found = matchingRowsWithCounts(someTable, filters, visitor);
		assert.deepEqual([...found.rows], [...matchingRows(someTable, filters, visitor)]);
		for (const { key, matches: combined, values } of someTable.facets) {
			for (const [position, { slug }] of values.entries()) {
				const alone = { ...filters, chosen: new Map(filters.chosen) };
				alone.chosen.delete(key);
				const then = withValue(combined === 'any' ? alone : filters, key, slug, true);
				const rows = matchingRows(someTable, then, visitor);
				assert.equal(found.counts.get(key)?.[position], rows.length);
			}
		}
	}),
);
