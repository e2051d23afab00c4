import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { PublishedAddress } from '../../guide/permalinks/published-address.ts';
import { recordIdIn } from '../../records/identifiers.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { mostWaitMs, withSnapshotLock } from './snapshot-lock.ts';

export const addressTable = `
	CREATE TABLE addresses (
		kind TEXT NOT NULL,
		slug TEXT NOT NULL,
		id TEXT NOT NULL,
		first_published TEXT NOT NULL,
		last_published TEXT NOT NULL,
		PRIMARY KEY (kind, slug)
	)`;

/** Every address that the guide has published, as the snapshot holds them. */
export function addressesIn(database: DatabaseSync): PublishedAddress[] {
	return database
		.prepare('SELECT kind, id, slug, first_published, last_published FROM addresses')
		.all()
		.map((row) => {
			// Only `insertAddresses` writes to the table.
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
export function insertAddresses(
	database: DatabaseSync,
	addresses: Iterable<PublishedAddress>,
): void {
	const insert = database.prepare(`
		INSERT INTO addresses (kind, slug, id, first_published, last_published) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (kind, slug) DO UPDATE SET
			first_published = min(first_published, excluded.first_published),
			last_published = max(last_published, excluded.last_published)
		WHERE id = excluded.id`);
	for (const { kind, slug, id, firstPublished, lastPublished } of addresses) {
		insert.run(kind, slug, id, firstPublished, lastPublished);
	}
}

/** Adds addresses to the snapshot at a path, all or none of them, and returns all that it then holds. */
export function rememberAddresses(
	path: string,
	addresses: Iterable<PublishedAddress>,
): PublishedAddress[] {
	// Another process may be about to put a new snapshot in the place of this one.
	return withSnapshotLock(path, () => {
		const database = new DatabaseSync(path, { timeout: mostWaitMs });
		try {
			database.exec('BEGIN IMMEDIATE');
			insertAddresses(database, addresses);
			database.exec('COMMIT');
			return addressesIn(database);
		} finally {
			database.close();
		}
	});
}

/**
 * The addresses in a snapshot of whatever format, for the one that takes its place; none where there is no file.
 *
 * @throws When the file is no database, or a damaged one.
 */
export function addressesOfEarlier(path: string): PublishedAddress[] {
	if (!existsSync(path)) return [];
	const database = new DatabaseSync(path, { readOnly: true, timeout: mostWaitMs });
	try {
		const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'addresses'").get();
		return table === undefined ? [] : addressesIn(database);
	} finally {
		database.close();
	}
}
