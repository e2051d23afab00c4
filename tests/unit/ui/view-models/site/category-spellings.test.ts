import { expect, test } from '@playwright/test';
import { categoryCrumbs } from '../../../../../src/ui/view-models/list/category-crumbs.ts';
import { searchAttributes } from '../../../../../src/ui/view-models/explore/search-attributes.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedPlace } from '../../../../support/records.ts';

const context = contextOf({
	places: [
		storedPlace({ id: placeId(1), name: 'Α', category_path: 'Μουσεία > Ναυτικά' }),
		storedPlace({ id: placeId(2), name: 'Β', category_path: 'ΜΟΥΣΕΙΑ > ΝΑΥΤΙΚΑ' }),
	],
});

test('a place in another spelling of its category leads to the one category that there is', () => {
	expect(categoryCrumbs(context, ['ΜΟΥΣΕΙΑ', 'ΝΑΥΤΙΚΑ']).map(({ label }) => label)).toEqual([
		'Μουσεία',
		'Ναυτικά',
	]);
});

test('a place in another spelling of its category is found by the filter of the first', () => {
	const attributes = searchAttributes(context, 'place', {
		id: placeId(2),
		categories: ['ΜΟΥΣΕΙΑ', 'ΝΑΥΤΙΚΑ'],
	});

	expect([...new URLSearchParams(attributes['data-search-filters'])]).toEqual([
		['kind', 'place'],
		['category', 'μουσεία'],
	]);
});
