import { expect, test } from '@playwright/test';
import type { NameGroup, NameKind } from '../../../src/search/name-list.ts';
import { NamedThings } from '../../../src/search/named-things.ts';
import { exploredPlace, tableOf } from '../explore/explored-places.ts';

const words = { allTexts: '', noSuggestions: '', suggestionCount: '' };

test('names of a kind are found however many of other kinds answer better', () => {
	const things = new NamedThings(
		{
			groups: [
				group(
					'destination',
					Array.from({ length: 200 }, () => 'Lisbon'),
				),
				group('event', ['Night of the Lisbon fado houses', 'Lisbno Pride']),
			],
			otherNames: [],
			placeTable: '',
			placeWorth: '',
			words,
		},
		tableOf([]),
	);
	const namesFound = (query: string, kind?: string) =>
		things.search(query, 2, kind).map(({ name }) => name);

	expect(namesFound('lisbon')).toEqual(['Lisbon', 'Lisbon']);
	expect(namesFound('lisbon', 'event')).toEqual(['Night of the Lisbon fado houses']);
	expect(namesFound('lisbon pride', 'event')).toEqual(['Lisbno Pride']);
	expect(namesFound('lisbon', 'collection')).toEqual([]);
});

test('a place is found by its other name, and then told by both', () => {
	const things = new NamedThings(
		{
			groups: [group('destination', ['Castelo']), group('place', [])],
			otherNames: [
				[1, 'Castelo de São Jorge'],
				[2, 'Museu do Fado'],
			],
			placeTable: '',
			placeWorth: 'abz',
			words,
		},
		tableOf(
			['Café', 'St George’s Castle', 'Fado Museum'].map((name) =>
				exploredPlace({ name, city: 'Lisbon' }),
			),
		),
	);
	const namesFound = (query: string) => things.search(query, 8).map(({ name }) => name);

	expect(things.search('castelo de sao jorge', 1)).toEqual([
		{
			name: 'St George’s Castle (Castelo de São Jorge)',
			kind: 'place',
			description: 'place · Lisbon',
			path: '/guide/places/somewhere-0a1b2c3d/',
		},
	]);
	expect(namesFound('castelo')).toEqual(['Castelo', 'St George’s Castle (Castelo de São Jorge)']);
	expect(namesFound('st george castle')).toEqual(['St George’s Castle']);
	expect(namesFound('museu do fado')).toEqual(['Fado Museum (Museu do Fado)']);
	expect(namesFound('fado')).toEqual(['Fado Museum']);
	expect(namesFound('cafe')).toEqual(['Café']);
});

function group(kind: NameKind, names: readonly string[]): NameGroup {
	return { kind, label: kind, names, paths: names.map(() => '/'), places: names.map(() => '') };
}
