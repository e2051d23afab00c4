import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import { placeId } from '../../../support/records.ts';
import { lists, syncedFolder } from './synced-folder.ts';

const updated_at = '2026-11-01T10:00:00+00:00';
const places = Array.from({ length: 20 }, (_, index) => ({
	id: placeId(index + 1),
	name: `Place ${index + 1}`,
	updated_at,
	opening_hours: [{ day_of_week: ['Monday'], opens: '09:00:00', closes: `17:00:${index + 10}` }],
}));

/**
 * A folder with all places in it, of which the third closes two hours later by the file, and nobody
 * has said so.
 */
async function folderWithDamage() {
	const folder = await syncedFolder({ places });
	await folder.sync();
	const bytes = readFileSync(folder.settings.snapshotPath);
	for (let at = 0; (at = bytes.indexOf('17:00:12', at)) !== -1; at++) bytes.write('19', at);
	writeFileSync(folder.settings.snapshotPath, bytes);
	return folder;
}

function recordIn(path: string, id: string): string | undefined {
	using snapshot = {
		opened: new Snapshot(path),
		[Symbol.dispose]() {
			this.opened.close();
		},
	};
	return snapshot.opened.record('places', id);
}

test('a record that is damaged in the snapshot counts as unread: it is asked for again, and the warning says so', async () => {
	await using folder = await folderWithDamage();

	const { error, report, requests } = await folder.sync();

	expect(error).toBe(undefined);
	expect(requests).toEqual({ ...lists, 'get-place': 1 });
	expect(recordIn(folder.settings.snapshotPath, placeId(3))).toContain('"closes":"17:00:12"');
	expect(report.warnings).toEqual([
		`The snapshot at ${folder.settings.snapshotPath} is damaged. Records that are not as they were written: 1 (places ${placeId(3)}). They count as unread.`,
	]);
});

test('the last good version of a damaged record is said to be lost where the record cannot be read again', async () => {
	await using folder = await folderWithDamage();
	folder.server.setFaults({
		faults: [{ kind: 'status', status: 500, path: `*/${placeId(3)}` }],
	});

	const { error, report } = await folder.sync();

	expect(error).toBe(undefined);
	expect(report.resources.places.published).toBe(19);
	expect(report.warnings.at(-1)).toBe(
		'Records that could not be read have no last good version (published ones: 1), as the snapshot was damaged: they are left out, and the next build asks for them again.',
	);
});

for (const [words, policy] of [
	['offline', { offline: true }],
	['while the service is down', {}],
] as const) {
	test(`a damaged record is left out ${words}, and the report names it`, async () => {
		await using folder = await folderWithDamage();
		folder.server.setFaults({ faults: [{ kind: 'status', status: 500 }] });

		const { error, report } = await folder.sync(policy);

		expect(error).toBe(undefined);
		expect(recordIn(folder.settings.snapshotPath, placeId(3))).toBe(undefined);
		expect(report.resources.places.published).toBe(19);
		expect(report.resources.places.leftOut).toEqual({
			'its last good version is damaged, and lost': [{ id: placeId(3) }],
		});
	});
}

test('a snapshot most of whose records are damaged stands in for nothing, and is read anew', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	using database = new DatabaseSync(folder.settings.snapshotPath);
	database.exec("UPDATE entries SET record = 'no JSON'");

	const offline = await folder.sync({ offline: true });
	expect(offline.error).toMatchObject({
		message: `An offline build needs a snapshot: The snapshot at ${folder.settings.snapshotPath} is damaged: 20 of its 20 records are not as they were written.`,
	});

	const { error, requests } = await folder.sync();
	expect(error).toBe(undefined);
	expect(requests['get-place']).toBe(20);
});
