import { expect, test } from '@playwright/test';
import { kindInWords } from '../../../../src/domain/facets/kind-in-words.ts';

test('the name of a class of events is words', () => {
	expect(kindInWords('ExhibitionEvent')).toBe('Exhibition event');
	expect(kindInWords('Event')).toBe('Event');
});

test('three words and more that are run together are words', () => {
	expect(kindInWords('PointOfView')).toBe('Point of view');
	expect(kindInWords('ParkAndGardenOfCastle')).toBe('Park and garden of castle');
});

test('two words that are run together are words where the record names the class so', () => {
	expect(kindInWords('FoodEstablishment', 'schema:FoodEstablishment')).toBe('Food establishment');
	expect(kindInWords('Museum', 'schema:Museum')).toBe('Museum');
});

for (const name of [
	'YouTube',
	'McDonald',
	'McDonald’s',
	'iPhone',
	'CrossFit',
	'Point of view',
	'ATM',
	'RVPark',
	'Bar-Tabac',
	'ЦентрИскусств',
]) {
	test(`“${name}” stays as it is`, () => {
		expect(kindInWords(name, 'schema:LocalBusiness')).toBe(name);
	});
}

test('no kind is none', () => {
	expect(kindInWords(undefined)).toBeUndefined();
});
