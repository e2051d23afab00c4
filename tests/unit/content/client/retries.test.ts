import { expect } from '@playwright/test';
import {
	backoffMs,
	defaultRetryPolicy,
	retryAfterMs,
} from '../../../../src/content/client/retry-policy.ts';
import { envelope, type ScriptedResponse, test } from '../../../support/fault-server.ts';
import { quickService } from './quick-service.ts';

const good: ScriptedResponse = { body: envelope(['found']) };
const html = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Log in</h1>' };

const passingFaults: Record<string, ScriptedResponse> = {
	'408 Request Timeout': { status: 408 },
	'429 Too Many Requests': { status: 429 },
	'500 Internal Server Error': { status: 500 },
	'502 Bad Gateway': { status: 502 },
	'503 Service Unavailable': { status: 503 },
	'504 Gateway Timeout': { status: 504 },
	'a status above 504': { status: 529 },
	'a connection that is reset': { fault: 'reset' },
	'a connection that is reset within the body': { ...good, fault: 'reset-in-body' },
	'a body that is shorter than its length': { ...good, fault: 'cut-short' },
	'a 200 that is cut short': { ...good, fault: 'cut-json' },
	'a 200 that is HTML': html,
	'a 200 that is empty': { body: '' },
	'a 200 that is plain text': { body: 'OK' },
	'a 200 that is no gzip though it says so': {
		headers: { 'content-encoding': 'gzip' },
		body: envelope([]),
	},
	silence: { fault: 'silence' },
	'silence within the body': { ...good, fault: 'silence-in-body' },
	'a body that trickles in without end': { fault: 'trickle' },
};
for (const [description, fault] of Object.entries(passingFaults)) {
	test(`tries again after ${description}`, async ({ serve }) => {
		const server = await serve({ '/v1/places': [fault, good] });
		const service = quickService(server.url, { headersTimeoutMs: 800, bodyTimeoutMs: 800 });

		const { resource } = await service.get('/v1/places');

		expect(resource).toEqual(['found']);
		expect(server.requests).toHaveLength(2);
		expect(service.waits).toEqual([500]);
	});
}

for (const status of [400, 401, 403, 404, 410, 418, 422]) {
	test(`does not ask twice after ${status}`, async ({ serve }) => {
		const server = await serve({ '/v1/places': { status } });
		const service = quickService(server.url);

		await expect(service.get('/v1/places')).rejects.toMatchObject({ status, tries: 1 });

		expect(server.requests).toHaveLength(1);
		expect(service.waits).toEqual([]);
	});
}

test('gives up after five retries, each after twice the wait', async ({ serve }) => {
	const server = await serve({ '/v1/places': { status: 500 } });
	const service = quickService(server.url);

	await expect(service.get('/v1/places')).rejects.toMatchObject({
		name: 'ServerError',
		message: 'GET /v1/places answered 500 Internal Server Error (6 tries).',
		tries: 6,
	});
	expect(server.requests).toHaveLength(6);
	expect(service.waits).toEqual([500, 1000, 2000, 4000, 8000]);
});

test('does not retry where the settings forbid it', async ({ serve }) => {
	const server = await serve({ '/v1/places': { status: 500 } });
	const service = quickService(server.url, { retry: { maxRetries: 0 } });

	await expect(service.get('/v1/places')).rejects.toMatchObject({ tries: 1 });
});

test('waits any time up to the doubled base, never longer than the limit', () => {
	const half = { ...defaultRetryPolicy, random: () => 0.5 };
	const none = { ...defaultRetryPolicy, random: () => 0 };

	expect([1, 2, 3, 4, 5, 6, 7, 8, 50].map((failures) => backoffMs(failures, half))).toEqual([
		250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000,
	]);
	expect(backoffMs(3, none)).toBe(0);
});

test('tries a host again that nothing listens on', async ({ serve }) => {
	const server = await serve({});
	await server.close();
	const service = quickService(server.url, { retry: { maxRetries: 2 } });

	await expect(service.get('/v1/places')).rejects.toMatchObject({
		name: 'ConnectionError',
		code: 'ECONNREFUSED',
		message: `GET /v1/places found no answer at ${server.url}: nothing listens there (ECONNREFUSED) (3 tries).`,
	});
	expect(service.waits).toEqual([500, 1000]);
});

test('waits as long as Retry-After says in seconds', async ({ serve }) => {
	const server = await serve({
		'/v1/places': [{ status: 503, headers: { 'retry-after': '7' } }, good],
	});
	const service = quickService(server.url);

	await service.get('/v1/places');

	expect(service.waits).toEqual([7000]);
});

test('waits as long as two equal Retry-After say, and of two others follows neither', async ({
	serve,
}) => {
	const server = await serve({
		'/v1/places': [
			{ status: 503, headers: { 'retry-after': ['7', '7'] } },
			{ status: 503, headers: { 'retry-after': ['7', '9'] } },
			good,
		],
	});
	const service = quickService(server.url);

	await service.get('/v1/places');

	expect(service.waits).toEqual([7000, 1000]);
});

test('waits as long as Retry-After says by a date, on the clock of the service', async ({
	serve,
}) => {
	const server = await serve({
		'/v1/places': [
			{
				status: 429,
				headers: {
					date: 'Sun, 06 Nov 1994 08:49:37 GMT',
					'retry-after': 'Sun, 06 Nov 1994 08:50:07 GMT',
				},
			},
			good,
		],
	});
	const service = quickService(server.url);

	await service.get('/v1/places');

	expect(service.waits).toEqual([30_000]);
});

test('does not wait longer than its limit, and says what was asked for', async ({ serve }) => {
	const server = await serve({ '/v1/places': { status: 429, headers: { 'retry-after': '3600' } } });

	await expect(quickService(server.url).get('/v1/places')).rejects.toMatchObject({
		name: 'RateLimitedError',
		tries: 1,
		retryAfterMs: 3_600_000,
		hint: 'The service asks for a pause of 3600 seconds: build again after that, or lower CONTENT_SERVICE_CONCURRENCY.',
	});
});

test('reads both forms of Retry-After and the old forms of dates', () => {
	const now = () => Date.UTC(1994, 10, 6, 8, 49, 0);
	const read = (header: string | undefined, date?: string) => retryAfterMs(header, date, now);

	expect(read('120')).toBe(120_000);
	expect(read('0')).toBe(0);
	expect(read('1.5')).toBe(1500);
	expect(read('Sun, 06 Nov 1994 08:49:37 GMT')).toBe(37_000);
	expect(read('Sunday, 06-Nov-94 08:49:37 GMT')).toBe(37_000);
	expect(read('Sun Nov  6 08:49:37 1994')).toBe(37_000);
	expect(read('Sun, 06 Nov 1994 08:48:37 GMT')).toBe(0);
	expect(read('Sun, 06 Nov 1994 08:49:37 GMT', 'Sun, 06 Nov 1994 08:49:27 GMT')).toBe(10_000);
	expect(read(undefined)).toBeUndefined();
	expect(read('')).toBeUndefined();
	expect(read('-5')).toBeUndefined();
	expect(read('soon')).toBeUndefined();
	expect(read('Sun, someday')).toBeUndefined();
});

test('counts what it sends', async ({ serve }) => {
	const server = await serve({ '/v1/places': [{ status: 500 }, { status: 429 }, good] });
	const service = quickService(server.url);

	await service.get('/v1/places');

	expect(service.traffic).toEqual({
		requests: 3,
		retries: 2,
		rateLimited: 1,
		successes: 1,
		waiting: 0,
	});
});

test('tries again when a token is refused that was accepted before', async ({ serve }) => {
	const server = await serve({ '/v1/places': [good, { status: 401 }, { status: 401 }, good] });
	const service = quickService(server.url);

	await service.get('/v1/places');

	expect(await service.get('/v1/places')).toMatchObject({ resource: ['found'] });
	expect(server.requests).toHaveLength(4);
});
