import { expect, test } from '@playwright/test';
import { textsOfRecord } from '../../../../src/content/sync/texts-of-record.ts';

test('lists every text of a record with its path, and the field that it is in', () => {
	expect(
		textsOfRecord({
			name: 'Mill',
			location: { address: { city: 'Quay' }, latitude: 5 },
			images: [{ caption: 'A mill' }, null],
			keywords: [['sea'], 'wind'],
		}),
	).toEqual([
		{ path: 'name', field: 'name', text: 'Mill' },
		{ path: 'location.address.city', field: 'city', text: 'Quay' },
		{ path: 'images[0].caption', field: 'caption', text: 'A mill' },
		{ path: 'keywords[0][0]', field: 'keywords', text: 'sea' },
		{ path: 'keywords[1]', field: 'keywords', text: 'wind' },
	]);
});

test('lists no text of what is no record, nor of what is nested without an end', () => {
	const endless: Record<string, unknown> = {};
	endless.attributes = endless;

	for (const source of [undefined, null, 'Mill', 5, endless]) {
		expect(textsOfRecord(source)).toEqual([]);
	}
});
