import { expect } from '@playwright/test';
import { Brake } from '../../../src/content-service/brake.ts';
import { defaultRetryPolicy } from '../../../src/content-service/retry-policy.ts';
import { envelope, test } from '../../support/fault-server.ts';
import { quickService } from './quick-service.ts';

test('holds all requests back when one of them is told to wait', async ({ serve }) => {
	const server = await serve({
		'/v1/told': [{ status: 429, headers: { 'retry-after': '0.3' } }, { body: envelope('told') }],
		'/v1/other': { body: envelope('other') },
	});
	const service = quickService(server.url, { retry: { sleep: defaultRetryPolicy.sleep } });
	const told = service.get('/v1/told');
	await expect.poll(() => service.traffic.rateLimited).toBe(1);

	const others = Array.from({ length: 5 }, () => service.get('/v1/other'));
	await Promise.all([told, ...others]);

	const [first, ...later] = server.requests;
	expect(later).toHaveLength(6);
	for (const request of later) {
		expect(request.receivedAt - (first?.receivedAt ?? 0)).toBeGreaterThan(280);
	}
});

test('lets fewer requests through after the wait, and more again as they succeed', async ({
	serve,
}) => {
	let underWay = 0;
	let isLimiting = true;
	const busy: number[] = [];
	const server = await serve({
		async '/v1/x'() {
			underWay++;
			busy.push(underWay);
			await new Promise((resolve) => setTimeout(resolve, 5));
			underWay--;
			const answer = isLimiting ? { status: 429 } : { body: envelope([]) };
			isLimiting = false;
			return answer;
		},
	});
	const service = quickService(server.url, { concurrency: 8, retry: { random: () => 0.02 } });

	await Promise.all(Array.from({ length: 100 }, () => service.get('/v1/x')));

	expect(Math.max(...busy.slice(0, 8))).toBe(8);
	expect(Math.max(...busy.slice(-8))).toBe(8);
	expect(Math.max(...busy.slice(10, 20))).toBeLessThanOrEqual(5);
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

	const answers = await Promise.all(Array.from({ length: 100 }, () => service.get('/v1/x')));

	expect(answers).toHaveLength(100);
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

test('slows down once for answers to requests that started together', async () => {
	const waits: number[] = [];
	const brake = new Brake(16, {
		...defaultRetryPolicy,
		random: () => 1 - Number.EPSILON,
		sleep(ms) {
			waits.push(ms);
			return Promise.resolve();
		},
	});
	const eras = await Promise.all([brake.enter(), brake.enter(), brake.enter()]);
	for (const era of eras) brake.slowDown(era, undefined);

	expect(brake.allowed).toBe(8);
	expect(waits).toEqual([500]);
});

test('allows one more request after each round of successes', async () => {
	const brake = new Brake(4, { ...defaultRetryPolicy, sleep: () => Promise.resolve() });
	brake.slowDown(await brake.enter(), 0);
	brake.leave();
	const allowed: number[] = [];
	for (let success = 0; success < 7; success++) {
		const era = await brake.enter();
		brake.speedUp(era);
		brake.leave();
		allowed.push(brake.allowed);
	}

	expect(allowed).toEqual([2, 3, 3, 3, 4, 4, 4]);
});
