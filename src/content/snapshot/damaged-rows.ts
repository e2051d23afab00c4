import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { type ResourceName, resourceNames } from '../../records/resource-name.ts';
import { isIntact } from './row-seal.ts';
import { conditionOf, type SnapshotCondition, type SnapshotOrigin } from './snapshot-condition.ts';
import { maxWaitMs, withSnapshotLock } from './snapshot-lock.ts';

/** Counts what a snapshot held that is not as it was written. */
export interface DamagedRows {
	records: { resource: ResourceName; id: string }[];
	addresses: number;
	imageCopies: number;
}

export interface VerifiedSnapshot {
	condition: SnapshotCondition;
	/** Removed: nothing of it can be published or compared with. */
	damaged: DamagedRows;
}

type Table = 'entries' | 'addresses' | 'image_copies';

/**
 * Returns the condition of the snapshot at a path after removing every row that is not as it was
 * written: a removed record counts as unread.
 *
 * @param maxLost The share of its records that may be damaged; with more the whole snapshot counts
 *   as damaged, and stays as it is.
 */
export function verifiedCondition(
	path: string,
	origin: SnapshotOrigin,
	maxLost: number,
): VerifiedSnapshot {
	const damaged: DamagedRows = { records: [], addresses: 0, imageCopies: 0 };
	const condition = conditionOf(path, origin);
	if (condition.state !== 'usable' && condition.state !== 'outdated') return { condition, damaged };
	const faulty = (words: string): VerifiedSnapshot => ({
		condition: {
			state: 'faulty',
			fault: 'damaged',
			message: `The snapshot at ${path} is damaged: ${words}.`,
		},
		damaged,
	});
	try {
		return withSnapshotLock(path, () => {
			using database = new DatabaseSync(path, { timeout: maxWaitMs });
			const entries = damagedIn(database, 'entries');
			const total = Number(database.prepare('SELECT count(*) AS n FROM entries').get()?.n);
			if (entries.length > total * maxLost) {
				return faulty(`${entries.length} of its ${total} records are not as they were written`);
			}
			const addresses = damagedIn(database, 'addresses');
			const copies = damagedIn(database, 'image_copies');
			remove(database, 'entries', entries);
			remove(database, 'addresses', addresses);
			remove(database, 'image_copies', copies);
			if (!isWhole(database)) {
				// An index holds values of its own, and may be damaged where the rows are not.
				database.exec('REINDEX');
				if (!isWhole(database)) return faulty('its indexes cannot be made anew');
			}
			return {
				condition,
				damaged: {
					records: entries.map(({ id, resource }) => ({
						// What the row says may be what is damaged.
						resource: resourceNames.find((name) => name === resource) ?? 'places',
						id: String(id),
					})),
					addresses: addresses.length,
					imageCopies: copies.length,
				},
			};
		});
	} catch (error) {
		if (!isOfContent(error)) throw error;
		return faulty(error.message);
	}
}

function damagedIn(database: DatabaseSync, table: Table): Record<string, SQLOutputValue>[] {
	const found: Record<string, SQLOutputValue>[] = [];
	const rows = database.prepare(`SELECT rowid AS row, * FROM ${table} NOT INDEXED`).iterate();
	for (const { row = null, ...values } of rows) {
		if (isIntact(values)) continue;
		const { id = null, resource = null } = values;
		found.push({ row, id, resource });
	}
	return found;
}

function remove(
	database: DatabaseSync,
	table: Table,
	rows: readonly Record<string, SQLOutputValue>[],
): void {
	if (rows.length === 0) return;
	const statement = database.prepare(`DELETE FROM ${table} WHERE rowid = ?`);
	for (const { row = null } of rows) statement.run(row);
}

function isWhole(database: DatabaseSync): boolean {
	const check = database.prepare('PRAGMA integrity_check(1)').get() ?? {};
	return Object.values(check)[0] === 'ok';
}

/**
 * Returns whether an error is of the content of a database: SQLITE_ERROR of a schema that is not as
 * it was written, SQLITE_CORRUPT, SQLITE_CONSTRAINT and SQLITE_NOTADB, by their low bytes.
 */
function isOfContent(error: unknown): error is Error {
	if (!(error instanceof Error) || !('errcode' in error)) return false;
	return [1, 11, 19, 26].includes(Number(error.errcode) & 0xff);
}
