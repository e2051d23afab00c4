import { constants, copyFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Permalink } from '../../guide/permalinks/permalink.ts';
import type { ImageCopies } from '../../domain/images/image-copy.ts';
import { permalinksOfEarlier, insertPermalinks } from './permalink-table.ts';
import { flush, settleJournals } from './durable-files.ts';
import { EntryTable } from './entry-table.ts';
import { linkOrCopy } from './link-or-copy.ts';
import { partialPath, sweepPartials } from './partial-files.ts';
import { sealOf } from './row-seal.ts';
import { factsIn, type SnapshotFault } from './snapshot-condition.ts';
import { type SnapshotFacts, snapshotFormat, snapshotTables } from './snapshot-format.ts';
import { withSnapshotLock } from './snapshot-lock.ts';

export interface CommittedSnapshot {
	/** Path to which a file went that stood at the path and was no snapshot to replace. */
	setAside?: string | undefined;
}

/**
 * Writes a new snapshot beside the old one, record by record, and puts it in the old one's place
 * when it is whole. The addresses that the guide has published are carried over.
 *
 * Until `commit` returns, the old snapshot says what it said. A writer that is killed leaves a
 * `.partial` file, which a later one sweeps away; killed within `commit`, perhaps also the old file
 * with its journals settled, and a second name of one to be set aside.
 */
export class SnapshotWriter {
	readonly entries: EntryTable;
	readonly #path: string;
	readonly #partialPath: string;
	readonly #database: DatabaseSync;

	/**
	 * @param basePath A usable snapshot whose records the new one begins with; without it begins
	 *   empty.
	 */
	constructor(path: string, basePath?: string) {
		this.#path = path;
		this.#partialPath = partialPath(path);
		mkdirSync(dirname(path), { recursive: true });
		withSnapshotLock(path, () => {
			sweepPartials(path);
			rmSync(this.#partialPath, { force: true });
			if (basePath !== undefined) {
				copyOrNothing(basePath, this.#partialPath);
			}
		});
		this.#database = new DatabaseSync(this.#partialPath);
		this.#database.exec(`
			PRAGMA journal_mode = OFF;
			PRAGMA synchronous = OFF;
			PRAGMA user_version = ${snapshotFormat};
			${basePath === undefined ? snapshotTables : 'DELETE FROM image_copies;'}
			BEGIN;
		`);
		this.entries = new EntryTable(this.#database);
	}

	/** Returns whether it is not yet committed, suspended or abandoned. */
	get isOpen(): boolean {
		return this.#database.isOpen;
	}

	/** Facts of the base, and those written since. */
	get facts(): Partial<SnapshotFacts> {
		return factsIn(this.#database);
	}

	addImageCopies(copies: ImageCopies): void {
		const insert = this.#database.prepare('INSERT INTO image_copies VALUES (?, ?, ?)');
		for (const [url, copy] of copies) {
			const files = JSON.stringify(copy);
			insert.run(url, files, sealOf({ url, files }));
		}
	}

	/**
	 * Puts the snapshot in the place of the old one.
	 *
	 * @param fault Fault of the file at the path, which then is not replaced but set aside.
	 */
	commit(facts: Omit<SnapshotFacts, 'whole_began_at'>, fault?: SnapshotFault): CommittedSnapshot {
		return withSnapshotLock(this.#path, () => {
			settleJournals(this.#path);
			const earlier = earlierAddresses(this.#path);
			insertPermalinks(this.#database, earlier ?? []);
			this.#database.exec('DELETE FROM facts');
			this.#finish(facts);
			const reason = fault ?? (earlier ? undefined : 'unreadable');
			const setAside = reason && `${this.#path}.${reason}`;
			if (setAside !== undefined) putAside(this.#path, setAside);
			renameSync(this.#partialPath, this.#path);
			return { setAside };
		});
	}

	/** Keeps what was read so far at another path, for a later writer to begin with. */
	suspend(path: string, facts: Partial<SnapshotFacts>): void {
		this.#finish(facts);
		renameSync(this.#partialPath, path);
	}

	/**
	 * Discards all that was written. It may also be called after a `commit` or `suspend` that
	 * failed, and has no effect after one that succeeded.
	 */
	abandon(): void {
		if (this.#database.isOpen) this.#database.close();
		rmSync(this.#partialPath, { force: true });
	}

	#finish(facts: Partial<SnapshotFacts>): void {
		const put = this.#database.prepare('INSERT OR REPLACE INTO facts VALUES (?, ?, ?)');
		for (const [name, value] of Object.entries(facts)) {
			put.run(name, value, sealOf({ name, value }));
		}
		this.#database.exec('COMMIT');
		this.#database.close();
		flush(this.#partialPath);
	}
}

/** Leaves no part of a copy on a disk that is full. */
function copyOrNothing(from: string, to: string): void {
	try {
		copyFileSync(from, to, constants.COPYFILE_FICLONE);
	} catch (error) {
		rmSync(to, { force: true });
		throw error;
	}
}

/**
 * Puts a file or folder aside. A file also stays where it is until the new one takes its place:
 * whoever is killed before that leaves its addresses there.
 */
function putAside(path: string, setAside: string): void {
	rmSync(setAside, { recursive: true, force: true });
	if (statSync(path).isDirectory()) renameSync(path, setAside);
	else linkOrCopy(path, setAside);
}

/**
 * Returns the addresses of the snapshot at a path; `undefined` where something stands there
 * that is no snapshot.
 */
function earlierAddresses(path: string): Permalink[] | undefined {
	try {
		return permalinksOfEarlier(path);
	} catch {
		return undefined;
	}
}
