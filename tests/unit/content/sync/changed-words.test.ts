import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ResourceName } from '../../../../src/records/resource-name.ts';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import { haveManyWordsChanged } from '../../../../src/content/sync/changed-words.ts';
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
/** Twenty records, of which two are a tenth. */
const places = { plc_1: museum, plc_2: museum, plc_3: museum };
const events: Record<string, object> = Object.fromEntries(
	Array.from({ length: 17 }, (_, number) => [`evt_${number}`, { name: 'Concert' }]),
);
const before: Records = { places, events };

test('other hours, prices and times of change are no other words', () => {
	const other = {
		...museum,
		opening_hours: [opens('10:00:00')],
		pricing: { price_range: '€6' },
		updated_at: '2026-06-16T09:00:00Z',
	};

	expect(changedTo(before)).toBe(false);
	expect(changedTo({ ...before, places: { plc_1: other, plc_2: other, plc_3: other } })).toBe(
		false,
	);
});

test('other names and texts of more than a tenth of the records are many, and so are as many that come or go', () => {
	const renamed = { ...museum, name: 'New Museum' };
	const advised = { ...museum, editorial: { tips: ['Come early.'] } };
	const twoOthers = { ...places, plc_1: renamed, plc_2: advised };
	const { evt_1, evt_2, evt_3, ...withoutThree } = events;

	expect(changedTo({ events, places: twoOthers })).toBe(false);
	for (const after of [
		{ events, places: { ...twoOthers, plc_3: renamed } },
		{ events, places: { ...twoOthers, plc_4: museum } },
		{ events: { ...withoutThree, evt_1 }, places: { ...places, plc_1: renamed } },
		{ events: withoutThree, places },
		{ ...before, collections: { col_1: evt_1, col_2: evt_2, col_3: evt_3 } },
	] as Records[]) {
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
		return haveManyWordsChanged(earlier, later);
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
