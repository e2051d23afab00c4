import { expect, test } from '@playwright/test';
import {
	eventStructuredData,
	placeStructuredData,
} from '../../../../src/outputs/structured-data/record-structured-data.ts';
import { eventSchema } from '../../../../src/records/event.ts';
import { placeRecord } from './example-guide.ts';

const page = {
	url: 'https://guide.example/places/a/',
	siteUrl: 'https://guide.example/',
	siteName: 'Guide',
	contentLanguage: 'en',
	timeZone: 'Europe/Lisbon',
	currency: 'EUR',
	nowMs: Date.parse('2026-11-21T09:00:00Z'),
};

test('a place has its node and those of its images, as text that is safe in a script', () => {
	const images = [{ url: 'https://images.example/a.jpg' }];
	const text = placeStructuredData(placeRecord({ description: '</script>', images }), page);

	expect(text).not.toContain('</script');
	const { '@graph': nodes } = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
	expect(nodes.map((node) => node['@type'])).toEqual(['ImageObject', 'Place']);
	expect(nodes[1]).toMatchObject({ name: 'A', image: [{ '@id': nodes[0]?.['@id'] }] });
});

test('an event without a start is none to search engines', () => {
	const record = eventSchema.parse({ id: `evt_${'0'.repeat(32)}`, name: 'Fair' });
	expect(eventStructuredData(record, page)).toBeUndefined();
});
