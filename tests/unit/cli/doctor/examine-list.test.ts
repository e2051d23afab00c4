import { expect } from '@playwright/test';
import { defaultDiscoverySettings } from '../../../../src/config/service-defaults.ts';
import { examineList } from '../../../../src/cli/doctor/examine-list.ts';
import { envelope, test } from '../../../support/fault-server.ts';
import { placeId } from '../../../support/records.ts';
import { quickService } from '../../content/client/quick-service.ts';

const four = [1, 2, 3, 4].map((number) => placeId(number));

test('a list is wrong that states fewer entries than came, and not how it goes on', async ({
	serve,
}) => {
	const server = await serve({
		'/v1/places': { body: envelope(four, { page: { current: 1, total: 3 } }) },
	});

	const { error, finding, ids } = await examineList(
		quickService(server.url),
		'places',
		defaultDiscoverySettings,
	);

	expect(finding).toMatchObject({
		subject: 'list of places',
		verdict: 'wrong',
		words:
			'The list of places may break off: it states a total of 3, which may be that of pages, and 4 entries came.',
		remedy: expect.stringContaining('CONTENT_SERVICE_PAGING'),
	});
	expect(ids?.[0]).toBe(placeId(1));
	// The service gave the list: the token is accepted.
	expect(error).toBeUndefined();
});

test('a list is wrong that states more entries than came, and ends', async ({ serve }) => {
	const server = await serve({ '/v1/places': { body: envelope(four, { total: 12 }) } });
	const service = quickService(server.url);

	const { finding } = await examineList(service, 'places', defaultDiscoverySettings);

	expect(finding).toMatchObject({
		verdict: 'wrong',
		words: 'The list of places breaks off: it states 12 entries, but 4 came.',
	});
});

test('a list that states fewer entries than came is notable where it goes on', async ({
	serve,
}) => {
	const pagination = { current: 1, total: 3, per_page: 4 };
	const server = await serve({ '/v1/places': { body: envelope(four, { pagination }) } });
	const service = quickService(server.url);

	const { finding } = await examineList(service, 'places', defaultDiscoverySettings);

	expect(finding).toEqual({
		subject: 'list of places',
		verdict: 'notable',
		words:
			'4 entries on the first page; the list goes on by paging of the kind "page". Its total of 3 is less, and may be that of pages.',
		remedy:
			'Ask the operator of the service for the total of the entries: until then nothing shows whether the list is complete.',
	});
});

test('a list is in order whose total counts each record once', async ({ serve }) => {
	const body = envelope([...four, placeId(4)], { total: 4 });
	const server = await serve({ '/v1/places': { body } });
	const service = quickService(server.url);

	const { finding } = await examineList(service, 'places', defaultDiscoverySettings);

	expect(finding).toMatchObject({ verdict: 'good' });
});
