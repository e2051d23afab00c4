import { expect, test } from '@playwright/test';
import {
	categoryLevels,
	categoryProblems,
	kindOfPlace,
} from '../../../../src/domain/places/category.ts';

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

test('counts the outermost eight levels, and says where there are more', () => {
	const path = 'A > B > C > D > E > F > G > H';
	const eight = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

	expect(categoryLevels({ category_path: `${path} > I > J` })).toEqual(eight);
	expect(categoryLevels({ category_path: `A > ${path} > ` })).toEqual(eight);
	expect(categoryProblems({ category_path: `${path} > I` })).toEqual([
		{ path: 'category_path', reason: 'more than 8 levels, of which the first are shown' },
	]);
	expect(categoryProblems({ category_path: `A > ${path} > ` })).toEqual([]);
	expect(categoryProblems({ category: 'Sights' })).toEqual([]);
});

test('reads names of classes as words, in levels and kinds', () => {
	const place = { category_path: 'Natural heritage > PointOfView', type: 'PointOfView' };

	expect(categoryLevels(place)).toEqual(['Natural heritage', 'Point of view']);
	expect(kindOfPlace(place)).toBe('Point of view');
	expect(kindOfPlace({ type: 'TouristAttraction', schema_type: 'schema:TouristAttraction' })).toBe(
		'Tourist attraction',
	);
	expect(kindOfPlace({ type: 'CrossFit', schema_type: 'schema:ExerciseGym' })).toBe('CrossFit');
	expect(kindOfPlace({})).toBeUndefined();
});

test('reads a level alike whatever the place is, as all that are in it are listed together', () => {
	for (const schema_type of ['schema:FoodEstablishment', 'schema:Restaurant']) {
		expect(categoryLevels({ category: 'FoodEstablishment', ...{ schema_type } })).toEqual([
			'FoodEstablishment',
		]);
	}
});
