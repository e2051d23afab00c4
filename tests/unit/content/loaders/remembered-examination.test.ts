import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { expect, test } from '@playwright/test';
import { newContentReport } from '../../../../src/content/sync/content-report.ts';
import { examinationOf } from '../../../../src/content/loaders/remembered-examination.ts';
import type { ExaminedSnapshot } from '../../../../src/content/editors-report/examine-snapshot.ts';
import { savePermalinks } from '../../../../src/content/snapshot/permalink-table.ts';
import type { RecordFinding } from '../../../../src/guide/content-quality/finding.ts';
import { eventId, placeId } from '../../../support/records.ts';
import { reportedGuideOf } from '../../../support/reported-guide.ts';
import { syncedFolder, type SyncedFolder } from './synced-folder.ts';

const concert = {
	id: eventId(1),
	name: 'Concert',
	occurrences: [{ start_at: '2026-11-21T20:00:00Z', end_at: '2026-11-21T22:00:00Z' }],
};
const morning = Date.parse('2026-11-21T09:00:00Z');

/** Marks what is remembered, so that it is told from what is found anew. */
async function guideWithMemory(): Promise<{
	folder: SyncedFolder;
	lookAt: (nowMs: number, locale?: { contentLanguage: string }) => Promise<ExaminedSnapshot>;
}> {
	const folder = await syncedFolder({ events: [concert] });
	await folder.sync();
	const report = newContentReport('https://content.example/', '2026-11-21T09:00:00Z');
	const lookAt = async (nowMs: number, facts = { contentLanguage: 'en' }) => {
		const guide = reportedGuideOf({ nowMs });
		const { examined } = await examinationOf(
			folder.settings,
			{ ...guide, facts: { ...guide.facts, ...facts } },
			report,
		);
		return examined;
	};
	expect((await lookAt(morning)).todaysEventCount).toBe(1);
	markAsRemembered(folder);
	return { folder, lookAt };
}

function markAsRemembered({ settings }: SyncedFolder): void {
	const path = `${settings.snapshotPath}.examined`;
	// It has just been written.
	const memory = deserialize(readFileSync(path)) as { examined: ExaminedSnapshot };
	memory.examined.todaysEventCount = 42;
	writeFileSync(path, serialize(memory));
}

test('what was found in the same records is remembered until a date begins', async () => {
	const { folder, lookAt } = await guideWithMemory();
	await using _ = folder;
	await folder.sync();

	expect(await lookAt(Date.parse('2026-11-21T19:59:59Z'))).toMatchObject({
		todaysEventCount: 42,
		counts: { events: { ahead: 1, over: 0 } },
	});
	expect((await lookAt(Date.parse('2026-11-21T20:00:00Z'))).todaysEventCount).toBe(1);
	expect((await lookAt(Date.parse('2026-11-22T00:00:00Z'))).counts.events.over).toBe(1);
});

test('records are looked at again for an earlier time, for other facts, and where memory fails', async () => {
	const { folder, lookAt } = await guideWithMemory();
	await using _ = folder;
	const memory = readFileSync(`${folder.settings.snapshotPath}.examined`);
	const remember = (bytes: Buffer) => {
		writeFileSync(`${folder.settings.snapshotPath}.examined`, bytes);
	};

	expect((await lookAt(morning - 1)).todaysEventCount).toBe(1);
	remember(memory);
	expect((await lookAt(morning, { contentLanguage: 'pt' })).todaysEventCount).toBe(1);
	remember(memory.subarray(0, 100));
	expect((await lookAt(morning)).todaysEventCount).toBe(1);
});

test('a record that has changed is looked at, with all others', async () => {
	const { folder, lookAt } = await guideWithMemory();
	await using _ = folder;
	folder.server.setContent({
		events: [{ ...concert, name: 'Recital', updated_at: '2026-11-21T08:00:00Z' }],
	});
	await folder.sync();

	expect((await lookAt(morning)).todaysEventCount).toBe(1);
});

test('a place that is as it was is not looked at again the same day, while another has changed', async () => {
	const quay = { id: placeId(1), name: 'Quay' };
	const tower = { id: placeId(2), name: 'Tower' };
	await using folder = await syncedFolder({ places: [quay, tower] });
	await folder.sync();
	const report = newContentReport('https://content.example/', '2026-11-21T09:00:00Z');
	const rulesAt = async (nowMs: number, contentLanguage = 'en') => {
		const { facts, ...guide } = reportedGuideOf({ nowMs });
		const { examined } = await examinationOf(
			folder.settings,
			{ ...guide, facts: { ...facts, contentLanguage } },
			report,
		);
		return examined.findings.map(({ id, rule }) => `${id === quay.id ? 'quay' : 'tower'} ${rule}`);
	};
	const bare = ['coordinates-missing', 'image-missing', 'description-missing'];
	const found = await rulesAt(morning);
	expect(found).toEqual(['quay', 'tower'].flatMap((id) => bare.map((rule) => `${id} ${rule}`)));
	const path = `${folder.settings.snapshotPath}.examined`;
	// It has just been written.
	const memory = deserialize(readFileSync(path)) as { examined: ExaminedSnapshot };
	const marked = [{ rule: 'expired' }] satisfies RecordFinding[];
	const ofPlaces = new Map([...memory.examined.ofPlaces.keys()].map((key) => [key, marked]));
	const remember = () => {
		writeFileSync(path, serialize({ ...memory, examined: { ...memory.examined, ofPlaces } }));
	};
	remember();
	folder.server.setContent({
		places: [quay, { ...tower, name: 'Old tower', updated_at: '2026-11-21T08:00:00Z' }],
	});
	await folder.sync();

	const ofTower = bare.map((rule) => `tower ${rule}`);
	expect(await rulesAt(morning)).toEqual(['quay expired', ...ofTower]);
	remember();
	expect(await rulesAt(Date.parse('2026-11-22T00:00:00Z'))).toEqual(found);
	remember();
	expect(await rulesAt(morning, 'pt')).toEqual(found);
});

test('the addresses of pages follow those that are remembered, and records need not be looked at for that', async () => {
	await using folder = await syncedFolder({
		places: [{ id: placeId(1), name: 'Quay' }],
		destinations: [{ id: 'dst_1', name: 'Coast' }],
	});
	await folder.sync();
	const report = newContentReport('https://content.example/', '2026-11-21T09:00:00Z');
	const addressOfCoast = async () => {
		const guide = reportedGuideOf({ nowMs: morning });
		const { examined, pages } = await examinationOf(folder.settings, guide, report);
		return [pages.get('destinations/dst_1'), examined.todaysEventCount];
	};
	expect(await addressOfCoast()).toEqual(['https://guide.example/guide/destinations/coast/', 0]);
	markAsRemembered(folder);
	savePermalinks(folder.settings.snapshotPath, [
		{
			kind: 'destinations',
			id: 'dst_2',
			slug: 'coast',
			firstPublished: '2026-11-20',
			lastPublished: '2026-11-20',
		},
	]);

	expect(await addressOfCoast()).toEqual([
		'https://guide.example/guide/destinations/coast-dst-1/',
		42,
	]);
});
