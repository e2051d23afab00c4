import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { maxWaitMs, withSnapshotLock } from '../snapshot/snapshot-lock.ts';
import { encodingVersion } from './encoded-file.ts';

export interface CopyIndex {
	database: DatabaseSync;
	/** Path to which the index went that stood at the path and was damaged. */
	setAside: string | undefined;
}

type IndexState = 'absent' | 'usable' | 'of another version' | 'damaged';

/**
 * Changes whenever a table or the encoding does, and not for one more table: copies kept before are
 * then forgotten.
 */
const indexVersion = 1000 + encodingVersion;

const tables = `
	BEGIN IMMEDIATE;
	PRAGMA user_version = ${indexVersion};
	CREATE TABLE IF NOT EXISTS copies (
		url TEXT PRIMARY KEY,
		etag TEXT,
		last_modified TEXT,
		files TEXT NOT NULL,
		checked_at INTEGER NOT NULL,
		used_at INTEGER NOT NULL
	);
	CREATE TABLE IF NOT EXISTS unfit (
		url TEXT PRIMARY KEY,
		reason TEXT NOT NULL,
		found_at INTEGER NOT NULL
	);
	CREATE TABLE IF NOT EXISTS failed (
		url TEXT PRIMARY KEY,
		failed_at INTEGER NOT NULL
	);
	COMMIT;`;

/**
 * SQLITE_CORRUPT and SQLITE_NOTADB, the low byte of their extended codes
 * (https://www.sqlite.org/rescode.html).
 */
const damageCodes = [11, 26];

/**
 * Opens the index of image copies, which is begun where there is none; one of another version is
 * removed, and a damaged one set aside.
 *
 * Another build that holds it is waited for.
 * @param path Path in a folder that is made where it is missing.
 * @throws When another process holds the index for a minute, or the file cannot be used.
 */
export function openCopyIndex(path: string): CopyIndex {
	mkdirSync(dirname(path), { recursive: true });
	// Nobody may remove or set aside what another build has just begun.
	return withSnapshotLock(path, () => {
		const state = stateOf(path);
		const setAside = state === 'damaged' ? `${path}.damaged` : undefined;
		if (setAside !== undefined) renameSync(path, setAside);
		if (state === 'of another version') rmSync(path);
		// What it would undo was in another file.
		if (state !== 'usable') rmSync(`${path}-journal`, { force: true });
		const database = new DatabaseSync(path, { timeout: maxWaitMs });
		database.exec(`PRAGMA synchronous = OFF; ${tables}`);
		return { database, setAside };
	});
}

function stateOf(path: string): IndexState {
	if (!existsSync(path)) return 'absent';
	let database: DatabaseSync | undefined;
	try {
		// Not read-only: what a process that was killed while it wrote has left is undone here.
		database = new DatabaseSync(path, { timeout: maxWaitMs });
		const version = database.prepare('PRAGMA user_version').get()?.user_version;
		const check = database.prepare('PRAGMA integrity_check(1)').get() ?? {};
		if (Object.values(check)[0] !== 'ok') return 'damaged';
		return version === indexVersion ? 'usable' : 'of another version';
	} catch (error) {
		if (isDamage(error)) return 'damaged';
		throw error instanceof Error ? Object.assign(error, { path }) : error;
	} finally {
		database?.close();
	}
}

function isDamage(error: unknown): boolean {
	const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
	return damageCodes.includes(code & 0xff);
}
