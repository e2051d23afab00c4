import { expect, test } from '@playwright/test';
import {
	allCategories,
	type Category,
	categorySlug,
} from '../../../../src/guide/model/category-tree.ts';
import { placeId, storedPlace } from '../../../support/records.ts';
import { guideOf } from './example-guide.ts';

function treeOf(...paths: string[]): readonly Category[] {
	const places = paths.map((category_path, index) =>
		storedPlace({ id: placeId(index + 1), name: `Place ${index + 1}`, category_path }),
	);
	return guideOf({ places }).categories;
}

const outline = (categories: readonly Category[]) =>
	allCategories(categories).map(
		({ name, places, slugs }) => `${slugs.join('/')}: ${name} (${places.length})`,
	);

test('a place counts in each level of its category', () => {
	expect(outline(treeOf('Culture > Museums > Maritime', 'Culture > Theatres', 'Food'))).toEqual([
		'culture: Culture (2)',
		'culture/museums: Museums (1)',
		'culture/museums/maritime: Maritime (1)',
		'culture/theatres: Theatres (1)',
		'food: Food (1)',
	]);
});

test('spellings that differ in case or accents only are one category, named as its first place names it', () => {
	expect(outline(treeOf('Cafés', 'CAFES', 'cafés > Tea rooms', 'Cafés > tea-rooms'))).toEqual([
		'cafes: Cafés (4)',
		'cafes/tea-rooms: Tea rooms (2)',
	]);
});

test('accents of Greek capitals, which have none, make no category of its own', () => {
	expect(
		outline(treeOf('Μουσεία > Αρχαιολογικά', 'ΜΟΥΣΕΙΑ > ΑΡΧΑΙΟΛΟΓΙΚΑ', 'ΜΟΥΣΕΙΑ > Ναυτικά')),
	).toEqual([
		'μουσεία: Μουσεία (3)',
		'μουσεία/αρχαιολογικά: Αρχαιολογικά (2)',
		'μουσεία/ναυτικά: Ναυτικά (1)',
	]);
});

test('a category of one name below another is a category of its own', () => {
	expect(outline(treeOf('Food > Markets', 'Shops > Markets'))).toEqual([
		'food: Food (1)',
		'food/markets: Markets (1)',
		'shops: Shops (1)',
		'shops/markets: Markets (1)',
	]);
});

test('a path of very many levels is no deeper than others', () => {
	const lines = outline(treeOf(Array.from({ length: 5000 }, (_, i) => 'ab'[i % 2]).join(' > ')));

	expect(lines).toHaveLength(8);
	expect(lines.at(-1)).toBe('a/b/a/b/a/b/a/b: b (1)');
});

test('the address of the deepest category with the longest names is one that file systems allow', () => {
	const levels = Array.from({ length: 25 }, (_, i) => '𠀀'.repeat(58) + String(i).padStart(2, '0'));
	const slugs = allCategories(treeOf(levels.join(' > '))).at(-1)?.slugs ?? [];

	expect(slugs).toHaveLength(8);
	expect(Buffer.byteLength(slugs.join('/'))).toBe(8 * 234 + 7);
});

test('places without a category are in none', () => {
	expect(outline(treeOf('', ' > '))).toEqual([]);
});

test('names in any script, without letters or of digits alone have addresses', () => {
	expect(categorySlug('博物馆')).toBe('博物馆');
	expect(categorySlug('★')).toBe('other');
	expect(categorySlug('2')).toBe('no-2');
	expect(categorySlug('４２')).toBe('no-42');
});
