import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { expect, test } from '@playwright/test';
import { newContentReport } from '../../../../src/content/sync/content-report.ts';
import { examinationOf } from '../../../../src/content/loaders/remembered-examination.ts';
import type { ExaminedSnapshot } from '../../../../src/content/editors-report/examine-snapshot.ts';
import { eventId } from '../../../support/records.ts';
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
	const lookAt = (nowMs: number, facts = { contentLanguage: 'en' }) => {
		const guide = reportedGuideOf({ nowMs });
		return examinationOf(
			folder.settings,
			{ ...guide, facts: { ...guide.facts, ...facts } },
			report,
		);
	};
	expect((await lookAt(morning)).todaysEventCount).toBe(1);
	const path = `${folder.settings.snapshotPath}.examined`;
	// It has just been written.
	const memory = deserialize(readFileSync(path)) as { examined: ExaminedSnapshot };
	memory.examined.todaysEventCount = 42;
	writeFileSync(path, serialize(memory));
	return { folder, lookAt };
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
