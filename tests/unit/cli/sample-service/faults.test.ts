import { request, type IncomingMessage } from 'node:http';
import { expect, test } from '@playwright/test';
import type { Fault, FaultPlan } from '../../../../src/cli/sample-service/faults.ts';
import {
	startContentServer,
	type RunningContentServer,
} from '../../../../src/cli/sample-service/server.ts';
import { content, fadoId, parkId, towerId } from './sample-content.ts';

const headers = { authorization: 'Bearer t' };
const parkPath = `/v1/places/${parkId}`;

test.describe('which requests a fault strikes', () => {
	const unavailable = { kind: 'status', status: 503 } as const;

	test('every request of an operation, if it says no more', async () => {
		await using server = await running({ faults: [unavailable] });

		expect(await statuses(server, [parkPath, '/v1/events', '/v1/tours'])).toEqual([503, 503, 404]);
	});

	test('those of an operation', async () => {
		await using server = await running({ faults: [{ ...unavailable, operation: 'get-place' }] });

		expect(await statuses(server, [parkPath, '/v1/places'])).toEqual([503, 200]);
	});

	test('those of several operations', async () => {
		const operation = ['list-places', 'get-event'] as const;
		await using server = await running({ faults: [{ ...unavailable, operation }] });

		const paths = [parkPath, '/v1/places', `/v1/events/${fadoId}`];
		expect(await statuses(server, paths)).toEqual([200, 503, 503]);
	});

	test('those of a path in which a star stands for anything', async () => {
		await using server = await running({ faults: [{ ...unavailable, path: '/v1/*?limit=*' }] });

		expect(await statuses(server, ['/v1/places', '/v1/places?limit=2'])).toEqual([200, 503]);
	});

	test('those whose path fits a pattern, each time', async () => {
		await using server = await running({ faults: [{ ...unavailable, path: /0001$/g }] });

		const paths = [parkPath, `/v1/places/${towerId}`, `/v1/places/${towerId}`];
		expect(await statuses(server, paths)).toEqual([200, 503, 503]);
	});

	test('the nth', async () => {
		await using server = await running({ faults: [{ ...unavailable, nth: [1, 3] }] });

		expect(await statuses(server, times(4, parkPath))).toEqual([503, 200, 503, 200]);
	});

	test('those from one number until another', async () => {
		await using server = await running({ faults: [{ ...unavailable, from: 2, until: 3 }] });

		expect(await statuses(server, times(4, parkPath))).toEqual([200, 503, 503, 200]);
	});

	test('the nth of each path', async () => {
		const fault: Fault = { ...unavailable, nth: 1, countsEachPath: true };
		await using server = await running({ faults: [fault] });

		const paths = [parkPath, '/v1/places', parkPath, '/v1/places'];
		expect(await statuses(server, paths)).toEqual([503, 503, 200, 200]);
	});

	test('some by chance, the same ones for the same seed', async () => {
		const plan = (seed: number) => ({ faults: [{ ...unavailable, probability: 0.3 }], seed });
		await using one = await running(plan(7));
		await using same = await running(plan(7));
		await using other = await running(plan(8));

		const paths = times(100, parkPath);
		const struck = await statuses(one, paths);

		expect(await statuses(same, paths)).toEqual(struck);
		expect(await statuses(other, paths)).not.toEqual(struck);
		const count = struck.filter((status) => status === 503).length;
		expect(count).toBeGreaterThan(15);
		expect(count).toBeLessThan(45);
	});

	test('the first fault that fits is carried out, and the others count on', async () => {
		const notFound = { kind: 'status', status: 404, nth: 2 } as const;
		await using server = await running({ faults: [{ ...unavailable, nth: 1 }, notFound] });

		expect(await statuses(server, times(3, parkPath))).toEqual([503, 404, 200]);
	});

	test('faults can be set and ended while the server runs', async () => {
		await using server = await running();

		const before = await statuses(server, [parkPath]);
		server.setFaults({ faults: [unavailable] });
		const during = await statuses(server, [parkPath]);
		server.setFaults();

		expect([before, during, await statuses(server, [parkPath])]).toEqual([[200], [503], [200]]);
	});
});

test.describe('what a fault does', () => {
	test('a status comes with an error in words and the time to wait', async () => {
		await using server = await running({
			faults: [{ kind: 'status', status: 429, retryAfter: 2 }],
		});

		const response = await fetch(server.url + parkPath, { headers });

		expect(response.status).toBe(429);
		expect(response.headers.get('retry-after')).toBe('2');
		expect(await response.json()).toMatchObject({
			error: { code: 'TooManyRequests', message: 'This answer is a fault: 429.' },
		});
	});

	test('the time to wait can be a date', async () => {
		const retryAfter = new Date('2026-11-21T12:00:05Z');
		await using server = await running({ faults: [{ kind: 'status', status: 503, retryAfter }] });

		const response = await fetch(server.url + parkPath, { headers });

		expect(response.headers.get('retry-after')).toBe('Sat, 21 Nov 2026 12:00:05 GMT');
	});

	test('a cut body is shorter than announced', async () => {
		await using server = await running({ faults: [{ kind: 'cut-body', afterBytes: 20 }] });

		const reading = await readRaw(server, parkPath);

		expect(reading.received).toBe(20);
		expect(Number(reading.headers['content-length'])).toBeGreaterThan(100);
		expect(reading.isComplete).toBe(false);
	});

	test('a web page comes with status 200', async () => {
		await using server = await running({ faults: [{ kind: 'html' }] });

		const response = await fetch(server.url + parkPath, { headers });

		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe('text/html');
		expect(await response.text()).toMatch(/^<!doctype html>/);
	});

	test('invalid JSON comes as JSON', async () => {
		await using server = await running({ faults: [{ kind: 'invalid-json' }] });

		const response = await fetch(server.url + parkPath, { headers });

		expect(response.headers.get('content-type')).toBe('application/json');
		await expect(response.json()).rejects.toThrow(SyntaxError);
	});

	test('a reset connection gives no answer', async () => {
		await using server = await running({ faults: [{ kind: 'reset' }] });

		await expect(fetch(server.url + parkPath, { headers })).rejects.toMatchObject({
			cause: { code: 'ECONNRESET' },
		});
		expect(server.requests.list).toMatchObject([{ status: 0 }]);
	});

	test('a stall ends after its time with the usual answer', async () => {
		await using server = await running({ faults: [{ kind: 'stall', forMs: 150 }] });
		const start = performance.now();

		const response = await fetch(server.url + parkPath, { headers });

		expect(response.status).toBe(200);
		expect(performance.now() - start).toBeGreaterThanOrEqual(145);
	});

	test('a stall without a time lasts until the client gives up', async () => {
		await using server = await running({ faults: [{ kind: 'stall' }] });

		const signal = AbortSignal.timeout(100);
		await expect(fetch(server.url + parkPath, { headers, signal })).rejects.toThrow('timeout');

		await expect.poll(() => server.requests.atOnce).toBe(0);
	});

	test('the headers of a slow body come before it', async () => {
		await using server = await running({ faults: [{ kind: 'slow-body', overMs: 3_600_000 }] });

		const response = await fetch(server.url + parkPath, { headers });
		await response.body?.cancel();

		expect(response.status).toBe(200);
	});

	test('a slow body takes its time and arrives whole', async () => {
		await using server = await running({ faults: [{ kind: 'slow-body', overMs: 300 }] });
		const start = performance.now();

		const response = await fetch(server.url + parkPath, { headers });
		const body: unknown = await response.json();

		expect(performance.now() - start).toBeGreaterThanOrEqual(290);
		expect(body).toMatchObject({ data: { id: parkId } });
	});

	test('a huge body is valid, and as long as it says', async () => {
		await using server = await running({ faults: [{ kind: 'huge-body', megabytes: 3 }] });

		const response = await fetch(server.url + parkPath, { headers });
		const text = await response.text();

		expect(text.length).toBeGreaterThan(3 * 1024 * 1024);
		expect(JSON.parse(text)).toMatchObject({ meta: { api_version: '2026-11-01' } });
	});

	test('a huge body ends when the client has had enough', async () => {
		await using server = await running({ faults: [{ kind: 'huge-body', megabytes: 100_000 }] });

		const response = await fetch(server.url + parkPath, { headers });
		await response.body?.cancel();

		await expect.poll(() => server.requests.atOnce).toBe(0);
	});

	test('a gzip bomb is small on the way and huge when unpacked', async () => {
		await using server = await running({ faults: [{ kind: 'gzip-bomb', megabytes: 5 }] });

		const reading = await readRaw(server, parkPath);
		const unpacked = await (await fetch(server.url + parkPath, { headers })).text();

		expect(reading.headers['content-encoding']).toBe('gzip');
		expect(reading.received).toBeLessThan(20_000);
		expect(unpacked.length).toBeGreaterThan(5 * 1024 * 1024);
	});

	test('endless headers end when the client gives up', async () => {
		await using server = await running({ faults: [{ kind: 'endless-headers' }] });

		await expect(fetch(server.url + parkPath, { headers })).rejects.toThrow('fetch failed');

		await expect.poll(() => server.requests.atOnce).toBe(0);
	});

	test('a wrong envelope is the record without one', async () => {
		await using server = await running({ faults: [{ kind: 'wrong-envelope' }] });

		const response = await fetch(server.url + parkPath, { headers });

		expect(await response.json()).toEqual({
			id: parkId,
			name: 'Park',
			updated_at: '2026-11-02T10:00:00.000+00:00',
		});
	});

	test('a redirect leads to the same path at another origin', async () => {
		const redirect = { kind: 'redirect', toOrigin: 'http://elsewhere.example' } as const;
		await using server = await running({ faults: [redirect] });

		const response = await fetch(`${server.url}/v1/places?limit=2`, {
			headers,
			redirect: 'manual',
		});

		expect(response.status).toBe(302);
		expect(response.headers.get('location')).toBe('http://elsewhere.example/v1/places?limit=2');
	});

	test('any other answer can be given', async () => {
		const fault: Fault = {
			kind: 'answer',
			status: 403,
			headers: { 'content-type': 'application/problem+json', 'x-reason': 'quota' },
			body: '{"title":"Quota"}',
		};
		await using server = await running({ faults: [fault] });

		const response = await fetch(server.url + parkPath, { headers });

		expect(response.status).toBe(403);
		expect(response.headers.get('content-type')).toBe('application/problem+json');
		expect(response.headers.get('x-reason')).toBe('quota');
		expect(await response.text()).toBe('{"title":"Quota"}');
	});
});

async function running(faults?: FaultPlan) {
	const server = await startContentServer({
		content,
		token: 't',
		...(faults === undefined ? {} : { faults }),
	});
	return { ...server, [Symbol.asyncDispose]: () => server.close() };
}

/** One after the other, so that the order of requests is known. */
async function statuses(server: RunningContentServer, paths: readonly string[]) {
	const found: number[] = [];
	for (const path of paths) {
		const response = await fetch(server.url + path, { headers });
		await response.arrayBuffer();
		found.push(response.status);
	}
	return found;
}

function times(count: number, path: string): string[] {
	return Array.from({ length: count }, () => path);
}

/** Reads what arrives, whether or not the answer is whole, and without unpacking it. */
async function readRaw(server: RunningContentServer, path: string) {
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		request(server.url + path, { headers }, resolve)
			.on('error', reject)
			.end();
	});
	let received = 0;
	response.on('data', (piece: Buffer) => (received += piece.length));
	await new Promise((resolve) => response.on('error', resolve).on('end', resolve));
	return { headers: response.headers, received, isComplete: response.complete };
}
