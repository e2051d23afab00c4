import { expect } from '@playwright/test';
import { AdaptiveLimiter } from '../../../../src/content/client/adaptive-limiter.ts';
import { defaultRetryPolicy } from '../../../../src/content/client/retry-policy.ts';
import { envelope, type Script, test } from '../../../support/fault-server.ts';
import { quickService } from './quick-service.ts';

test('holds all requests back when one of them is told to wait', async ({ serve }) => {
	const server = await serve({
		'/v1/told': [{ status: 429, headers: { 'retry-after': '0.3' } }, { body: envelope('told') }],
		'/v1/other': { body: envelope('other') },
	});
	const service = quickService(server.url, { retry: { sleep: defaultRetryPolicy.sleep } });
	const refused = service.get('/v1/told');
	await expect.poll(() => service.traffic.rateLimited).toBe(1);

	const others = Array.from({ length: 5 }, () => service.get('/v1/other'));
	await Promise.all([refused, ...others]);

	const [first, ...later] = server.requests;
	expect(later).toHaveLength(6);
	for (const request of later) {
		expect(request.receivedAt - (first?.receivedAt ?? 0)).toBeGreaterThan(280);
	}
});

test('lets half as many requests through after the wait', async ({ serve }) => {
	const { response, underWay } = refusingEight(429);
	const server = await serve({ '/v1/x': response });
	const service = quickService(server.url, { concurrency: 8 });

	await Promise.all(Array.from({ length: 40 }, () => service.get('/v1/x')));

	expect(underWay.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
	expect(Math.max(...underWay.slice(8, 12))).toBeLessThanOrEqual(4);
	expect(service.waits).toEqual([500]);
	expect(service.traffic).toMatchObject({ requests: 48, retries: 8, rateLimited: 8 });
});

test('lets half as many requests through after a 503 that asks for no wait, and more again after successes', async ({
	serve,
}) => {
	const { response, underWay } = refusingEight(503);
	const server = await serve({ '/v1/x': response });
	const service = quickService(server.url, { concurrency: 8 });

	await Promise.all(Array.from({ length: 80 }, () => service.get('/v1/x')));

	expect(Math.max(...underWay.slice(8, 12))).toBeLessThanOrEqual(4);
	expect(Math.max(...underWay.slice(60))).toBe(8);
	expect(service.traffic).toMatchObject({ requests: 88, retries: 8, rateLimited: 0 });
});

test('gets everything from a service that allows few requests in a time', async ({ serve }) => {
	const windowMs = 100;
	const allowedInWindow = 10;
	let windowStart = 0;
	let inWindow = 0;
	const server = await serve({
		'/v1/x': ({ receivedAt }) => {
			if (receivedAt - windowStart > windowMs) {
				windowStart = receivedAt;
				inWindow = 0;
			}
			return ++inWindow > allowedInWindow ? { status: 429 } : { body: envelope([]) };
		},
	});
	const service = quickService(server.url, {
		concurrency: 16,
		retry: {
			sleep: defaultRetryPolicy.sleep,
			random: Math.random,
			baseDelayMs: 20,
			maxDelayMs: 200,
		},
	});

	const responses = await Promise.all(Array.from({ length: 100 }, () => service.get('/v1/x')));

	expect(responses).toHaveLength(100);
});

test('gives up in the end when told to wait for ever', async ({ serve }) => {
	const server = await serve({ '/v1/x': { status: 429 } });
	const service = quickService(server.url);

	await expect(service.get('/v1/x')).rejects.toMatchObject({
		name: 'RateLimitedError',
		tries: 21,
		hint: 'Lower CONTENT_SERVICE_CONCURRENCY, or build again later.',
	});
	expect(service.waits.slice(0, 9)).toEqual([
		500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
	]);
});

for (const [description, headers] of Object.entries({
	'0 seconds': { 'retry-after': '0' },
	'the second of the answer': {
		date: 'Sun, 06 Nov 1994 08:49:37 GMT',
		'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT',
	},
})) {
	test(`waits longer each time when told to wait ${description}`, async ({ serve }) => {
		const server = await serve({
			'/v1/many': { status: 429, headers },
			'/v1/down': { status: 503, headers },
		});
		const retry = { maxRateLimitedRetries: 4, maxRetries: 3 };
		const many = quickService(server.url, { retry });
		const down = quickService(server.url, { retry });

		await expect(many.get('/v1/many')).rejects.toMatchObject({
			name: 'RateLimitedError',
			tries: 5,
			retryAfterMs: 0,
			hint: 'Lower CONTENT_SERVICE_CONCURRENCY, or build again later.',
		});
		await expect(down.get('/v1/down')).rejects.toMatchObject({ name: 'ServerError', tries: 4 });
		expect(many.waits.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
		expect(down.waits.slice(0, 3)).toEqual([500, 1000, 2000]);
	});
}

test('slows down once for answers to requests that started together', async () => {
	const waits: number[] = [];
	const limiter = new AdaptiveLimiter(16, {
		...defaultRetryPolicy,
		random: () => 1 - Number.EPSILON,
		sleep(ms) {
			waits.push(ms);
			return Promise.resolve();
		},
	});
	const eras = await Promise.all([limiter.enter(), limiter.enter(), limiter.enter()]);
	for (const era of eras) limiter.slowDown(era, undefined);

	expect(limiter.allowed).toBe(8);
	expect(waits).toEqual([500]);
});

test('waits longer than was asked for where requests are refused again after that', async ({
	serve,
}) => {
	const server = await serve({
		'/v1/x': (_request, times) =>
			times <= 4 ? { status: 429, headers: { 'retry-after': '2' } } : { body: envelope([]) },
	});
	const service = quickService(server.url);

	await service.get('/v1/x');

	expect(service.waits).toEqual([2000, 2000, 2000, 4000]);
});

test('halves once for answers of a time in which it halved, and holds nobody back', async () => {
	const limiter = new AdaptiveLimiter(16, {
		...defaultRetryPolicy,
		sleep: () => Promise.reject(new Error('nobody waits')),
	});
	const eras = await Promise.all([limiter.enter(), limiter.enter()]);
	for (const era of eras) limiter.easeOff(era);

	expect(limiter.allowed).toBe(8);
	expect(await limiter.enter()).toBe(1);
});

test('allows one more request after each round of successes', async () => {
	const limiter = new AdaptiveLimiter(4, { ...defaultRetryPolicy, sleep: () => Promise.resolve() });
	limiter.slowDown(await limiter.enter(), 0);
	limiter.leave();
	const allowed: number[] = [];
	for (let success = 0; success < 7; success++) {
		const era = await limiter.enter();
		limiter.speedUp(era);
		limiter.leave();
		allowed.push(limiter.allowed);
	}

	expect(allowed).toEqual([2, 3, 3, 3, 4, 4, 4]);
});

type ScriptChoice = Extract<Script, (...values: never) => unknown>;

/**
 * Refuses the first eight requests when all of them have come, and counts how many are under way as
 * each comes.
 */
function refusingEight(status: number): {
	response: ScriptChoice;
	underWay: number[];
} {
	const underWay: number[] = [];
	let now = 0;
	let allArrived = (): void => undefined;
	const eightArrived = new Promise<void>((resolve) => (allArrived = resolve));
	const response: ScriptChoice = async (_request, times) => {
		underWay.push(++now);
		if (times === 8) allArrived();
		await eightArrived;
		await new Promise((resolve) => setTimeout(resolve, 5));
		now--;
		return times <= 8 ? { status } : { body: envelope([]) };
	};
	return { response, underWay };
}
