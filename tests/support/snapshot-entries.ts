import type { SnapshotEntry } from '../../src/content/snapshot/snapshot-format.ts';
import { SnapshotWriter } from '../../src/content/snapshot/snapshot-writer.ts';

export const originOfTests = { service: 'https://content.example/', parser: 'parser 1' };

export const factsAt = (readAt: string) => ({
	...originOfTests,
	read_at: readAt,
	whole_read_at: readAt,
});

export const snapshotEntry = (id: string, members: Partial<SnapshotEntry> = {}): SnapshotEntry => ({
	id,
	record: `{"id":"${id}"}`,
	summary: `{"name":"${id}"}`,
	digest: `digest of ${id}`,
	readAt: '2026-11-20T09:00:00.000Z',
	version: {},
	findings: '',
	...members,
});

/** Writes a snapshot of places with these ids. */
export function writeSnapshot(path: string, readAt: string, ...ids: string[]): void {
	const writer = new SnapshotWriter(path);
	for (const id of ids) writer.entries.add('places', snapshotEntry(id));
	writer.commit(factsAt(readAt));
}
