import { hash } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

/** Holds a row as SQLite gives it, or as it is about to be written. */
export type Row = Readonly<Record<string, SQLOutputValue | undefined>>;

const firstSealedFormat = 6;

/**
 * Columns that a seal does not cover directly: itself, and the text of a record, which its digest
 * stands for.
 */
const uncovered: ReadonlySet<string> = new Set(['seal', 'record']);

/**
 * Returns the digest by which a row covers the text of its record: without it, looking at a summary
 * would read the whole record.
 */
export function recordDigest(record: unknown): string {
	return hash('sha1', String(record), 'base64url');
}

/**
 * Returns the digest of a row's values by the names of their columns; it is written beside them.
 */
export function sealOf(row: Row): string {
	const values = Object.keys(row)
		.filter((name) => !uncovered.has(name))
		.sort()
		.map((name) => `${name}=${String(row[name])}`);
	return hash('sha1', values.join('\0'), 'base64url');
}

/** Returns whether a row is as it was written. */
export function isIntact(row: Row): boolean {
	if (row.seal !== sealOf(row)) return false;
	return !('record' in row) || row.record_digest === recordDigest(row.record);
}

/**
 * Returns the condition that a row is as it was written, in a snapshot of any format: earlier ones
 * had no seals, later ones may have more columns.
 *
 * @param columns Columns that the seal covers.
 */
export function integrityCheck(
	database: DatabaseSync,
	columns: readonly string[],
): (row: Row) => boolean {
	const format = Number(database.prepare('PRAGMA user_version').get()?.user_version);
	const known = [...columns, 'seal'];
	return (row) =>
		'seal' in row
			? isIntact(Object.fromEntries(known.map((name) => [name, row[name]])))
			: format < firstSealedFormat;
}
