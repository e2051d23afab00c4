import { expect, test } from '@playwright/test';
import type { LoaderContext } from 'astro/loaders';
import { contentLoader } from '../../../../src/content/loaders/content-loader.ts';
import { snapshotPath } from '../../../../src/config/memory-files.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import { factsAt, snapshotEntry } from '../../../support/snapshot-entries.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

interface StoredEntry {
	id: string;
	data: Record<string, unknown>;
	digest?: string | number | undefined;
}

/** Id of a record that the schema refuses. */
const refused = 'refused';

/** As much of Astro's store as the loader uses, with a list of what was done to it. */
function storeOf(...entries: StoredEntry[]) {
	const held = new Map(entries.map((entry) => [entry.id, entry]));
	const log: string[] = [];
	const said: string[] = [];
	const store = {
		keys: () => [...held.keys()],
		get: (id: string) => held.get(id),
		set(entry: StoredEntry) {
			log.push(`set ${entry.id}`);
			held.set(entry.id, entry);
			return true;
		},
		delete(id: string) {
			log.push(`delete ${id}`);
			held.delete(id);
		},
	};
	const logger = { info: (message: string) => said.push(message) };
	const parseData = ({ data, id }: Pick<StoredEntry, 'data' | 'id'>) => {
		if (id === refused) throw new Error(`${id} does not fit its schema.`);
		return Promise.resolve(data);
	};
	// The loader asks for no other member.
	const context = { store, logger, parseData } as unknown as LoaderContext;
	return { context, held, log, said };
}

const entry = (id: string, digest: string): StoredEntry => ({
	id,
	data: { name: `${id} ${digest}` },
	digest,
});

function writeSnapshot(path: string, ...entries: StoredEntry[]): void {
	const writer = new SnapshotWriter(path);
	for (const { id, data, digest } of entries) {
		const summary = JSON.stringify(data);
		writer.entries.add('places', snapshotEntry(id, { summary, digest: String(digest) }));
	}
	writer.entries.add('events', snapshotEntry('evt_1'));
	writer.commit(factsAt('2026-11-21T09:00:00.000Z'));
}

test('a store becomes equal to what is published: only what is new, changed or gone is touched', async () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	const refresh = () => {
		writeSnapshot(path, entry('changed', 'b'), entry('new', 'b'), entry('same', 'a'));
		return Promise.resolve();
	};
	const { context, held, log, said } = storeOf(
		entry('changed', 'a'),
		entry('gone', 'a'),
		entry('same', 'a'),
	);

	await contentLoader('places', { snapshotPath: path, refresh }).load(context);

	expect(log).toEqual(['set changed', 'set new', 'delete gone']);
	expect([...held.values()].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
		{ id: 'changed', data: { name: 'changed b' }, digest: 'b' },
		{ id: 'new', data: { name: 'new b' }, digest: 'b' },
		{ id: 'same', data: { name: 'same a' }, digest: 'a' },
	]);
	expect(said).toEqual(['3 places: 2 new or changed, 1 removed.']);
});

test('each loader has the records of its own resource', async () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	writeSnapshot(path, entry('plc_1', 'a'));
	const { context, log } = storeOf();
	const loader = contentLoader('events', { snapshotPath: path, refresh: () => Promise.resolve() });

	await loader.load(context);

	expect(loader.name).toBe('waymark-events');
	expect(log).toEqual(['set evt_1']);
});

test('when reading the service fails nothing is written, although an older snapshot is there', async () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	writeSnapshot(path, entry('new', 'a'));
	const { context, log } = storeOf(entry('kept', 'a'));
	const refresh = () => Promise.reject(new Error('The service is down.'));

	await expect(
		contentLoader('places', { snapshotPath: path, refresh }).load(context),
	).rejects.toThrow('The service is down.');
	expect(log).toEqual([]);
});

test('without a snapshot nothing is written', async () => {
	using folder = temporaryFolder();
	const { context, log } = storeOf(entry('kept', 'a'));
	const loader = contentLoader('places', {
		snapshotPath: snapshotPath(folder.path),
		refresh: () => Promise.resolve(),
	});

	await expect(loader.load(context)).rejects.toThrow('There is no snapshot');
	expect(log).toEqual([]);
});

test('a summary that the schema refuses ends the loading', async () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	writeSnapshot(path, entry(refused, 'a'));
	const { context, log } = storeOf();
	const loader = contentLoader('places', { snapshotPath: path, refresh: () => Promise.resolve() });

	await expect(loader.load(context)).rejects.toThrow('refused does not fit its schema.');
	expect(log).toEqual([]);
});
