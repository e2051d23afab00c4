import { expect, test } from '@playwright/test';
import type { Site } from '../../../../../src/config/site.ts';
import {
	formerAddressPages,
	redirectLines,
} from '../../../../../src/ui/view-models/site/former-address-pages.ts';
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
const lines = (host: Site['host']) =>
	redirectLines({ ...contextOf({}, { host }), formerPermalinks: [...formerPermalinks] });

test('a former address is redirected, and one that leads nowhere is not', () => {
	expect(lines('none')).toEqual([
		'/guide/places/quay-00000001/ /guide/places/harbour-00000001/ 301',
	]);
	expect(lines('cloudflare-pages')).toEqual(lines('none'));
});

test('Netlify is told to redirect although a page stands there', () => {
	expect(lines('netlify')).toEqual([
		'/guide/places/quay-00000001/ /guide/places/harbour-00000001/ 301!',
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

	expect(redirectLines(moved)).toEqual([
		'/guide/destinations/lisbon-coast/ /guide/destinations/coast/ 301',
		'/guide/destinations/lisbon-coast/2/ /guide/destinations/coast/2/ 301',
		'/guide/destinations/lisbon-coast/3/ /guide/destinations/coast/3/ 301',
		'/guide/collections/hikes/ /guide/collections/walks/ 301',
	]);
	expect(formerAddressPages(moved).map(({ moved, path }) => [path, moved?.link])).toEqual([
		['destinations/lisbon-coast', { href: '/guide/destinations/coast/', label: 'Coast' }],
		['destinations/lisbon-coast/2', { href: '/guide/destinations/coast/2/', label: 'Coast' }],
		['destinations/lisbon-coast/3', { href: '/guide/destinations/coast/3/', label: 'Coast' }],
		['collections/hikes', { href: '/guide/collections/walks/', label: 'Walks' }],
	]);
});
