import { expect } from '@playwright/test';
import { envelope, test } from '../../../support/fault-server.ts';
import { failureOf, quickService } from './quick-service.ts';

const id = `plc_${'0'.repeat(31)}1`;
const path = `/v1/places/${id}`;
const record = { id, name: 'Quay' };

test('a record comes with what tells it from later versions', async ({ serve }) => {
	const headers = { etag: 'W/"7"', 'last-modified': 'Sat, 21 Nov 2026 09:00:00 GMT' };
	const server = await serve({ [path]: { headers, body: envelope(record) } });

	expect(await quickService(server.url).getIfChanged('places', id, {})).toEqual({
		record,
		validators: { entityTag: 'W/"7"', lastModified: 'Sat, 21 Nov 2026 09:00:00 GMT' },
	});
	expect(server.requests[0]?.headers).not.toHaveProperty('if-none-match');
	expect(server.requests[0]?.headers).not.toHaveProperty('if-modified-since');
});

test('a validator that is sent twice is one, and of two different ones neither is', async ({
	serve,
}) => {
	const twice = ['Sat, 21 Nov 2026 09:00:00 GMT', 'Sat, 21 Nov 2026 09:00:00 GMT'];
	const server = await serve({
		[path]: [
			{ headers: { etag: ['"7"', '"7"'], 'last-modified': twice }, body: envelope(record) },
			{ headers: { etag: ['"7"', '"8"'], date: twice, age: ['1', '2'] }, body: envelope(record) },
		],
	});
	const service = quickService(server.url);

	expect(await service.getIfChanged('places', id, {})).toEqual({
		record,
		validators: { entityTag: '"7"', lastModified: 'Sat, 21 Nov 2026 09:00:00 GMT' },
	});
	expect(await service.getIfChanged('places', id, {})).toEqual({
		record,
		validators: { entityTag: undefined, lastModified: undefined },
	});
});

test('a version that is known is asked for by its tag, and by its time only without one', async ({
	serve,
}) => {
	const server = await serve({ [path]: { status: 304 } });
	const service = quickService(server.url);
	const lastModified = 'Sat, 21 Nov 2026 09:00:00 GMT';

	expect(await service.getIfChanged('places', id, { entityTag: '"7"', lastModified })).toBe(
		undefined,
	);
	expect(await service.getIfChanged('places', id, { lastModified })).toBe(undefined);

	const [first, second] = server.requests.map(({ headers }) => headers);
	expect(first?.['if-none-match']).toBe('"7"');
	expect(first).not.toHaveProperty('if-modified-since');
	expect(second?.['if-modified-since']).toBe(lastModified);
});

test('a record is asked for past the caches on the way without naming a version', async ({
	serve,
}) => {
	const server = await serve({ [path]: { headers: { etag: '"8"' }, body: envelope(record) } });
	const service = quickService(server.url);

	expect(await service.getUncached('places', id)).toEqual({
		record,
		validators: { entityTag: '"8"', lastModified: undefined },
	});
	await service.getIfChanged('places', id, {});

	const [past, usual] = server.requests.map(({ headers }) => headers);
	expect(past?.['cache-control']).toBe('no-cache');
	expect(past).not.toHaveProperty('if-none-match');
	expect(usual).not.toHaveProperty('cache-control');
});

test('a 304 that nobody asked for is no answer', async ({ serve }) => {
	const server = await serve({ [path]: { status: 304 } });

	const service = quickService(server.url);

	for (const response of [service.getPlace(id), service.getUncached('places', id)]) {
		expect(await failureOf(response)).toMatchObject({ name: 'UnexpectedStatusError', status: 304 });
	}
});
