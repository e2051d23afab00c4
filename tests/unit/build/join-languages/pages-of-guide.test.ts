import { expect, test } from '@playwright/test';
import { pagesOfGuide } from '../../../../src/build/join-languages/pages-of-guide.ts';
import { contextOf } from '../../../support/page-context.ts';
import { placeId, storedGrouping, storedPlace } from '../../../support/records.ts';

const ids = [1, 2, 3, 4].map(placeId);
const guideOf = (categories: readonly string[], city: string) =>
	contextOf({
		places: ids.map((id, index) =>
			storedPlace({
				id,
				name: `Quay ${index}`,
				category: categories.at(-1),
				category_path: categories.join(' > '),
				...(index < 3 ? { location: { address: { city } } } : {}),
			}),
		),
		destinations: [storedGrouping({ id: 'dst_1', name: 'Nowhere', place_ids: [] })],
	});

test('lists of the same records have one digest, whatever the language calls them', () => {
	const english = pagesOfGuide(guideOf(['Sights'], 'Lisbon'));
	const german = pagesOfGuide(guideOf(['Sehenswertes'], 'Lissabon'));

	expect(english.lists.map(([path]) => path)).toEqual([
		'categories/sights/',
		'browse/city/lisbon/',
	]);
	expect(german.lists.map(([path]) => path)).toEqual([
		'categories/sehenswertes/',
		'browse/city/lissabon/',
	]);
	expect(german.lists.map(([, members]) => members)).toEqual(
		english.lists.map(([, members]) => members),
	);
	expect(new Set(english.lists.map(([, members]) => members)).size).toBe(2);
});

test('a category and the one below it are no lists of the same', () => {
	const { lists } = pagesOfGuide(guideOf(['Sights', 'Quays'], 'Lisbon'));

	expect(lists.map(([path]) => path).slice(0, 2)).toEqual([
		'categories/sights/',
		'categories/sights/quays/',
	]);
	expect(lists[0]?.[1]).not.toBe(lists[1]?.[1]);
});

test('pages that are empty are not for search engines', () => {
	expect(pagesOfGuide(guideOf(['Sights'], 'Lisbon')).unindexed).toContain('destinations/nowhere/');
	expect(pagesOfGuide(contextOf({})).unindexed).toEqual([
		'saved/',
		'search/',
		'explore/',
		'places/',
		'events/',
		'categories/',
		'browse/',
	]);
});
