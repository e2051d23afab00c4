import { permalinkTable } from './permalink-table.ts';

/** Raised whenever the tables or the meaning of their columns change. */
export const snapshotFormat = 6;

/**
 * Small columns stand before the large ones: looking up whether a record has changed then reads no
 * page of its text.
 *
 * `updated_at`, `entity_tag` and `last_modified` are as the service wrote them; all are NULL where
 * it wrote none. `last_good_at` is NULL unless the last reading could not read the record well.
 *
 * `seal` shows that a row is as it was written, see `row-seal.ts`.
 */
export const snapshotTables = `
	CREATE TABLE entries (
		resource TEXT NOT NULL,
		id TEXT NOT NULL,
		read_at TEXT NOT NULL,
		updated_at TEXT,
		entity_tag TEXT,
		last_modified TEXT,
		last_good_at TEXT,
		digest TEXT NOT NULL,
		findings TEXT NOT NULL,
		summary TEXT NOT NULL,
		record_digest TEXT NOT NULL,
		seal TEXT NOT NULL,
		record TEXT NOT NULL,
		PRIMARY KEY (resource, id)
	);
	CREATE TABLE image_copies (url TEXT PRIMARY KEY, files TEXT NOT NULL, seal TEXT NOT NULL);
	CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL, seal TEXT NOT NULL);
	${permalinkTable};`;

/** Columns of an entry but the record itself; its seal covers them. */
export const smallColumns =
	'resource, id, read_at, updated_at, entity_tag, last_modified, last_good_at, digest, findings, summary, record_digest, seal';

/** Holds what a snapshot knows of itself. */
export interface SnapshotFacts {
	/** Instant at which the service was last read well (ISO 8601). */
	read_at: string;
	/** Address of the service. */
	service: string;
	/** Digest of the code that parsed the records. */
	parser: string;
	/** Instant at which the last reading of every record began (ISO 8601). */
	whole_read_at: string;
	/** Instant at which a reading of every record began that has not come to its end (ISO 8601). */
	whole_began_at: string;
}

export interface SnapshotEntry {
	id: string;
	/** Parsed record, as JSON. */
	record: string;
	/** Summary for lists and cards, as JSON. */
	summary: string;
	/** Changes whenever the record or its summary does. */
	digest: string;
	/** Instant at which it was read (ISO 8601). */
	readAt: string;
	version: RecordVersion;
	/** Faults that the reading found in it, as JSON; empty where it found nothing. */
	findings: string;
}

/** Holds the marks by which the service says whether a record has changed since it was read. */
export interface RecordVersion {
	/** Time of the last change as the list wrote it. */
	updatedAt?: string | undefined;
	/** Entity tag of the response that held the record (RFC 9110, section 8.8). */
	entityTag?: string | undefined;
	lastModified?: string | undefined;
}
