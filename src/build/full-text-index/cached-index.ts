import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../content/snapshot/files-below.ts';
import { linkOrCopy } from '../../content/snapshot/link-or-copy.ts';
import { partialPath } from '../../content/snapshot/partial-files.ts';

const fileName = 'texts.json';

/** Holds the digests of the texts of an index, as they are in the cache. */
interface CachedDigests {
	/** Digest of the code that made it. */
	madeBy: string;
	/** Digests of the texts, by the addresses of their pages. */
	digests: readonly (readonly [string, string])[];
}

/**
 * Caches the full-text index that was made last, in a folder that is named for the texts it was
 * made from.
 */
export class CachedIndex {
	readonly #folder: string;

	/** @param folder Holds the index between builds, and nothing else. */
	constructor(folder: string) {
		this.#folder = folder;
	}

	/**
	 * Puts the index of the texts into a folder, if that is the one which is cached.
	 *
	 * @param digest Digest of the texts, and of all else that decides what is in their index.
	 * @returns Whether it is; one that is damaged is not.
	 */
	restore(digest: string, folder: string): boolean {
		try {
			const cached = this.folderOf(digest);
			if (cached === undefined) return false;
			for (const file of filesBelow(cached)) place(join(cached, file), join(folder, file));
			return true;
		} catch {
			// Another build has put another one in its place, or it cannot be read: it is made anew.
			rmSync(folder, { recursive: true, force: true });
			return false;
		}
	}

	/**
	 * Returns the folder in which the index of the texts is.
	 *
	 * @returns `undefined` where it is not, or is damaged.
	 */
	folderOf(digest: string): string | undefined {
		const cached = join(this.#folder, digest);
		try {
			const sum = readFileSync(sumPath(cached), 'utf8');
			return sum === sumOf(cached, filesBelow(cached)) ? cached : undefined;
		} catch {
			return undefined;
		}
	}

	/** Caches an index in the place of the one before. */
	store(digest: string, folder: string): void {
		const cached = join(this.#folder, digest);
		const partial = partialPath(cached);
		const files = filesBelow(folder);
		rmSync(this.#folder, { recursive: true, force: true });
		for (const file of files) place(join(folder, file), join(partial, file));
		writeFileSync(sumPath(cached), sumOf(partial, files));
		renameSync(partial, cached);
	}
}

function sumOf(folder: string, files: readonly string[]): string {
	const sum = createHash('sha256');
	for (const file of files) {
		const content = readFileSync(join(folder, file));
		sum.update(`${file}\n${content.length}\n`).update(content);
	}
	return sum.digest('hex');
}

function sumPath(cached: string): string {
	return `${cached}.sha256`;
}

function place(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	linkOrCopy(from, to);
}

/**
 * Returns the digests of the texts of the index that was made last, by the URLs of their pages;
 * none where other code made it.
 */
export function cachedDigests(folder: string, madeBy: string): ReadonlyMap<string, string> {
	try {
		// Written below.
		const cached = JSON.parse(readFileSync(join(folder, fileName), 'utf8')) as CachedDigests;
		return new Map(cached.madeBy === madeBy ? cached.digests : []);
	} catch {
		return new Map();
	}
}

/**
 * Caches the digests of the texts of an index.
 *
 * @param madeBy Digest of the code that made it.
 */
export function writeCachedDigests(
	folder: string,
	madeBy: string,
	digests: CachedDigests['digests'],
): void {
	const cached: CachedDigests = { madeBy, digests };
	writeFileSync(join(folder, fileName), JSON.stringify(cached));
}
