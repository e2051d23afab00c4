import { expect, test } from '@playwright/test';
import {
	addressMoves,
	formerAddressPages,
} from '../../../../../src/ui/view-models/site/former-address-pages.ts';
import { redirectFile } from '../../../../../src/ui/view-models/site/redirect-file.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedGrouping, storedPlace } from '../../../../support/records.ts';

const formerPermalinks = [
	{
		kind: 'places',
		slug: 'quay-00000001',
		id: 'plc_1',
		lastPublished: '2026-11-01',
		movedTo: 'harbour-00000001',
	},
	{ kind: 'events', slug: 'gone-00000002', id: 'evt_2', lastPublished: '2026-11-01' },
] as const;
const formerLists = [
	{
		kind: 'destinations',
		slug: 'lisbon-coast',
		id: 'dst_1',
		lastPublished: '2026-11-01',
		movedTo: 'coast',
	},
	{
		kind: 'collections',
		slug: 'hikes',
		id: 'col_1',
		lastPublished: '2026-11-01',
		movedTo: 'walks',
	},
] as const;

test('a former address leads to the one of today, and one that leads nowhere is in no list', () => {
	expect(addressMoves({ ...contextOf({}), formerPermalinks: [...formerPermalinks] })).toEqual([
		{
			slug: 'quay-00000001',
			from: '/guide/places/quay-00000001/',
			to: '/guide/places/harbour-00000001/',
		},
	]);
});

test('of a list that has moved, each page leads on to the one of its number', () => {
	const ids = Array.from({ length: 80 }, (_, index) => placeId(index + 1));
	const context = contextOf({
		places: ids.map((id) => storedPlace({ id, name: 'Quay' })),
		destinations: [storedGrouping({ id: 'dst_1', name: 'Coast', place_ids: ids })],
		collections: [storedGrouping({ id: 'col_1', name: 'Walks', place_ids: ids.slice(0, 3) })],
	});
	const moved = { ...context, formerPermalinks: [...formerLists] };

	expect(redirectFile('none', addressMoves(moved))?.text.split('\n')).toEqual([
		'/guide/destinations/lisbon-coast/ /guide/destinations/coast/ 301',
		'/guide/destinations/lisbon-coast/2/ /guide/destinations/coast/2/ 301',
		'/guide/destinations/lisbon-coast/3/ /guide/destinations/coast/3/ 301',
		'/guide/collections/hikes/ /guide/collections/walks/ 301',
		'',
	]);
	expect(formerAddressPages(moved).map(({ moved, path }) => [path, moved?.link])).toEqual([
		['destinations/lisbon-coast', { href: '/guide/destinations/coast/', label: 'Coast' }],
		['destinations/lisbon-coast/2', { href: '/guide/destinations/coast/2/', label: 'Coast' }],
		['destinations/lisbon-coast/3', { href: '/guide/destinations/coast/3/', label: 'Coast' }],
		['collections/hikes', { href: '/guide/collections/walks/', label: 'Walks' }],
	]);
});
