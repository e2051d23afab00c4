import { expect, test } from '@playwright/test';
import { formerAddressPages } from '../../../../../src/ui/view-models/site/former-address-pages.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedGrouping, storedPlace } from '../../../../support/records.ts';

test('a former address names what it leads to, also where a destination and a collection have one id', () => {
	const content = {
		places: [storedPlace({})],
		destinations: [storedGrouping({ id: 'north', name: 'North coast', place_ids: [placeId(1)] })],
		collections: [storedGrouping({ id: 'north', name: 'Lighthouses', place_ids: [placeId(1)] })],
	};
	const former = { id: 'north', slug: 'north', lastPublished: '2026-11-01' };
	const formerPermalinks = [
		{ ...former, kind: 'destinations' as const, movedTo: 'north-coast' },
		{ ...former, kind: 'collections' as const, movedTo: 'lighthouses' },
	];

	const pages = formerAddressPages({ ...contextOf(content), formerPermalinks });

	expect(pages.map(({ moved, path }) => [path, moved?.link])).toEqual([
		['destinations/north', { href: '/guide/destinations/north-coast/', label: 'North coast' }],
		['collections/north', { href: '/guide/collections/lighthouses/', label: 'Lighthouses' }],
	]);
});
