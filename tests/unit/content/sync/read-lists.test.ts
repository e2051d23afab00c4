import { expect } from '@playwright/test';
import { defaultDiscoverySettings } from '../../../../src/config/service-defaults.ts';
import { readLists } from '../../../../src/content/sync/read-lists.ts';
import { envelope, test } from '../../../support/fault-server.ts';
import { quickService } from '../client/quick-service.ts';

const placeId = `plc_${'1'.repeat(32)}`;
const laterPlaceId = `plc_${'2'.repeat(32)}`;
const eventId = `evt_${'3'.repeat(32)}`;
const settings = { ...defaultDiscoverySettings, pageSize: 1 };
const others = {
	'/v1/destinations': { body: envelope([]) },
	'/v1/collections': { body: envelope([]) },
};

test('hands over a page while the next one is awaited, and places before events', async ({
	serve,
}) => {
	let release = (): void => undefined;
	const released = new Promise<void>((resolve) => (release = resolve));
	const server = await serve({
		...others,
		'/v1/places?limit=1': { body: { ...envelope([{ id: placeId }]), next: '/v1/places?page=2' } },
		async '/v1/places?page=2'() {
			await released;
			return { body: { ...envelope([{ id: placeId }, { id: laterPlaceId }]), next: null } };
		},
		'/v1/events': { body: { ...envelope([{ id: eventId }]), next: null } },
	});
	const { pages, whole } = readLists(quickService(server.url), settings);
	const handedOver = pages[Symbol.asyncIterator]();

	expect((await handedOver.next()).value).toEqual({
		resource: 'places',
		records: [{ id: placeId }],
	});
	release();
	expect((await handedOver.next()).value).toEqual({
		resource: 'places',
		records: [{ id: laterPlaceId }],
	});
	expect((await handedOver.next()).value).toEqual({
		resource: 'events',
		records: [{ id: eventId }],
	});
	expect(await handedOver.next()).toEqual({ done: true, value: undefined });
	const { places } = await whole;
	expect(places).toMatchObject({
		records: [{ id: placeId }, { id: laterPlaceId }],
		repeated: [placeId],
	});
});

test('a list that cannot be read is a failure of all', async ({ serve }) => {
	const server = await serve({
		...others,
		'/v1/places': { body: { ...envelope([{ id: placeId }]), next: null } },
		'/v1/events': { status: 404 },
	});

	await expect(readLists(quickService(server.url), settings).whole).rejects.toMatchObject({
		name: 'NotFoundError',
	});
});
