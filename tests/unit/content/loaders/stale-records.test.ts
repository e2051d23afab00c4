import { expect, test } from '@playwright/test';
import type { Fault } from '../../../../src/cli/sample-service/faults.ts';
import { placeId } from '../../../support/records.ts';
import { changeSnapshot } from '../../../support/changed-snapshot.ts';
import { syncedFolder } from './synced-folder.ts';

const before = '2026-11-01T10:00:00+00:00';
const after = '2026-11-02T10:00:00+00:00';
const places = Array.from({ length: 20 }, (_, index) => ({
	id: placeId(index + 1),
	name: `Place ${index + 1}`,
	updated_at: before,
}));
const changed = places.map((place) =>
	place.id === placeId(3) ? { ...place, name: 'Renamed', updated_at: after } : place,
);
const broken: Fault[] = [{ kind: 'status', status: 500, path: `*/${placeId(3)}` }];

/** A folder with all places in it, of which the third has changed and cannot be read any more. */
async function folderWithBrokenRecord() {
	const folder = await syncedFolder({ places });
	const { report } = await folder.sync();
	folder.server.setContent({ places: changed });
	folder.server.setFaults({ faults: broken });
	return { folder, readAt: report.readAt };
}

test('a record that stands as it was before is told with the time from which it is known to be right', async () => {
	const { folder: made, readAt } = await folderWithBrokenRecord();
	await using folder = made;

	for (const _ of [1, 2]) {
		const { error, report } = await folder.sync();

		expect(error).toBe(undefined);
		expect(report.warnings).toEqual([
			`Records that are shown as they were before, because they could not be read: 1, the oldest as of ${readAt}. Each is left out when that is more than 7 days ago (CONTENT_LAST_GOOD_DAYS, at least 1).`,
		]);
	}
	expect(folder.places()).toContain('Place 3');
});

test('a record is right as long as lists say that it has not changed, whenever it was read', async () => {
	const { folder: made, readAt } = await folderWithBrokenRecord();
	await using folder = made;
	changeSnapshot(folder.settings.snapshotPath, `UPDATE entries SET read_at = '${daysAgo(30)}'`);

	const { report } = await folder.sync();

	expect(report.warnings[0]).toContain(`the oldest as of ${readAt}.`);
	expect(folder.places()).toContain('Place 3');
});

test('a record that could not be read for longer than a snapshot may stand in is left out, with a reason of its own', async () => {
	const { folder: made } = await folderWithBrokenRecord();
	await using folder = made;
	await folder.sync();
	changeSnapshot(folder.settings.snapshotPath, lastGoodAt(6.9));
	expect((await folder.sync()).report.resources.places.leftOut).toEqual({});
	changeSnapshot(folder.settings.snapshotPath, lastGoodAt(8.5));

	const { error, report } = await folder.sync();

	expect(error).toBe(undefined);
	expect(report.resources.places).toMatchObject({ published: 19, stale: {} });
	expect(report.resources.places.leftOut).toEqual({
		'could not be read for 8 days': [
			{ id: placeId(3), detail: expect.stringMatching(/^could not be read; .+ answered 500/) },
		],
	});
	expect(report.warnings).toEqual([
		'Records that are left out, because they could not be read for more than 7 days (CONTENT_LAST_GOOD_DAYS, at least 1): 1.',
	]);
	expect(folder.places()).not.toContain('Place 3');

	folder.server.setFaults();
	expect((await folder.sync()).report.warnings).toEqual([]);
	expect(folder.places()).toContain('Renamed');
});

test('a record that nobody has asked for meanwhile is as old as the last reading', async () => {
	const { folder: made } = await folderWithBrokenRecord();
	await using folder = made;
	changeSnapshot(
		folder.settings.snapshotPath,
		`UPDATE entries SET read_at = '${daysAgo(8)}'`,
		`UPDATE facts SET value = '${daysAgo(8)}' WHERE name = 'read_at'`,
	);

	const { report } = await folder.sync();

	expect(Object.keys(report.resources.places.leftOut)).toEqual(['could not be read for 8 days']);
});

test('where no snapshot ever stands in, a single record may for a day', async () => {
	const { folder: made } = await folderWithBrokenRecord();
	await using folder = made;
	expect((await folder.sync({ lastGoodDays: 0 })).report.warnings).toEqual([
		expect.stringContaining('when that is more than 1 day ago'),
	]);
	expect(folder.places()).toContain('Place 3');

	changeSnapshot(folder.settings.snapshotPath, lastGoodAt(1.1));
	const { report } = await folder.sync({ lastGoodDays: 0 });

	expect(Object.keys(report.resources.places.leftOut)).toEqual(['could not be read for 1 day']);
	expect(folder.places()).not.toContain('Place 3');
});

test('a record that could be read in between begins anew', async () => {
	const { folder: made } = await folderWithBrokenRecord();
	await using folder = made;
	await folder.sync();
	changeSnapshot(folder.settings.snapshotPath, lastGoodAt(6));
	folder.server.setFaults();
	const { report: well } = await folder.sync();
	folder.server.setFaults({ faults: broken });
	folder.server.setContent({ places });

	const { report } = await folder.sync();

	expect(report.warnings[0]).toContain(`the oldest as of ${well.readAt}.`);
});

function lastGoodAt(days: number): string {
	return `UPDATE entries SET last_good_at = '${daysAgo(days)}' WHERE last_good_at IS NOT NULL`;
}

function daysAgo(days: number): string {
	return new Date(Date.now() - days * 86_400_000).toISOString();
}
