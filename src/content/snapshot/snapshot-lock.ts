import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Time that a process waits for another one at the files of a snapshot, in milliseconds: longer
 * than copying one takes.
 */
export const maxWaitMs = 60_000;

/** SQLITE_NOTADB (https://www.sqlite.org/rescode.html). */
const noDatabase = 26;

/**
 * Does something to the files of a snapshot while no other process does.
 *
 * SQLite's lock on a file beside it ends with the process that holds it, however that ends. A file
 * that is damaged nobody can hold: it is removed.
 * @throws When another process holds the lock for a minute, or the file cannot be used.
 */
export function withSnapshotLock<T>(path: string, work: () => T): T {
	mkdirSync(dirname(path), { recursive: true });
	const lock = takenLock(`${path}.lock`);
	try {
		return work();
	} finally {
		lock.close();
	}
}

function takenLock(path: string): DatabaseSync {
	try {
		return openLock(path);
	} catch (error) {
		if (!(error instanceof Error && 'errcode' in error && error.errcode === noDatabase))
			throw error;
		rmSync(path, { force: true });
		return openLock(path);
	}
}

function openLock(path: string): DatabaseSync {
	let lock: DatabaseSync | undefined;
	try {
		lock = new DatabaseSync(path, { timeout: maxWaitMs });
		lock.exec('BEGIN EXCLUSIVE');
		return lock;
	} catch (error) {
		lock?.close();
		throw error instanceof Error ? Object.assign(error, { path }) : error;
	}
}
