import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a process waits in milliseconds for another one at the files of a snapshot: longer than copying one takes. */
export const mostWaitMs = 60_000;

/**
 * Does something to the files of a snapshot while no other process does.
 *
 * SQLite's lock on a file beside it ends with the process that holds it, however that ends.
 * @throws When another process holds the lock for a minute.
 */
export function withSnapshotLock<T>(path: string, work: () => T): T {
	mkdirSync(dirname(path), { recursive: true });
	const lock = new DatabaseSync(`${path}.lock`, { timeout: mostWaitMs });
	try {
		lock.exec('BEGIN EXCLUSIVE');
		return work();
	} finally {
		lock.close();
	}
}
