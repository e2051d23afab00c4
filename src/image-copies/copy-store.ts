import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayMs } from '../durations.ts';
import type { ImageCopy } from '../images/image-copy.ts';
import type { Validators } from './download.ts';
import { type EncodedFile, encodingVersion } from './encoded-file.ts';

export interface KeptCopy extends Validators {
	copy: ImageCopy;
	/** When its host last said that it is so, in milliseconds since 1970. */
	checkedAt: number;
}

/** Another build may hold the index for a moment. */
const busyTimeoutMs = 60_000;
/** Changes whenever the table or the encoding does: copies kept before are then forgotten. */
const indexVersion = 1000 + encodingVersion;
/** An image may be missing for a while, when its record is. */
const keptUnusedMs = 30 * dayMs;

/** An image that cannot be copied is not downloaded again for so long: somebody may mend it. */
const keptUnfitMs = dayMs;

/** Copied images, kept between builds: an index by the image's address, and its files beside it. */
export class CopyStore {
	readonly #folder: string;
	readonly #database: DatabaseSync;

	/** @param folder Made where it is missing. */
	constructor(folder: string) {
		this.#folder = folder;
		mkdirSync(folder, { recursive: true });
		const path = join(folder, 'index.sqlite');
		if (!isOfThisVersion(path)) rmSync(path, { force: true });
		this.#database = new DatabaseSync(path, { timeout: busyTimeoutMs });
		this.#database.exec(`
			PRAGMA user_version = ${indexVersion};
			PRAGMA synchronous = OFF;
			CREATE TABLE IF NOT EXISTS copies (
				url TEXT PRIMARY KEY,
				etag TEXT,
				last_modified TEXT,
				files TEXT NOT NULL,
				checked_at INTEGER NOT NULL,
				used_at INTEGER NOT NULL
			);
			CREATE TABLE IF NOT EXISTS unfit (
				url TEXT PRIMARY KEY,
				reason TEXT NOT NULL,
				found_at INTEGER NOT NULL
			);
		`);
	}

	/** What is kept of an image, if all its files are there. */
	find(url: string): KeptCopy | undefined {
		const row = this.#database.prepare('SELECT * FROM copies WHERE url = ?').get(url);
		if (!row) return undefined;
		// Written below.
		const copy = JSON.parse(String(row.files)) as ImageCopy;
		if (!copy.every(({ name }) => existsSync(join(this.#folder, name)))) return undefined;
		return {
			copy,
			etag: textOf(row.etag),
			lastModified: textOf(row.last_modified),
			checkedAt: Number(row.checked_at),
		};
	}

	/** Keeps the files of an image; those of before stay until `prune`. */
	keep(url: string, validators: Validators, files: readonly EncodedFile[], now: number): ImageCopy {
		for (const { name, bytes } of files) writeFileSync(join(this.#folder, name), bytes);
		const copy = files.map(({ name, width, height }) => ({ name, width, height }));
		const { etag = null, lastModified = null } = validators;
		this.#database
			.prepare('INSERT OR REPLACE INTO copies VALUES (?, ?, ?, ?, ?, ?)')
			.run(url, etag, lastModified, JSON.stringify(copy), now, now);
		return copy;
	}

	/** Notes that the kept files are still those of the image, and by which validators that is asked next time. */
	confirm(url: string, validators: Validators, now: number): void {
		const { etag = null, lastModified = null } = validators;
		this.#database
			.prepare('UPDATE copies SET etag = ?, last_modified = ?, checked_at = ? WHERE url = ?')
			.run(etag, lastModified, now, url);
	}

	/** Why an image could not be copied not long ago, if that was the image's own fault. */
	unfit(url: string, now: number): string | undefined {
		const found = 'SELECT reason FROM unfit WHERE url = ? AND found_at > ?';
		return textOf(this.#database.prepare(found).get(url, now - keptUnfitMs)?.reason);
	}

	keepUnfit(url: string, reason: string, now: number): void {
		this.#database.prepare('INSERT OR REPLACE INTO unfit VALUES (?, ?, ?)').run(url, reason, now);
	}

	forget(url: string): void {
		this.#database.prepare('DELETE FROM copies WHERE url = ?').run(url);
	}

	/** Notes which images are in use, forgets those that have long not been, and deletes files that no image has. */
	prune(used: Iterable<string>, now: number): void {
		const use = this.#database.prepare('UPDATE copies SET used_at = ? WHERE url = ?');
		this.#database.exec('BEGIN');
		for (const url of used) use.run(now, url);
		this.#database.prepare('DELETE FROM copies WHERE used_at < ?').run(now - keptUnusedMs);
		this.#database.prepare('DELETE FROM unfit WHERE found_at < ?').run(now - keptUnfitMs);
		this.#database.exec('COMMIT');
		const rows = this.#database.prepare('SELECT files FROM copies').all();
		// Written above.
		const copies = rows.map(({ files }) => JSON.parse(String(files)) as ImageCopy);
		const names = new Set(copies.flat().map(({ name }) => name));
		for (const name of readdirSync(this.#folder)) {
			if (name.endsWith('.webp') && !names.has(name)) rmSync(join(this.#folder, name));
		}
	}

	close(): void {
		this.#database.close();
	}
}

/** Where the copied images are kept. */
export function copiesFolder(cacheFolder: string): string {
	return join(cacheFolder, 'images');
}

/** The bytes of a copied file, by the name that its copy gives. */
export function copiedFile(cacheFolder: string, name: string): Buffer {
	return readFileSync(join(copiesFolder(cacheFolder), name));
}

/** False also where the file is missing or no database. */
function isOfThisVersion(path: string): boolean {
	if (!existsSync(path)) return false;
	const database = new DatabaseSync(path);
	try {
		return database.prepare('PRAGMA user_version').get()?.user_version === indexVersion;
	} catch {
		return false;
	} finally {
		database.close();
	}
}

function textOf(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined;
}
