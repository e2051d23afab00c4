import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ResourceName } from '../../records/resource-name.ts';
import { recordDigest, sealOf } from './row-seal.ts';
import { type RecordVersion, smallColumns, type SnapshotEntry } from './snapshot-format.ts';

/** Holds what is known of a record that was read before. */
export interface HeldRecord {
	version: RecordVersion;
	/** Instant at which the record was read (ISO 8601). */
	readAt: string;
	findings: string;
	/**
	 * Instant at which the record was last read well, or said not to have changed (ISO 8601), where
	 * the last reading could not read it well.
	 */
	lastGoodAt: string | undefined;
}

type VersionColumns = ReturnType<typeof versionColumns> & { last_good_at: string | null };

/**
 * Holds the records of a snapshot that is being written: those of its base, and all put since.
 */
export class EntryTable {
	readonly #database: DatabaseSync;
	readonly #put: StatementSync;
	readonly #held: StatementSync;

	constructor(database: DatabaseSync) {
		this.#database = database;
		this.#put = database.prepare(
			'INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?, ?, NULL, ?, ?, ?, ?, ?, ?)',
		);
		this.#held = database.prepare(
			'SELECT read_at, updated_at, entity_tag, last_modified, last_good_at, findings FROM entries WHERE resource = ? AND id = ?',
		);
	}

	/** Returns what is known of a record. */
	held(resource: ResourceName, id: string): HeldRecord | undefined {
		const row = this.#held.get(resource, id);
		if (row === undefined) return undefined;
		const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
		return {
			readAt: String(row.read_at),
			findings: String(row.findings),
			lastGoodAt: text(row.last_good_at),
			version: {
				updatedAt: text(row.updated_at),
				entityTag: text(row.entity_tag),
				lastModified: text(row.last_modified),
			},
		};
	}

	/** Returns ids of a resource's records, in another order each time. */
	*shuffledIds(resource: ResourceName): Generator<string> {
		const statement = this.#database.prepare(
			'SELECT id FROM entries WHERE resource = ? ORDER BY random()',
		);
		for (const { id } of statement.iterate(resource)) yield String(id);
	}

	/** Returns the records of a resource, as JSON. */
	*records(resource: ResourceName): Generator<string> {
		const statement = this.#database.prepare('SELECT record FROM entries WHERE resource = ?');
		for (const { record } of statement.iterate(resource)) yield String(record);
	}

	/** Adds a record, in place of an earlier one with its id. */
	add(resource: ResourceName, entry: SnapshotEntry): void {
		const { digest, findings, id, readAt: read_at, record, summary, version } = entry;
		const small = { resource, id, read_at, ...versionColumns(version), digest, findings, summary };
		const record_digest = recordDigest(record);
		const seal = sealOf({ ...small, last_good_at: null, record_digest });
		this.#put.run(...Object.values(small), record_digest, seal, record);
	}

	/** Notes that a record has not changed, and by what it will be known to have changed. */
	setVersion(resource: ResourceName, id: string, version: RecordVersion): void {
		this.#setColumns(resource, id, { ...versionColumns(version), last_good_at: null });
	}

	/**
	 * Notes that a record could not be read well, and until when it is known to be right: the next
	 * reading asks for it whatever lists say.
	 */
	setStale(resource: ResourceName, id: string, lastGoodAt: string): void {
		this.#setColumns(resource, id, { ...versionColumns({}), last_good_at: lastGoodAt });
	}

	#setColumns(resource: ResourceName, id: string, columns: VersionColumns): void {
		const small = this.#database
			.prepare(`SELECT ${smallColumns} FROM entries WHERE resource = ? AND id = ?`)
			.get(resource, id);
		if (small === undefined) return;
		this.#database
			.prepare(
				'UPDATE entries SET updated_at = ?, entity_tag = ?, last_modified = ?, last_good_at = ?, seal = ? WHERE resource = ? AND id = ?',
			)
			.run(...Object.values(columns), sealOf({ ...small, ...columns }), resource, id);
	}

	/** Removes every record of a resource whose id is not among these. */
	retain(resource: ResourceName, ids: ReadonlySet<string>): void {
		const remove = this.#database.prepare('DELETE FROM entries WHERE resource = ? AND id = ?');
		const held = this.#database.prepare('SELECT id FROM entries WHERE resource = ?').all(resource);
		for (const { id } of held) if (!ids.has(String(id))) remove.run(resource, id ?? '');
	}
}

function versionColumns({ entityTag, lastModified, updatedAt }: RecordVersion) {
	return {
		updated_at: updatedAt ?? null,
		entity_tag: entityTag ?? null,
		last_modified: lastModified ?? null,
	};
}
