import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { dayMs } from '../../i18n/durations.ts';
import type { ImageCopy } from '../../domain/images/image-copy.ts';
import { isWhole, removeOthers, writeCopyFile } from './copy-files.ts';
import { openCopyIndex } from './copy-index.ts';
import type { ImageValidators } from './download.ts';
import type { EncodedFile } from './encoded-file.ts';

export interface StoredCopy extends ImageValidators {
	copy: ImageCopy;
	/** Time at which the host last confirmed it, in milliseconds since 1970. */
	checkedAt: number;
}

/**
 * Time for which the copy of a missing image is kept: it may be missing for a while, when its
 * record is.
 */
const maxUnusedMs = 30 * dayMs;

/** Time for which an image that cannot be copied is not downloaded again: somebody may mend it. */
const maxUnfitMs = dayMs;

/** Keeps copied images between builds: an index by the image's URL, and its files beside it. */
export class CopyStore {
	readonly #folder: string;
	readonly #database: DatabaseSync;
	/** Path to which the index went of which nothing could be read any more. */
	readonly setAside: string | undefined;

	/** @param folder Folder of the copies, which is made where it is missing. */
	constructor(folder: string) {
		this.#folder = folder;
		const { database, setAside } = openCopyIndex(join(folder, 'index.sqlite'));
		this.#database = database;
		this.setAside = setAside;
	}

	/** Returns what is kept of an image, if all its files are there and whole. */
	find(url: string): StoredCopy | undefined {
		const row = this.#database.prepare('SELECT * FROM copies WHERE url = ?').get(url);
		if (!row) return undefined;
		const copy = copyIn(row.files);
		if (!copy?.every(({ name }) => isWhole(this.#folder, name))) return undefined;
		return {
			copy,
			etag: textOf(row.etag),
			lastModified: textOf(row.last_modified),
			checkedAt: Number(row.checked_at),
		};
	}

	/** Keeps the files of an image; those of before stay until `prune`. */
	add(
		url: string,
		validators: ImageValidators,
		files: readonly EncodedFile[],
		now: number,
	): ImageCopy {
		for (const file of files) writeCopyFile(this.#folder, file);
		const copy = files.map(({ name, width, height }) => ({ name, width, height }));
		const { etag = null, lastModified = null } = validators;
		this.#database
			.prepare('INSERT OR REPLACE INTO copies VALUES (?, ?, ?, ?, ?, ?)')
			.run(url, etag, lastModified, JSON.stringify(copy), now, now);
		return copy;
	}

	/**
	 * Notes that the kept files are still those of the image, and by which validators that is asked
	 * next time.
	 */
	confirm(url: string, validators: ImageValidators, now: number): void {
		const { etag = null, lastModified = null } = validators;
		this.#database
			.prepare('UPDATE copies SET etag = ?, last_modified = ?, checked_at = ? WHERE url = ?')
			.run(etag, lastModified, now, url);
	}

	/**
	 * Returns why an image could not be copied not long ago, if that was the image's own fault.
	 */
	unfit(url: string, now: number): string | undefined {
		const found = 'SELECT reason FROM unfit WHERE url = ? AND found_at > ?';
		return textOf(this.#database.prepare(found).get(url, now - maxUnfitMs)?.reason);
	}

	addUnfit(url: string, reason: string, now: number): void {
		this.#database.prepare('INSERT OR REPLACE INTO unfit VALUES (?, ?, ?)').run(url, reason, now);
	}

	/**
	 * Returns when an image last had a turn in which it could not be copied or checked, in
	 * milliseconds since 1970.
	 */
	failedAt(url: string): number | undefined {
		const row = this.#database.prepare('SELECT failed_at FROM failed WHERE url = ?').get(url);
		return row && Number(row.failed_at);
	}

	noteFailed(url: string, now: number): void {
		this.#database.prepare('INSERT OR REPLACE INTO failed VALUES (?, ?)').run(url, now);
	}

	forget(url: string): void {
		this.#database.prepare('DELETE FROM copies WHERE url = ?').run(url);
	}

	/**
	 * Notes which images are in use, forgets those that have long not been, and deletes files that no
	 * image has.
	 */
	prune(used: Iterable<string>, now: number): void {
		const use = this.#database.prepare('UPDATE copies SET used_at = ? WHERE url = ?');
		this.#database.exec('BEGIN');
		for (const url of used) use.run(now, url);
		this.#database.prepare('DELETE FROM copies WHERE used_at < ?').run(now - maxUnusedMs);
		this.#database.prepare('DELETE FROM unfit WHERE found_at < ?').run(now - maxUnfitMs);
		this.#database.prepare('DELETE FROM failed WHERE failed_at < ?').run(now - maxUnusedMs);
		this.#database.exec('COMMIT');
		const rows = this.#database.prepare('SELECT files FROM copies').all();
		const copies = rows.flatMap(({ files }) => copyIn(files) ?? []);
		removeOthers(this.#folder, new Set(copies.map(({ name }) => name)));
	}

	close(): void {
		this.#database.close();
	}
}

/** Returns the path of the folder in which the copied images are kept. */
export function copiesFolder(cacheFolder: string): string {
	return join(cacheFolder, 'images');
}

/** Returns the bytes of a copied file, by the name that its copy gives. */
export function copiedFile(cacheFolder: string, name: string): Buffer {
	return readFileSync(join(copiesFolder(cacheFolder), name));
}

/** Returns the files of a row; `undefined` where the row is damaged. */
function copyIn(files: unknown): ImageCopy | undefined {
	try {
		const copy: unknown = JSON.parse(String(files));
		// Written above.
		return Array.isArray(copy) ? (copy as ImageCopy) : undefined;
	} catch {
		return undefined;
	}
}

function textOf(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined;
}
