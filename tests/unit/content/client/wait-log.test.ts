import { expect } from '@playwright/test';
import { ContentServiceError } from '../../../../src/content/client/errors/content-service-error.ts';
import { waitLog, type Wait } from '../../../../src/content/client/wait-log.ts';
import { test } from '../../../support/fault-server.ts';
import { failureOf, quickService, token } from './quick-service.ts';

const failure = new ContentServiceError('answered 500 Internal Server Error', {
	hint: 'Build again.',
	attempt: { method: 'GET', path: '/v1/places/plc_1', number: 4 },
});
const failureLine = 'GET /v1/places/plc_1 answered 500 Internal Server Error (4 tries).';

/** Returns what is told of waits, each of which begins at so many milliseconds. */
function linesOf(waits: readonly (Omit<Wait, 'failure'> & { at: number })[]): string[] {
	const lines: string[] = [];
	let time = 0;
	const onWait = waitLog(
		(line) => lines.push(line),
		() => time,
	);
	for (const { at, ...wait } of waits) {
		time = at;
		onWait({ ...wait, failure });
	}
	return lines;
}

test('a wait is told with its length and its reason', () => {
	expect(linesOf([{ at: 0, ms: 3900, requests: 1 }])).toEqual([
		`1 request is tried again in 4 s: ${failureLine}`,
	]);
	expect(linesOf([{ at: 0, ms: 8000, requests: 1200 }])).toEqual([
		`1,200 requests wait to be tried again, one of them in 8 s: ${failureLine}`,
	]);
	expect(linesOf([{ at: 0, ms: 120_000, requests: 0 }])).toEqual([
		`All requests wait 120 s, as the service asks for fewer: ${failureLine}`,
	]);
});

test('of waits of less than a second nothing is told', () => {
	expect(linesOf([{ at: 0, ms: 999, requests: 1 }])).toEqual([]);
});

test('of many waits a line is told after five seconds, ten, twenty and so on up to a minute', () => {
	const everySecond = Array.from({ length: 300 }, (_, second) => ({
		at: 1000 * second,
		ms: second === 0 ? 1000 : 1000 * second,
		requests: 1,
	}));

	expect(linesOf(everySecond).map((line) => /in (\d+) s/.exec(line)?.[1])).toEqual([
		...['1', '5', '15', '35', '75', '135', '195', '255'],
	]);
});

test('a client says that a request waits, how many do, and when all are held back, without the token', async ({
	serve,
}) => {
	const server = await serve({
		'/v1/x': { status: 500, body: { error: token } },
		'/v1/y': { status: 429, headers: { 'retry-after': '7' } },
	});
	const waits: Wait[] = [];
	const service = quickService(server.url, {
		retry: { maxRetries: 2, maxRateLimitedRetries: 0 },
		onWait: (wait) => waits.push(wait),
	});

	await failureOf(service.get('/v1/x'));
	await failureOf(service.get('/v1/y'));

	expect(waits.map(({ ms, requests }) => [ms, requests])).toEqual([
		[500, 1],
		[1000, 1],
		[7000, 0],
	]);
	expect(waits[0]?.failure.message).toBe('GET /v1/x answered 500 Internal Server Error: ***.');
	expect(service.traffic.waiting).toBe(0);
});
