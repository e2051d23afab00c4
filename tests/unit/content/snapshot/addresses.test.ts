import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import type { Permalink } from '../../../../src/guide/permalinks/permalink.ts';
import {
	insertPermalinks,
	savePermalinks,
} from '../../../../src/content/snapshot/permalink-table.ts';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import { snapshotPath } from '../../../../src/config/memory-files.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import { factsAt } from '../../../support/snapshot-entries.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const quay: Permalink = {
	kind: 'places',
	id: 'plc_1',
	slug: 'quay-1',
	firstPublished: '2026-11-01',
	lastPublished: '2026-11-01',
};

const write = (path: string) =>
	new SnapshotWriter(path).commit(factsAt('2026-11-21T09:00:00.000Z'));

function permalinksIn(path: string): Permalink[] {
	const snapshot = new Snapshot(path);
	const addresses = snapshot.addresses();
	snapshot.close();
	return addresses;
}

test('addresses outlive the snapshot in which they were remembered', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	write(path);
	savePermalinks(path, [quay]);

	expect(write(path)).toEqual({ setAside: undefined });
	expect(permalinksIn(path)).toEqual([quay]);
});

test('addresses outlive a snapshot of another format', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	write(path);
	savePermalinks(path, [quay]);
	const database = new DatabaseSync(path);
	database.exec('PRAGMA user_version = 999; ALTER TABLE addresses ADD COLUMN note TEXT');
	database.close();

	write(path);

	expect(permalinksIn(path)).toEqual([quay]);
});

test('an address that is published again keeps its first day', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	write(path);
	savePermalinks(path, [quay]);
	const again = { ...quay, firstPublished: '2026-11-21', lastPublished: '2026-11-21' };

	expect(savePermalinks(path, [again])).toEqual([{ ...quay, lastPublished: '2026-11-21' }]);
});

test('an address that was remembered under an id in capitals is that of the same record', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	const id = 'plc_00e8d12118ba339b946f09896707b893';
	write(path);
	savePermalinks(path, [{ ...quay, id: 'plc_00E8D12118BA339B946F09896707B893' }]);

	write(path);
	const again = { ...quay, id, firstPublished: '2026-11-21', lastPublished: '2026-11-21' };

	expect(savePermalinks(path, [again])).toEqual([{ ...quay, id, lastPublished: '2026-11-21' }]);
});

test('an address stays with the record that had it first', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	write(path);
	savePermalinks(path, [quay]);

	expect(savePermalinks(path, [{ ...quay, id: 'plc_2' }])).toEqual([quay]);
	expect(savePermalinks(path, [{ ...quay, kind: 'events' }])).toHaveLength(2);
});

test('a damaged file is set aside, where its owner finds it', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	writeFileSync(path, 'Notes of a traveller.'.repeat(100));

	expect(write(path)).toEqual({ setAside: join(folder.path, 'snapshot.sqlite.unreadable') });
	expect(existsSync(join(folder.path, 'snapshot.sqlite.unreadable'))).toBe(true);
	expect(permalinksIn(path)).toEqual([]);
});

test('addresses outlive a build that is killed while it sets their snapshot aside', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	write(path);
	savePermalinks(path, [quay]);
	writeFileSync(`${path}.other-format`, 'set aside before');

	const committer = join(import.meta.dirname, 'killed-committer.ts');
	const { signal } = spawnSync(process.execPath, [committer, path]);

	expect(signal).toBe('SIGKILL');
	expect(permalinksIn(path)).toEqual([quay]);
	const facts = factsAt('2026-11-21T10:00:00.000Z');
	expect(new SnapshotWriter(path).commit(facts, 'other-format')).toEqual({
		setAside: `${path}.other-format`,
	});
	expect(permalinksIn(path)).toEqual([quay]);
	expect(permalinksIn(`${path}.other-format`)).toEqual([quay]);
});

test('what somebody has written to a snapshot in another mode is not written into the one that follows', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	const openedPath = join(folder.path, 'opened.sqlite');
	write(openedPath);
	const database = new DatabaseSync(openedPath);
	database.exec('PRAGMA journal_mode = WAL');
	insertPermalinks(database, [quay]);
	// As whoever is killed leaves them.
	for (const ending of ['', '-wal']) copyFileSync(openedPath + ending, path + ending);
	database.close();

	write(path);

	expect(permalinksIn(path)).toEqual([quay]);
	expect(readdirSync(folder.path).filter((name) => /-(wal|shm|journal)$/.test(name))).toEqual([]);
});
