import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { minuteMs } from '../../../../src/i18n/durations.ts';
import { withTimeLimit } from '../../../../src/content/sync/outage.ts';
import { envelope, type Script, test } from '../../../support/fault-server.ts';
import { failureOf, quickService, token } from '../client/quick-service.ts';

/** Whoever is told to wait waits until the client is closed. */
const patient = {
	retry: {
		sleep: (_ms: number, signal: AbortSignal) =>
			wait(minuteMs, undefined, { signal }).then(() => undefined),
	},
};
const half = 0.5 / 60;

function tooManyRequests(message: string): Script {
	return { status: 429, headers: { 'retry-after': '90' }, body: { message } };
}

test('a reading that takes too long ends with what the service answered where it refused', async ({
	serve,
}) => {
	const server = await serve({ '/v1/places': tooManyRequests('quota of the month is used up') });
	const service = quickService(server.url, patient);

	expect(
		await failureOf(withTimeLimit(half, service, () => service.get('/v1/places'))),
	).toMatchObject({
		name: 'SyncTimeError',
		message: `The content service was not read to its end within ${half} minutes (requests: 1, successful: 0, answered with 429: 1). The last request: GET /v1/places answered 429 Too Many Requests: quota of the month is used up.`,
		hint: 'So few requests succeeded that more time would hardly help. The service asks for a pause of 90 seconds: build again after that, or lower CONTENT_SERVICE_CONCURRENCY.',
	});
});

test('a reading that takes too long although requests succeed wants more time', async ({
	serve,
}) => {
	const server = await serve({
		'/v1/places': { body: envelope([]) },
		'/v1/events': { fault: 'silence' },
	});
	const service = quickService(server.url, patient);
	const read = async () => {
		for (let times = 0; times < 3; times++) await service.get('/v1/places');
		await service.get('/v1/events');
	};

	expect(await failureOf(withTimeLimit(half, service, read))).toMatchObject({
		message: `The content service was not read to its end within ${half} minutes (requests: 4, successful: 3).`,
		hint: 'The next build goes on where this one stopped. Raise CONTENT_SYNC_MINUTES if the service is always so slow.',
	});
});

test('a failure that was followed by an answer is not told as the last one', async ({ serve }) => {
	const server = await serve({
		'/v1/places': [{ status: 500 }, { body: envelope([]) }],
		'/v1/events': { fault: 'silence' },
	});
	const service = quickService(server.url);
	const read = async () => {
		await service.get('/v1/places');
		await service.get('/v1/events');
	};

	expect(await failureOf(withTimeLimit(half, service, read))).toMatchObject({
		message: `The content service was not read to its end within ${half} minutes (requests: 3, successful: 1).`,
		hint: 'So few requests succeeded that more time would hardly help. Look at the service, and build again later.',
	});
});

test('the token is not shown where the service repeats it while it refuses', async ({ serve }) => {
	const server = await serve({ '/v1/places': tooManyRequests(`no more for ${token}`) });
	const service = quickService(server.url, patient);

	const failure = await failureOf(withTimeLimit(half, service, () => service.get('/v1/places')));

	expect(String(failure)).toContain('answered 429 Too Many Requests: no more for');
	expect(JSON.stringify([String(failure), failure])).not.toContain(token);
});
