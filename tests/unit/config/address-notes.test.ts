import { expect, test } from '@playwright/test';
import { addressNotes } from '../../../src/config/address-notes.ts';

const service = { CONTENT_SERVICE_URL: 'https://content.example', CONTENT_SERVICE_TOKEN: 'abc' };
const published = { SITE_URL: 'https://guide.example' };

test('a guide with both its addresses needs no note, nor does the sample', () => {
	expect(addressNotes({ ...service, ...published })).toEqual([]);
	expect(addressNotes({})).toEqual([]);
	expect(addressNotes({ ...published, GUIDE_SAMPLE: 'true' })).toEqual([]);
	expect(addressNotes({ CONTENT_SERVICE_URL: '', SITE_URL: '' })).toEqual([]);
});

test('a guide of a service without an address of its own is said to name this machine', () => {
	expect(addressNotes({ ...service, SITE_URL: '' })).toEqual([
		'SITE_URL is not set: canonical addresses, the sitemap and structured data say http://localhost:4321. Before this guide is published, set it to the origin of the published guide, such as https://guide.example.',
	]);
});
