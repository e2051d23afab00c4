import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { PublishedAddress } from '../addresses/published-address.ts';
import type { ResourceName } from '../content-service/discovery.ts';
import { addressesOfEarlier, addressTable, insertAddresses } from './address-table.ts';
import type { ImageCopies } from '../images/image-copy.ts';
import { snapshotFormat } from './snapshot.ts';

export interface SnapshotEntry {
	id: string;
	/** The parsed record, as JSON. */
	record: string;
	/** What lists and cards show of it, as JSON. */
	summary: string;
	/** Changes whenever the record does. */
	digest: string;
}

export interface CommittedSnapshot {
	/** Where a file went that stood at the path and could not be read; absent where there was none. */
	setAside?: string | undefined;
}

/**
 * Writes a new snapshot beside the old one, record by record, and puts it in the old one's place when it is whole. The
 * addresses that the guide has published are carried over.
 *
 * Until `commit` returns, the old snapshot is untouched; a writer that is abandoned or killed leaves a `.partial` file only.
 */
export class SnapshotWriter {
	readonly #path: string;
	readonly #partialPath: string;
	readonly #database: DatabaseSync;
	readonly #insert: StatementSync;

	constructor(path: string) {
		this.#path = path;
		this.#partialPath = `${path}.${process.pid}.partial`;
		mkdirSync(dirname(path), { recursive: true });
		rmSync(this.#partialPath, { force: true });
		this.#database = new DatabaseSync(this.#partialPath);
		this.#database.exec(`
			PRAGMA journal_mode = OFF;
			PRAGMA synchronous = OFF;
			PRAGMA user_version = ${snapshotFormat};
			CREATE TABLE entries (
				resource TEXT NOT NULL,
				id TEXT NOT NULL,
				record TEXT NOT NULL,
				summary TEXT NOT NULL,
				digest TEXT NOT NULL,
				PRIMARY KEY (resource, id)
			);
			CREATE TABLE image_copies (url TEXT PRIMARY KEY, files TEXT NOT NULL);
			CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
			${addressTable};
			BEGIN;
		`);
		this.#insert = this.#database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?)');
	}

	add(resource: ResourceName, entry: SnapshotEntry): void {
		this.#insert.run(resource, entry.id, entry.record, entry.summary, entry.digest);
	}

	/** The records added so far, as JSON. */
	*records(): Generator<string> {
		for (const row of this.#database.prepare('SELECT record FROM entries').iterate()) {
			yield String(row.record);
		}
	}

	addImageCopies(copies: ImageCopies): void {
		const insert = this.#database.prepare('INSERT INTO image_copies VALUES (?, ?)');
		for (const [url, files] of copies) insert.run(url, JSON.stringify(files));
	}

	/** @param readAt When the service was read, as an ISO 8601 instant. */
	commit(readAt: string): CommittedSnapshot {
		const earlier = earlierAddresses(this.#path);
		insertAddresses(this.#database, earlier ?? []);
		this.#database.prepare('INSERT INTO facts VALUES (?, ?)').run('read_at', readAt);
		this.#database.exec('COMMIT');
		this.#database.close();
		const isForeign = !earlier && statSync(this.#path).isFile();
		const setAside = isForeign ? `${this.#path}.unreadable` : undefined;
		if (setAside !== undefined) renameSync(this.#path, setAside);
		renameSync(this.#partialPath, this.#path);
		return { setAside };
	}

	/** Also after a `commit` that failed. */
	abandon(): void {
		if (this.#database.isOpen) this.#database.close();
		rmSync(this.#partialPath, { force: true });
	}
}

/** `undefined` where something stands at the path that is no snapshot. */
function earlierAddresses(path: string): PublishedAddress[] | undefined {
	try {
		return addressesOfEarlier(path);
	} catch {
		return undefined;
	}
}
