import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Writes a file through to the disk: otherwise a power cut might leave its new name with nothing in it. */
export function flush(path: string): void {
	const file = openSync(path, 'r+');
	fsyncSync(file);
	closeSync(file);
}

/**
 * Settles what a process left that was killed while it wrote to a database: it must not be undone in the file that takes the
 * place of that one. Of a file that is no database only the journal is removed.
 */
export function settleJournal(path: string): void {
	const journalPath = `${path}-journal`;
	if (!existsSync(journalPath)) return;
	try {
		const database = new DatabaseSync(path);
		database.prepare('PRAGMA user_version').get();
		database.exec('BEGIN IMMEDIATE; ROLLBACK');
		database.close();
	} catch {
		// It is no database: there is nothing to be undone.
	}
	rmSync(journalPath, { force: true });
}
