import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import { snapshotPath } from '../../../../src/config/memory-files.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import {
	factsAt,
	snapshotEntry as entry,
	writeSnapshot as write,
} from '../../../support/snapshot-entries.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

function idsIn(path: string): string[] {
	const snapshot = new Snapshot(path);
	const ids = [...snapshot.summaries('places')].map(({ id }) => id);
	snapshot.close();
	return ids;
}

test('what was written is read back, ordered by id, and copies of images by address', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(join(folder.path, 'deep', 'cache'));
	const writer = new SnapshotWriter(path);
	writer.entries.add('places', entry('plc_2', { record: '{"name":"北京 \\u0000 \'quoted\'"}' }));
	writer.entries.add('places', entry('plc_1'));
	writer.entries.add('events', entry('plc_1', { record: '{}' }));
	const copied = (name: string) => [{ name, width: 480, height: 320 }];
	const copies = [
		['https://photos.example/1.jpg', copied('1.webp')],
		['https://photos.example/2.jpg', copied('2.webp')],
	] as const;
	writer.addImageCopies(new Map(copies.toReversed()));
	writer.commit(factsAt('2026-11-21T09:00:00.000Z'));

	const snapshot = new Snapshot(path);

	expect(path).toBe(join(folder.path, 'deep', 'cache', 'snapshot.sqlite'));
	expect(snapshot.readAt).toBe('2026-11-21T09:00:00.000Z');
	expect([...snapshot.summaries('places')]).toEqual([
		{ id: 'plc_1', summary: '{"name":"plc_1"}', digest: 'digest of plc_1' },
		{ id: 'plc_2', summary: '{"name":"plc_2"}', digest: 'digest of plc_2' },
	]);
	expect(snapshot.record('places', 'plc_2')).toBe('{"name":"北京 \\u0000 \'quoted\'"}');
	expect(snapshot.record('events', 'plc_1')).toBe('{}');
	expect(snapshot.record('events', 'plc_2')).toBe(undefined);
	expect([...snapshot.digests('places')].sort()).toEqual([
		['plc_1', 'digest of plc_1'],
		['plc_2', 'digest of plc_2'],
	]);
	expect([...snapshot.summaries('collections')]).toEqual([]);
	expect([...snapshot.imageCopies()]).toEqual(copies);
	snapshot.close();
});

test('the old snapshot stands until the new one is whole', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	write(path, '2026-11-20T09:00:00.000Z', 'old');

	const writer = new SnapshotWriter(path);
	writer.entries.add('places', entry('new'));
	expect(idsIn(path)).toEqual(['old']);
	writer.commit(factsAt('2026-11-21T09:00:00.000Z'));

	expect(idsIn(path)).toEqual(['new']);
	expect(readdirSync(folder.path)).toEqual(['snapshot.sqlite', 'snapshot.sqlite.lock']);
});

test('somebody who is reading keeps what he opened', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	write(path, '2026-11-20T09:00:00.000Z', 'old');
	const reader = new Snapshot(path);

	write(path, '2026-11-21T09:00:00.000Z', 'new');

	expect(reader.record('places', 'old')).toBe('{"id":"old"}');
	reader.close();
});

test('an abandoned writer leaves nothing behind', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	write(path, '2026-11-20T09:00:00.000Z', 'old');

	const writer = new SnapshotWriter(path);
	writer.entries.add('places', entry('new'));
	writer.abandon();

	expect(idsIn(path)).toEqual(['old']);
	expect(readdirSync(folder.path)).toEqual(['snapshot.sqlite', 'snapshot.sqlite.lock']);
});

test('a writer that is killed leaves the old snapshot as it was, and the next one writes all the same', async () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	write(path, '2026-11-20T09:00:00.000Z', 'old');
	const child = spawn(process.execPath, [join(import.meta.dirname, 'killed-writer.ts'), path], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	await once(child.stdout, 'data');

	child.kill('SIGKILL');
	await once(child, 'close');

	expect(idsIn(path)).toEqual(['old']);
	write(path, '2026-11-21T09:00:00.000Z', 'new');
	expect(idsIn(path)).toEqual(['new']);
});

test('a record that is written again takes the place of the earlier one', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	const writer = new SnapshotWriter(path);
	writer.entries.add('places', entry('plc_1', { record: '1' }));
	writer.entries.add('places', entry('plc_1', { record: '2' }));
	writer.commit(factsAt('2026-11-21T09:00:00.000Z'));

	const snapshot = new Snapshot(path);

	expect(snapshot.record('places', 'plc_1')).toBe('2');
	expect([...snapshot.summaries('places')]).toHaveLength(1);
	snapshot.close();
});

test('a folder that stands in its place is set aside', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	mkdirSync(path);
	const writer = new SnapshotWriter(path);

	expect(writer.commit(factsAt('2026-11-21T09:00:00.000Z'))).toEqual({
		setAside: `${path}.unreadable`,
	});

	expect(idsIn(path)).toEqual([]);
	writer.abandon();
	expect(existsSync(path)).toBe(true);
});

test('where there is no snapshot, the path is named and no file is made', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);

	expect(() => new Snapshot(path)).toThrow(`There is no snapshot of the content at ${path}.`);
	expect(existsSync(path)).toBe(false);
});

test('a file of another program or version is not read', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	const refusal = `The snapshot at ${path} has a format that this version does not read.`;

	writeFileSync(path, 'Notes of a traveller.'.repeat(100));
	expect(() => new Snapshot(path)).toThrow(refusal);

	writeFileSync(path, '');
	expect(() => new Snapshot(path)).toThrow(refusal);

	const database = new DatabaseSync(join(folder.path, 'later.sqlite'));
	database.exec('PRAGMA user_version = 999; CREATE TABLE entries (id TEXT)');
	database.close();
	expect(() => new Snapshot(join(folder.path, 'later.sqlite'))).toThrow(
		/later\.sqlite has a format/,
	);
});
