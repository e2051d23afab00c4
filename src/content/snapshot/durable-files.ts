import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Writes a file through to the disk: otherwise a power cut might leave its new name with nothing in
 * it.
 */
export function flush(path: string): void {
	const file = openSync(path, 'r+');
	fsyncSync(file);
	closeSync(file);
}

/**
 * Settles what a process left that was killed while it wrote to a database: it must not be undone
 * in the file that takes the place of that one, nor written into it. Of a file that is no database
 * only the journals are removed.
 */
export function settleJournals(path: string): void {
	// https://www.sqlite.org/tempfiles.html, sections 2.1 to 2.3
	const journals = ['-journal', '-wal', '-shm'].map((ending) => path + ending);
	if (existsSync(path)) {
		try {
			const database = new DatabaseSync(path);
			database.prepare('PRAGMA user_version').get();
			// Otherwise whoever opens it next would leave such files again.
			database.exec('PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE; ROLLBACK');
			database.close();
		} catch {
			// It is no database: there is nothing to be undone.
		}
	}
	for (const journal of journals) rmSync(journal, { force: true });
}
