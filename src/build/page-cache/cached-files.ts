import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode } from '../../content/snapshot/error-code.ts';
import { linkOrCopy } from '../../content/snapshot/link-or-copy.ts';
import { sizeAndTime, statsOf } from './size-and-time.ts';
import { readChecksummedLines, writeChecksummedLines } from './checksummed-lines.ts';

/**
 * Files of the last published site that are no pages, each under its key and the digest of its
 * content: the same file under a second name where the file system allows it.
 */
export class CachedFiles {
	readonly #folder: string;
	/** Path of the file with the size and time that each cached file had when it was last read. */
	readonly #knownPath: string;
	#known: ReadonlyMap<string, string> | undefined;
	/** Sizes and times of the files that were placed or cached in this build, by key. */
	readonly #verified = new Map<string, string>();
	/** Digests of the contents, by key. */
	#digests: Map<string, string> | undefined;

	constructor(cacheFolder: string) {
		this.#folder = join(cacheFolder, 'files');
		this.#knownPath = join(cacheFolder, 'known-files.tsv');
	}

	/**
	 * Puts the file that is cached under a key into the site. It is read only where the file system
	 * says something else of it than in the last build.
	 *
	 * @returns Whether there is one, and it is what it was.
	 */
	place(key: string, file: string): boolean {
		const digest = this.#digestByKey().get(key);
		if (digest === undefined) return false;
		const cached = this.#path(key, digest);
		try {
			const stats = sizeAndTime(statsOf(cached));
			if (stats !== this.#knownStats().get(key) && digestOf(cached) !== digest) return false;
			this.#verified.set(key, stats);
			linkOrCopy(cached, file);
			return true;
		} catch (error) {
			// Another build has removed it meanwhile.
			if (hasCode(error, ['ENOENT'])) return false;
			throw error;
		}
	}

	/** Returns size and time of the files that were placed or cached in this build, by their keys. */
	get verified(): ReadonlyMap<string, string> {
		return this.#verified;
	}

	/** Notes the files that another thread has placed. */
	addVerified(verified: Iterable<[key: string, stats: string]>): void {
		for (const [key, stats] of verified) this.#verified.set(key, stats);
	}

	/** Caches a file that is published. */
	store(key: string, file: string): void {
		// Before it is read: a change meanwhile is seen by the next build.
		this.#verified.set(key, sizeAndTime(statsOf(file)));
		const digest = digestOf(file);
		const path = this.#path(key, digest);
		const earlier = this.#digestByKey().get(key);
		if (earlier !== undefined) rmSync(this.#path(key, earlier), { force: true });
		mkdirSync(dirname(path), { recursive: true });
		linkOrCopy(file, path);
		this.#digestByKey().set(key, digest);
	}

	/**
	 * Lets the next build take these files without reading them, and no others. Call it when all of
	 * them are cached.
	 */
	noteKnown(keys: ReadonlySet<string>): void {
		const verified = [...this.#verified].filter(([key]) => keys.has(key));
		writeChecksummedLines(
			this.#knownPath,
			verified.map((line) => line.join('\t')),
		);
	}

	/** Removes every file but those with the keys. */
	removeAllBut(keys: ReadonlySet<string>): void {
		for (const { folder, name, key } of this.#entries()) {
			if (!keys.has(key)) rmSync(join(folder, name), { force: true });
		}
	}

	/** Removes every file. */
	clear(): void {
		rmSync(this.#folder, { recursive: true, force: true });
		rmSync(this.#knownPath, { force: true });
	}

	#knownStats(): ReadonlyMap<string, string> {
		return (this.#known ??= new Map(
			readChecksummedLines(this.#knownPath).map((line) => {
				const [key = '', stats = ''] = line.split('\t');
				return [key, stats];
			}),
		));
	}

	#digestByKey(): Map<string, string> {
		return (this.#digests ??= new Map(this.#entries().map(({ digest, key }) => [key, digest])));
	}

	#entries(): { folder: string; name: string; key: string; digest: string }[] {
		mkdirSync(this.#folder, { recursive: true });
		return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(({ name, parentPath }) => {
				const [key = '', digest = ''] = name.split('.');
				return { folder: parentPath, name, key, digest };
			});
	}

	#path(key: string, digest: string): string {
		return join(this.#folder, key.slice(0, 2), `${key}.${digest}`);
	}
}

function digestOf(file: string): string {
	return hash('sha256', readFileSync(file), 'hex');
}
