import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ResourceName } from '../../../../src/records/resource-name.ts';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import { haveWordsChanged } from '../../../../src/content/sync/changed-words.ts';
import { factsAt, snapshotEntry } from '../../../support/snapshot-entries.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

type Records = Partial<Record<ResourceName, Record<string, object>>>;

const opens = (time: string) => ({ day_of_week: ['Monday'], opens: time, closes: '18:00:00' });
const museum = {
	name: 'Museum',
	opening_hours: [opens('09:00:00')],
	pricing: { price_range: '€5' },
	updated_at: '2026-06-15T09:00:00Z',
};
const before: Records = { places: { plc_1: museum }, events: { evt_1: { name: 'Concert' } } };

test('other hours, prices and times of change are no other words', () => {
	expect(changedTo(before)).toBe(false);
	expect(
		changedTo({
			...before,
			places: {
				plc_1: {
					...museum,
					opening_hours: [opens('10:00:00')],
					pricing: { price_range: '€6' },
					updated_at: '2026-06-16T09:00:00Z',
				},
			},
		}),
	).toBe(false);
});

test('other names and texts are, and so are records that come or go', () => {
	const concert = { name: 'Concert' };
	for (const after of [
		{ ...before, places: { plc_1: { ...museum, name: 'New Museum' } } },
		{ ...before, places: { plc_1: { ...museum, editorial: { tips: ['Come early.'] } } } },
		{ ...before, events: { evt_1: concert, evt_2: concert } },
		{ ...before, events: { evt_2: concert } },
		{ ...before, events: {} },
		{ ...before, collections: { col_1: { name: 'For children' } } },
	]) {
		expect(changedTo(after), JSON.stringify(after)).toBe(true);
	}
});

function changedTo(after: Records): boolean {
	using folder = temporaryFolder();
	const [earlier, later] = [before, after].map((records, index) =>
		snapshotOf(records, join(folder.path, `${index}.sqlite`)),
	);
	if (!earlier || !later) throw new Error('There are two.');
	try {
		return haveWordsChanged(earlier, later);
	} finally {
		earlier.close();
		later.close();
	}
}

function snapshotOf(records: Records, path: string): Snapshot {
	const writer = new SnapshotWriter(path);
	for (const [resource, byId] of Object.entries(records)) {
		for (const [id, source] of Object.entries(byId)) {
			const record = JSON.stringify(source);
			// A resource of the service.
			writer.entries.add(
				resource as ResourceName,
				snapshotEntry(id, { record, digest: `digest of ${record}` }),
			);
		}
	}
	writer.commit(factsAt('2026-11-21T09:00:00.000Z'));
	return new Snapshot(path);
}
