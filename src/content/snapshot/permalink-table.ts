import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Permalink } from '../../guide/permalinks/permalink.ts';
import { recordIdIn } from '../../records/identifiers.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { isIntact, sealOf, integrityCheck } from './row-seal.ts';
import { maxWaitMs, withSnapshotLock } from './snapshot-lock.ts';

export const permalinkTable = `
	CREATE TABLE addresses (
		kind TEXT NOT NULL,
		slug TEXT NOT NULL,
		id TEXT NOT NULL,
		first_published TEXT NOT NULL,
		last_published TEXT NOT NULL,
		seal TEXT NOT NULL,
		PRIMARY KEY (kind, slug)
	)`;

/**
 * Returns every address that the guide has published, as the snapshot holds them; without those
 * that are damaged.
 */
export function permalinksIn(database: DatabaseSync): Permalink[] {
	const columns = ['kind', 'slug', 'id', 'first_published', 'last_published'];
	return database
		.prepare('SELECT * FROM addresses')
		.all()
		.filter(integrityCheck(database, columns))
		.map((row) => {
			// Only `insertPermalinks` writes to the table.
			const kind = String(row.kind) as ResourceName;
			return {
				kind,
				// Earlier code kept ids as they were sent.
				id: recordIdIn(kind, String(row.id)),
				slug: String(row.slug),
				firstPublished: String(row.first_published),
				lastPublished: String(row.last_published),
			};
		});
}

/** Adds addresses; of one that is known to be the record's own, the days are widened. */
export function insertPermalinks(database: DatabaseSync, addresses: Iterable<Permalink>): void {
	const find = database.prepare('SELECT * FROM addresses WHERE kind = ? AND slug = ?');
	const put = database.prepare('INSERT OR REPLACE INTO addresses VALUES (?, ?, ?, ?, ?, ?)');
	for (const { kind, slug, id, firstPublished, lastPublished } of addresses) {
		const row = find.get(kind, slug);
		const known = row && isIntact(row) ? row : undefined;
		if (known !== undefined && String(known.id) !== id) continue;
		const first_published = earlierOf(firstPublished, known?.first_published);
		const last_published = laterOf(lastPublished, known?.last_published);
		const seal = sealOf({ kind, slug, id, first_published, last_published });
		if (seal === known?.seal) continue;
		put.run(kind, slug, id, first_published, last_published, seal);
	}
}

/**
 * Adds addresses to the snapshot at a path, all or none of them, and returns all that it then
 * holds.
 */
export function savePermalinks(path: string, addresses: Iterable<Permalink>): Permalink[] {
	// Another process may be about to put a new snapshot in the place of this one.
	return withSnapshotLock(path, () => {
		const database = new DatabaseSync(path, { timeout: maxWaitMs });
		try {
			database.exec('BEGIN IMMEDIATE');
			insertPermalinks(database, addresses);
			database.exec('COMMIT');
			return permalinksIn(database);
		} finally {
			database.close();
		}
	});
}

/**
 * Returns the addresses in a snapshot of whatever format, for the one that takes its place; none
 * where there is no file.
 *
 * @throws When the file is no database, or a damaged one.
 */
export function permalinksOfEarlier(path: string): Permalink[] {
	if (!existsSync(path)) return [];
	const database = new DatabaseSync(path, { readOnly: true, timeout: maxWaitMs });
	try {
		const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'addresses'").get();
		return table === undefined ? [] : permalinksIn(database);
	} finally {
		database.close();
	}
}

function earlierOf(day: string, known: unknown): string {
	return typeof known === 'string' && known < day ? known : day;
}

function laterOf(day: string, known: unknown): string {
	return typeof known === 'string' && known > day ? known : day;
}
