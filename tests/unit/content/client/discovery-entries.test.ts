import { expect } from '@playwright/test';
import { listRecords } from '../../../../src/content/client/discovery.ts';
import { defaultDiscoverySettings } from '../../../../src/config/service-defaults.ts';
import { envelope, test } from '../../../support/fault-server.ts';
import { quickService } from './quick-service.ts';

const first = 'plc_00000000000000000000000000000001';
const second = 'plc_ABCDEF00000000000000000000000002';
/** How it is known, and how it is asked for. */
const secondRecord = { id: 'plc_abcdef00000000000000000000000002', listedAs: second };

const placements: Record<string, (entries: unknown[]) => object> = {
	'an array under data': (entries) => envelope(entries),
	'data.items': (entries) => envelope({ items: entries }),
	'data.places': (entries) => envelope({ places: entries }),
	items: (entries) => ({ items: entries, meta: { request_id: 'x', api_version: '2026-01-01' } }),
	'items without meta': (entries) => ({ items: entries }),
	places: (entries) => ({ places: entries }),
	results: (entries) => ({ count: entries.length, results: entries }),
	'the body itself': (entries) => entries,
};
const forms: Record<string, [entries: unknown[], records: object[]]> = {
	ids: [
		[first, second],
		[{ id: first }, secondRecord],
	],
	summaries: [
		[
			{ id: first, updated_at: '2026-08-01T10:00:00.5+02:00' },
			{ id: second, updated_at: null },
		],
		[{ id: first, updatedAt: '2026-08-01T10:00:00.5+02:00' }, secondRecord],
	],
	'whole records': [
		[{ id: first, name: 'A', location: { latitude: 1 }, images: [] }],
		[{ id: first }],
	],
	'objects with place_id': [[{ place_id: first }], [{ id: first }]],
};
for (const [placement, wrap] of Object.entries(placements)) {
	for (const [form, [entries, records]] of Object.entries(forms)) {
		test(`recognises ${form} under ${placement}`, async ({ serve }) => {
			const server = await serve({ '/v1/places': { body: wrap(entries) } });

			const listing = await listRecords(
				quickService(server.url),
				'places',
				defaultDiscoverySettings,
			);

			expect(listing).toEqual({
				records,
				refused: [],
				repeated: [],
				paging: 'none',
				requests: 1,
			});
		});
	}
}

test('takes destinations and collections whole, with any id', async ({ serve }) => {
	const destination = { id: 'lisbon', name: 'Lisbon', place_ids: [first] };
	const collection = { id: 'col_7', name: 'Museums', places: [{ id: first }] };
	const server = await serve({
		'/v1/destinations': { body: envelope([destination]) },
		'/v1/collections': { body: envelope({ collections: [collection] }) },
	});
	const service = quickService(server.url);

	const destinations = await listRecords(service, 'destinations', defaultDiscoverySettings);
	const collections = await listRecords(service, 'collections', defaultDiscoverySettings);

	expect(destinations.records).toEqual([{ id: 'lisbon', summary: destination }]);
	expect(collections.records).toEqual([{ id: 'col_7', summary: collection }]);
});

test('hands on under id what a destination or collection calls destination_id or collection_id', async ({
	serve,
}) => {
	const server = await serve({
		'/v1/destinations': { body: envelope([{ destination_id: 'lisbon', name: 'Lisbon' }]) },
		'/v1/collections': { body: envelope([{ collection_id: 'col_7', id: null, name: 'Museums' }]) },
	});
	const service = quickService(server.url);

	const destinations = await listRecords(service, 'destinations', defaultDiscoverySettings);
	const collections = await listRecords(service, 'collections', defaultDiscoverySettings);

	expect(destinations.records).toEqual([
		{ id: 'lisbon', summary: { id: 'lisbon', destination_id: 'lisbon', name: 'Lisbon' } },
	]);
	expect(collections.records).toEqual([
		{ id: 'col_7', summary: { id: 'col_7', collection_id: 'col_7', name: 'Museums' } },
	]);
});

test('refuses destinations of which only an id is listed', async ({ serve }) => {
	const server = await serve({ '/v1/destinations': { body: envelope(['lisbon']) } });

	const { records, refused } = await listRecords(
		quickService(server.url),
		'destinations',
		defaultDiscoverySettings,
	);

	expect(records).toEqual([]);
	expect(refused).toEqual([
		{
			id: 'lisbon',
			reason: 'only an id is listed, and there is no operation to read more',
			position: 1,
		},
	]);
});

test('reports ids of another form and never asks for them', async ({ serve }) => {
	const server = await serve({
		'/v1/places': {
			body: envelope([
				first,
				'evt_00000000000000000000000000000001',
				'plc_1',
				'plc_../../../etc/passwd',
				{ id: 12 },
				{ name: 'without' },
				null,
				7,
				'\u001b[31mred',
				` ${second}\n`,
			]),
		},
	});

	const { records, refused } = await listRecords(
		quickService(server.url),
		'places',
		defaultDiscoverySettings,
	);

	expect(records.map(({ id }) => id)).toEqual([first, secondRecord.id]);
	const form = 'not a place id (plc_ and 32 hexadecimal characters)';
	expect(refused).toEqual([
		{ id: 'evt_00000000000000000000000000000001', reason: form, position: 2 },
		{ id: 'plc_1', reason: form, position: 3 },
		{ id: 'plc_../../../etc/passwd', reason: form, position: 4 },
		{ id: '12', reason: 'without a readable id', position: 5 },
		{ id: '', reason: 'without a readable id', name: 'without', position: 6 },
		{ id: '', reason: 'without a readable id', position: 7 },
		{ id: '', reason: 'without a readable id', position: 8 },
		{ id: '\\u001b[31mred', reason: form, position: 9 },
	]);
	expect(server.requests).toHaveLength(1);
});

test('lists a record once that the service lists twice, and says so', async ({ serve }) => {
	const server = await serve({ '/v1/places': { body: envelope([first, second, first, first]) } });

	const { records, repeated } = await listRecords(
		quickService(server.url),
		'places',
		defaultDiscoverySettings,
	);

	expect(records.map(({ id }) => id)).toEqual([first, secondRecord.id]);
	expect(repeated).toEqual([first]);
});

test('reads an empty list, and a list of null that is said to be empty', async ({ serve }) => {
	const server = await serve({
		'/v1/places': { body: envelope([]) },
		'/v1/events': { body: envelope(null, { total: 0 }) },
	});
	const service = quickService(server.url);

	expect(await listRecords(service, 'places', defaultDiscoverySettings)).toEqual({
		records: [],
		refused: [],
		repeated: [],
		paging: 'none',
		requests: 1,
	});
	expect((await listRecords(service, 'events', defaultDiscoverySettings)).records).toEqual([]);
});

test('does not ask for a list whose path is empty', async ({ serve }) => {
	const server = await serve({});
	const paths = { ...defaultDiscoverySettings.paths, collections: '' };

	expect(
		await listRecords(quickService(server.url), 'collections', {
			...defaultDiscoverySettings,
			paths,
		}),
	).toMatchObject({ records: [], paging: 'not listed', requests: 0 });
	expect(server.requests).toHaveLength(0);
});
