import { expect, test } from '@playwright/test';
import { kindLabel } from '../../../../src/domain/places/kind-label.ts';

const kindOf = (path: string, kind?: string, schemaType?: string) =>
	kindLabel({ categories: path === '' ? [] : path.split(' > '), kind, schemaType });

test('a category that only qualifies the kind of a place stands with that kind', () => {
	expect(kindOf('bakery > arab', 'bakery')).toBe('bakery · arab');
	expect(kindOf('coffee shops > cafe > raw food', 'Cafe')).toBe('cafe · raw food');
	expect(kindOf('Food > Restaurant > Asian > Thai', 'Restaurant')).toBe('Restaurant · Thai');
});

test('a category that is the kind of a place, or names it, stands alone', () => {
	expect(kindOf('Accommodation > Hotel > Hotel restaurant', 'Hotel restaurant')).toBe(
		'Hotel restaurant',
	);
	expect(kindOf('Food > Restaurant > Gourmet restaurant', 'Restaurant')).toBe('Gourmet restaurant');
	expect(kindOf('coffee shops > cafe > coffee shop', 'cafe')).toBe('coffee shop');
	expect(kindOf('Culture > Museums', 'Museum')).toBe('Museums');
	expect(kindOf('Beaches', 'Bench')).toBe('Beaches');
});

test('the schema.org type tells the kind of a place that states none', () => {
	expect(kindOf('Food > Bakery > Arab', undefined, 'schema:Bakery')).toBe('Bakery · Arab');
	expect(kindOf('Food > Arab', undefined, 'schema:Bakery')).toBe('Arab');
	expect(kindOf('Food > Bakery > Arab')).toBe('Arab');
});

test('a place without categories is called by its kind', () => {
	expect(kindOf('', 'Bakery')).toBe('Bakery');
	expect(kindOf('')).toBeUndefined();
});
