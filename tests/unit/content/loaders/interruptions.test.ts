import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startContentServer } from '../../../../src/cli/sample-service/server.ts';
import { placeId } from '../../../support/records.ts';
import { changeSnapshot } from '../../../support/changed-snapshot.ts';
import { lists, type SyncedFolder, syncedFolder, token } from './synced-folder.ts';

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

/**
 * A folder in which the first reading of all places, whose list tells no times, has been broken
 * off; how many were read by then.
 */
async function brokenOff(): Promise<{ folder: SyncedFolder; fetched: number }> {
	const folder = await syncedFolder({ places }, { itemForm: 'id' });
	folder.server.setFaults({
		faults: [{ kind: 'status', status: 401, operation: 'get-place', from: 40 }],
	});
	const { error, report } = await folder.sync();
	expect(error).toMatchObject({ name: 'UnauthorizedError' });
	folder.server.setFaults();
	return { folder, fetched: report.resources.places.fetched };
}

test('a reading that is broken off goes on at once without asking again for what it has read', async () => {
	const { fetched, folder: made } = await brokenOff();
	await using folder = made;

	const { report } = await folder.sync();

	expect(report.resources.places).toMatchObject({ fetched: 60 - fetched, unchanged: fetched });
	expect(folder.server.requests.list.some(({ status }) => status === 304)).toBe(false);
});

test('a reading that goes on hours later asks whether records have changed of which the list tells no time', async () => {
	const { fetched, folder: made } = await brokenOff();
	await using folder = made;
	const [first, ...others] = places;
	folder.server.setContent({ places: [{ ...first, name: 'Renamed' }, ...others] });
	changeSnapshot(
		`${folder.settings.snapshotPath}.unfinished`,
		`UPDATE entries SET read_at = '${hoursAgo(2)}'`,
		`UPDATE facts SET value = '${hoursAgo(3)}' WHERE name = 'whole_began_at'`,
	);

	const { report } = await folder.sync();

	expect(folder.server.requests.list.filter(({ status }) => status === 304)).toHaveLength(
		fetched - 1,
	);
	expect(report.resources.places).toMatchObject({
		fetched: 61 - fetched,
		unchanged: fetched - 1,
		published: 60,
	});
	expect(folder.places()).toContain('Renamed');
});

function hoursAgo(hours: number): string {
	return new Date(Date.now() - hours * 3_600_000).toISOString();
}
