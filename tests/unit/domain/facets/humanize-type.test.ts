import { expect, test } from '@playwright/test';
import { humanizeType } from '../../../../src/domain/facets/humanize-type.ts';

test('the name of a class of events is words', () => {
	expect(humanizeType('ExhibitionEvent')).toBe('Exhibition event');
	expect(humanizeType('Event')).toBe('Event');
});

test('three words and more that are run together are words', () => {
	expect(humanizeType('PointOfView')).toBe('Point of view');
	expect(humanizeType('ParkAndGardenOfCastle')).toBe('Park and garden of castle');
});

test('two words that are run together are words where the record names the class so', () => {
	expect(humanizeType('FoodEstablishment', 'schema:FoodEstablishment')).toBe('Food establishment');
	expect(humanizeType('Museum', 'schema:Museum')).toBe('Museum');
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
		expect(humanizeType(name, 'schema:LocalBusiness')).toBe(name);
	});
}

test('no kind is none', () => {
	expect(humanizeType(undefined)).toBeUndefined();
});
