import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { encodePlaces } from '../../../../src/outputs/explore/encode-places.ts';
import { placeTable } from '../../../../src/outputs/explore/place-table.ts';
import { distanceInMetres } from '../../../../src/domain/geo/coordinates.ts';
import { slugWithId } from '../../../../src/i18n/slug.ts';
import { testProperty } from '../../../support/test-property.ts';
import { exploredPlace, tableOf } from './explored-places.ts';

const tower = exploredPlace({
	name: 'Torre de Belém',
	addressSlug: 'torre-de-belem-0f878677',
	coordinates: { latitude: 38.69158, longitude: -9.21597 },
	city: 'Lisboa',
	neighbourhood: 'Belém',
	kind: 'Monument',
	cover: 'castle-0-clear',
	isFree: false,
	hasPhotograph: true,
});
const garden = exploredPlace({
	name: 'Jardim da Estrela, Lisboa',
	addressSlug: 'jardim-da-estrela-lisboa-a0745deb',
	city: 'Lisboa',
	isFree: true,
});
const bare = exploredPlace({ name: '東京', addressSlug: '東京-00c0ffee' });

test('a place is read as it was written', () => {
	const table = tableOf([tower, garden, bare]);

	expect(table.count).toBe(3);
	expect([0, 1, 2].map(table.name)).toEqual([
		'Torre de Belém',
		'Jardim da Estrela, Lisboa',
		'東京',
	]);
	expect([0, 1, 2].map(table.path)).toEqual([
		'/guide/places/torre-de-belem-0f878677/',
		'/guide/places/jardim-da-estrela-lisboa-a0745deb/',
		'/guide/places/%E6%9D%B1%E4%BA%AC-00c0ffee/',
	]);
	expect([0, 1, 2].map(table.city)).toEqual(['Lisboa', 'Lisboa', undefined]);
	expect([0, 1, 2].map(table.neighbourhood)).toEqual(['Belém', undefined, undefined]);
	expect([0, 1, 2].map(table.kind)).toEqual(['Monument', undefined, undefined]);
	expect([0, 1, 2].map(table.cover)).toEqual(['castle-0-clear', 'place-0-clear', 'place-0-clear']);
	expect([0, 1, 2].map(table.isFree)).toEqual([false, true, undefined]);
	expect([...table.hasPhotograph]).toEqual([1, 0, 0]);
	expect([...table.latitude]).toEqual([38.6916, NaN, NaN]);
	expect([...table.longitude]).toEqual([-9.21595, NaN, NaN]);
});

test('a place that once had another address keeps that, whatever its name makes of it', () => {
	const renamed = exploredPlace({ name: 'New name', addressSlug: 'old-name-0a1b2c3d' });
	const long = exploredPlace({ name: 'Twin', addressSlug: `twin-${'0123456789abcdef'.repeat(2)}` });
	const nameless = exploredPlace({ name: '–', addressSlug: '0a1b2c3d' });

	expect([0, 1, 2].map(tableOf([renamed, long, nameless]).path)).toEqual([
		'/guide/places/old-name-0a1b2c3d/',
		'/guide/places/twin-0123456789abcdef0123456789abcdef/',
		'/guide/places/0a1b2c3d/',
	]);
});

test('facets keep the order of their values, and those that no place has are left out', () => {
	const { facets } = tableOf(
		[tower, garden, bare],
		[
			{
				key: 'city',
				label: 'Town',
				matches: 'any',
				values: [{ slug: 'lisboa', label: 'Lisboa', records: [garden, tower] }],
			},
			{
				key: 'mood',
				label: 'Mood',
				matches: 'any',
				values: [
					{ slug: 'calm', label: 'Calm', records: [garden] },
					{ slug: 'wild', label: 'Wild', records: [{ id: 'not listed' }] },
					{ slug: 'grand', label: 'Grand', records: [tower, garden] },
				],
			},
			{ key: 'season', label: 'Season', matches: 'any', values: [] },
		],
	);

	expect(facets.map(({ key }) => key)).toEqual(['city', 'mood']);
	expect(facets[1]?.values).toEqual([
		{ slug: 'calm', label: 'Calm' },
		{ slug: 'grand', label: 'Grand' },
	]);
	const valuesOf = (row: number) => facets[1]?.sets[facets[1].setOfRow[row] ?? 0];
	expect([0, 1, 2].map(valuesOf)).toEqual([[1], [0, 1], []]);
});

test('a column that follows from another is written once for each of its values', () => {
	const places = Array.from({ length: 100 }, (_, index) =>
		exploredPlace({
			name: `Place ${index}`,
			city: `Town ${index % 10}`,
			kind: `Kind ${index % 5}`,
		}),
	);
	const file = encodePlaces(places, [], '/places/');

	expect(file.texts.kinds).toMatchObject({ follows: 0, rows: expect.stringMatching(/^.{11}$/) });
	expect(placeTable(file).kind(57)).toBe('Kind 2');
});

test('a guide without places has an empty table', () => {
	expect(tableOf([]).count).toBe(0);
	expect(tableOf([]).facets).toEqual([]);
});

test('a file of another format is refused', () => {
	const file = { ...encodePlaces([tower], [], '/places/'), format: 2 };

	expect(() => placeTable(file)).toThrow('format 2, not 1');
});

const name = fc.oneof(
	fc.string({ minLength: 1, unit: 'grapheme' }),
	fc.constantFrom('Ponte 25 de Abril', 'ß', 'Ærø', '$&', 'a\u007fb', 'Lisboa'),
);
const place = fc
	.record({
		name,
		hex: fc.stringMatching(/^[\da-f]{32}$/),
		city: fc.option(name, { nil: undefined }),
		coordinates: fc.option(
			fc.record({
				latitude: fc.double({ min: -90, max: 90, noNaN: true }),
				longitude: fc.double({ min: -180, max: 180, noNaN: true }),
			}),
			{ nil: undefined },
		),
	})
	.map(({ hex, ...given }) =>
		exploredPlace({
			...given,
			id: `plc_${hex}`,
			addressSlug: slugWithId(given.name, `plc_${hex}`),
		}),
	);

testProperty('whatever the names, towns and coordinates, they come back', 200, () =>
	fc.property(fc.array(place, { maxLength: 12 }), (places) => {
		const table = tableOf(places);
		for (const [row, { addressSlug, city, coordinates, name: given }] of places.entries()) {
			assert.equal(table.name(row), given.replace(/[\s\u007f]+/gu, ' ').trim());
			assert.equal(table.path(row), `/guide/places/${encodeURIComponent(addressSlug)}/`);
			assert.equal(table.city(row), city);
			const [latitude = NaN, longitude = NaN] = [table.latitude[row], table.longitude[row]];
			if (!coordinates) assert.deepEqual([latitude, longitude], [NaN, NaN]);
			else assert.ok(distanceInMetres(coordinates, { latitude, longitude }) < 4);
		}
	}),
);
