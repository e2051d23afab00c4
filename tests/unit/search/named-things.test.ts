import { expect, test } from '@playwright/test';
import type { NameGroup, NameKind } from '../../../src/search/name-list.ts';
import { NamedThings } from '../../../src/search/named-things.ts';
import { tableOf } from '../explore/explored-places.ts';

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

function group(kind: NameKind, names: readonly string[]): NameGroup {
	return { kind, label: kind, names, paths: names.map(() => '/'), places: names.map(() => '') };
}
