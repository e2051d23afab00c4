import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startContentServer } from '../../../src/sample-service/server.ts';
import { placeId } from '../../support/records.ts';
import { lists, syncedFolder, token } from './synced-folder.ts';

const places = Array.from({ length: 60 }, (_, index) => ({
	id: placeId(index + 1),
	name: `Place ${index + 1}`,
	updated_at: '2026-11-01T10:00:00Z',
}));

test('connections that are reset or cut off, and answers that are garbage, are asked for again', async () => {
	await using folder = await syncedFolder({ places });
	folder.server.setFaults({
		faults: [
			{ kind: 'reset', nth: [1, 9, 20] },
			{ kind: 'cut-body', nth: [4, 25] },
			{ kind: 'html', nth: 30 },
			{ kind: 'status', status: 503, retryAfter: 0, nth: 40 },
		],
	});

	const { error, report, requests } = await folder.sync({}, { maxRetries: 3 });

	expect(error).toBe(undefined);
	expect(report.resources.places).toMatchObject({ fetched: 60, published: 60, leftOut: {} });
	expect(Object.values(requests).reduce((sum, count) => sum + count, 0)).toBe(4 + 60 + 7);
});

test('a service that is started anew midway is read on, and no record that was read is read again', async () => {
	await using folder = await syncedFolder({ places }, { latencyMs: 20 });
	const syncing = folder.sync({}, { maxRetries: 6 });
	while ((folder.server.requests.byOperation['get-place'] ?? 0) < 20) await wait(5);
	const before = folder.server.requests.byOperation['get-place'] ?? 0;
	await folder.server.close();
	await wait(100);
	const port = Number(new URL(folder.server.url).port);
	const again = await startContentServer({ content: { places }, token, port });

	const { error, report } = await syncing;
	const { byOperation } = again.requests;
	const after = byOperation['get-place'] ?? 0;
	const next = await folder.sync();
	const nextAsked = { ...again.requests.byOperation };
	await again.close();

	expect(error).toBe(undefined);
	expect(report.resources.places).toMatchObject({ fetched: 60, published: 60, leftOut: {} });
	// As many as were under way, four at once, are asked for twice.
	expect(before + after).toBeLessThanOrEqual(64);
	expect(next.error).toBe(undefined);
	expect(nextAsked).toEqual({ ...lists, 'get-place': after });
});
