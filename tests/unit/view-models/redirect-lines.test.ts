import { expect, test } from '@playwright/test';
import { redirectLines } from '../../../src/view-models/former-address-pages.ts';
import type { Site } from '../../../src/site.ts';
import { contextOf } from '../../support/page-context.ts';

const formerAddresses = [
	{
		kind: 'places',
		slug: 'quay-00000001',
		id: 'plc_1',
		lastPublished: '2026-11-01',
		movedTo: 'harbour-00000001',
	},
	{ kind: 'events', slug: 'gone-00000002', id: 'evt_2', lastPublished: '2026-11-01' },
] as const;
const lines = (host: Site['host']) =>
	redirectLines({ ...contextOf({}, { host }), formerAddresses: [...formerAddresses] });

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
