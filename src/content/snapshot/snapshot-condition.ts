import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { integrityCheck } from './row-seal.ts';
import { snapshotFormat } from './snapshot-format.ts';
import { maxWaitMs } from './snapshot-lock.ts';

/** Says from where and by which code the records of a snapshot are. */
export interface SnapshotOrigin {
	/** Address of the service. */
	service: string;
	/** Digest of the code that parses records. */
	parser: string;
}

export type SnapshotFault = 'unreadable' | 'other-format' | 'damaged' | 'other-service';

export type SnapshotCondition =
	| { state: 'absent' }
	| { state: 'usable' }
	/**
	 * Right, but parsed by other code or for another time zone: its records are read anew, and their
	 * ids tell what is gone.
	 */
	| { state: 'outdated' }
	| { state: 'faulty'; fault: SnapshotFault; message: string };

/** Length of the header of a SQLite file (https://www.sqlite.org/fileformat.html, section 1.3). */
const headerBytes = 100;
const pieceBytes = 1 << 20;

/**
 * Returns whether the snapshot at a path can be built upon; a file that cannot is distinguished
 * from one that is not there.
 */
export function conditionOf(path: string, origin: SnapshotOrigin): SnapshotCondition {
	if (!existsSync(path)) return { state: 'absent' };
	const faulty = (fault: SnapshotFault, words: string): SnapshotCondition => ({
		state: 'faulty',
		fault,
		message: `The snapshot at ${path} ${words}`,
	});
	const size = sizes(path);
	if (!size) return faulty('unreadable', 'is not a snapshot: it is a file of another kind.');
	if (size.fileBytes < size.statedBytes) {
		const words = `is damaged: it has ${size.fileBytes} of its ${size.statedBytes} bytes.`;
		return faulty('damaged', words);
	}
	let database: DatabaseSync | undefined;
	try {
		readThrough(path);
		// Not read-only: a process that was killed while it wrote is undone by the next one that opens
		// the file.
		database = new DatabaseSync(path, { timeout: maxWaitMs });
		if (database.prepare('PRAGMA user_version').get()?.user_version !== snapshotFormat) {
			return faulty('other-format', 'has a format that this version does not read.');
		}
		const check = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
		if (check !== 'ok')
			return faulty('damaged', `is damaged: ${String(check).replace(/\s+/g, ' ')}.`);
		const { parser, read_at: readAt, service } = factsIn(database);
		if (service === undefined || readAt === undefined) {
			return faulty('damaged', 'is damaged: it does not tell what it is a snapshot of.');
		}
		if (service !== origin.service) {
			return faulty('other-service', `is of ${service}, not of ${origin.service}.`);
		}
		return { state: parser === origin.parser ? 'usable' : 'outdated' };
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return faulty('damaged', `is damaged: ${reason}.`);
	} finally {
		if (database?.isOpen) database.close();
	}
}

/**
 * Returns the service that a snapshot of whatever format was read from; `undefined` where there is
 * none at the path, or none that says so.
 */
export function serviceOfSnapshot(path: string): string | undefined {
	if (!existsSync(path)) return undefined;
	let database: DatabaseSync | undefined;
	try {
		// Not read-only: see `conditionOf`.
		database = new DatabaseSync(path, { timeout: maxWaitMs });
		return factsIn(database).service;
	} catch {
		return undefined;
	} finally {
		if (database?.isOpen) database.close();
	}
}

/**
 * Reads a file from one end to the other: its check would fetch what is not in memory in pieces
 * from all over the disk.
 */
function readThrough(path: string): void {
	const file = openSync(path, 'r');
	try {
		const piece = Buffer.allocUnsafe(pieceBytes);
		while (readSync(file, piece) > 0);
	} finally {
		closeSync(file);
	}
}

/** Returns what a snapshot knows of itself, without what is damaged. */
export function factsIn(database: DatabaseSync): Record<string, string | undefined> {
	return Object.fromEntries(
		database
			.prepare('SELECT * FROM facts')
			.all()
			.filter(integrityCheck(database, ['name', 'value']))
			.map(({ name, value }) => [String(name), String(value)]),
	);
}

/**
 * Returns the size of a database file, and the size that its header states; `undefined` where
 * the file is no database.
 */
function sizes(path: string): { fileBytes: number; statedBytes: number } | undefined {
	const file = openSync(path, 'r');
	try {
		const status = fstatSync(file);
		const header = Buffer.alloc(headerBytes);
		const isDatabase =
			status.isFile() &&
			readSync(file, header, 0, headerBytes, 0) === headerBytes &&
			header.toString('latin1', 0, 16) === 'SQLite format 3\0';
		if (!isDatabase) return undefined;
		const storedPageBytes = header.readUInt16BE(16);
		const pageBytes = storedPageBytes === 1 ? 65_536 : storedPageBytes;
		return { fileBytes: status.size, statedBytes: pageBytes * header.readUInt32BE(28) };
	} finally {
		closeSync(file);
	}
}

/** Says that a row of the snapshot is not as it was written. */
export class SnapshotDamageError extends Error {
	override readonly name = 'SnapshotDamageError';
	readonly hint =
		'Build again: what is damaged then counts as unread, and is asked for again. If that happens again, check the disk.';

	/** @param id Id of what the row is about. */
	constructor(path: string, id: string) {
		super(`The snapshot at ${path} is damaged: what it holds of ${id} is not as it was written.`);
	}
}
