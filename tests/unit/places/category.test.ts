import { expect, test } from '@playwright/test';
import { categoryLevels } from '../../../src/places/category.ts';

test('splits the path at its separators, outermost first', () => {
	expect(categoryLevels({ category_path: 'Sights > Church and monastery' })).toEqual([
		'Sights',
		'Church and monastery',
	]);
	expect(categoryLevels({ category_path: 'A  >  B > C', category: 'Z' })).toEqual(['A', 'B', 'C']);
});

test('leaves out empty levels and those that repeat the one above', () => {
	expect(categoryLevels({ category_path: ' > A > > A > B > A > ' })).toEqual(['A', 'B', 'A']);
	expect(categoryLevels({ category_path: '> A' })).toEqual(['A']);
});

test('keeps a sign that parts no levels', () => {
	expect(categoryLevels({ category_path: 'Food>Drink > Bars' })).toEqual(['Food>Drink', 'Bars']);
});

test('falls back on the category, and has no level where none is stated', () => {
	expect(categoryLevels({ category: ' Sights ' })).toEqual(['Sights']);
	expect(categoryLevels({ category: 'Sights', category_path: ' > ' })).toEqual(['Sights']);
	expect(categoryLevels({})).toEqual([]);
	expect(categoryLevels({ category: ' ' })).toEqual([]);
});
