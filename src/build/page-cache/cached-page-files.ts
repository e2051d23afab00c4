import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from '../../content/snapshot/error-code.ts';
import { twinBeside } from '../../outputs/structured-data/twin-file.ts';
import { linkOrCopy } from '../../content/snapshot/link-or-copy.ts';
import { CachedPageFolder } from './cached-page-folder.ts';
import { type ContentDate, type DatedPage, splitAtContentDate } from './content-date.ts';
import { KnownPages } from './known-pages.ts';
import type { PageOfBuild } from './page-of-build.ts';
import { serialiseFacts, parseFacts } from './fingerprinted-facts.ts';
import { noteWritten, verifiedDate } from './verified-page.ts';

/** Holds a page that is cached. */
export interface CachedPage {
	/** Date of its content. */
	date: ContentDate;
	/** Reads the page; `undefined` where its file has changed. */
	parts: () => DatedPage | undefined;
}

/**
 * Caches the pages of the last published site, each in files named for its key: the page as it was
 * published and its data, which are the same files under a second name where the file system allows
 * it, and the facts that the check of the finished site found in it.
 */
export class CachedPageFiles {
	readonly #folder: CachedPageFolder;
	readonly #known: KnownPages;

	constructor(cacheFolder: string) {
		this.#folder = new CachedPageFolder(cacheFolder);
		this.#known = new KnownPages(cacheFolder);
	}

	/** Returns the number of pages that the last build of a whole guide has cached. */
	get cachedCount(): number {
		return this.#known.count;
	}

	/** Returns whether pages are cached that were rendered by the code and settings of a digest. */
	hasAnyOf(siteDigest: string): boolean {
		return existsSync(this.#folder.mark(siteDigest));
	}

	/**
	 * Notes that such pages are cached. The mark lies among them: the pages of several machines come
	 * into one folder.
	 */
	noteAnyOf(siteDigest: string): void {
		writeFileSync(this.#folder.mark(siteDigest), '');
	}

	/**
	 * Returns the page that is cached under a key; `undefined` where there is none, or it has changed
	 * since.
	 *
	 * A known page is not read. Any other is verified, and its data are removed if somebody has
	 * changed them.
	 */
	page(key: string): CachedPage | undefined {
		const files = this.#folder.files(key);
		return unlessGone(() => {
			const date = this.#known.dateOf(key, files) ?? verifiedDate(files);
			const parts = () => unlessGone(() => splitAtContentDate(readFileSync(files.html)));
			return date && { date, parts };
		});
	}

	/**
	 * Returns the key of the page that the last build made from the same input; `undefined` where
	 * there is none, or the input is not known.
	 */
	keyMadeFrom(inputKey: string | undefined): string | undefined {
		return inputKey === undefined ? undefined : this.#known.keyMadeFrom(inputKey);
	}

	/**
	 * Returns what was found in the page that is cached under a key; `undefined` where it is gone or
	 * damaged meanwhile.
	 */
	facts(key: string): string | undefined {
		return unlessGone(() => parseFacts(readFileSync(this.#folder.files(key).facts))?.facts);
	}

	/**
	 * Caches what was found in a page whose file is to follow. A file that is there already is
	 * removed: it is of an earlier rendering, and these newer facts would vouch for it whatever has
	 * become of it.
	 *
	 * @param page The page as it is published.
	 */
	storeFacts(key: string, page: DatedPage, facts: string): void {
		const { facts: path, html, twin } = this.#folder.files(key);
		const folder = dirname(path);
		if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
		for (const earlier of [html, twin]) if (existsSync(earlier)) rmSync(earlier, { force: true });
		// What is cut short vouches for nothing.
		writeFileSync(path, serialiseFacts(page, facts));
	}

	/**
	 * Notes that a page was written before its facts, and that neither it nor its data have changed
	 * since.
	 */
	noteWritten(key: string): void {
		unlessGone(() => {
			noteWritten(this.#folder.files(key).facts);
		});
	}

	/**
	 * Puts the page that is cached under a key into a file, as it is; `false` where another build has
	 * removed it meanwhile.
	 */
	place(key: string, file: string): boolean {
		return (
			unlessGone(() => {
				linkOrCopy(this.#folder.files(key).html, file);
				return true;
			}) ?? false
		);
	}

	/**
	 * Puts the data of the page that was found under a key beside it, as they are; does nothing where
	 * there are none.
	 */
	placeTwin(key: string, page: string): void {
		unlessGone(() => {
			linkOrCopy(this.#folder.files(key).twin, twinBeside(page));
		});
	}

	/** Caches a page in the file in which it is published. */
	storePage(key: string, file: string): void {
		this.#known.forget(key);
		storeFile(file, this.#folder.files(key).html);
	}

	/** Caches the data of a page that is published, where there are some beside it. */
	storeTwin(key: string, page: string): void {
		unlessGone(() => {
			storeFile(twinBeside(page), this.#folder.files(key).twin);
		});
	}

	/**
	 * Lets the next build take pages without reading them, and no others. Call it when all of them
	 * are cached.
	 */
	noteKnown(pages: Iterable<Pick<PageOfBuild, 'key' | 'inputKey' | 'date'>>): void {
		this.#known.note([...pages].map((page) => ({ ...page, files: this.#folder.files(page.key) })));
	}

	/** Removes every page. */
	clear(): void {
		this.#known.clear();
		this.#folder.clear();
	}

	/** Removes every page but those with the keys, which are all of one digest. */
	removeAllBut(keys: ReadonlySet<string>, siteDigest: string): void {
		this.#folder.removeAllBut(keys, siteDigest);
	}
}

function storeFile(file: string, cached: string): void {
	try {
		linkOrCopy(file, cached);
	} catch (error) {
		if (!hasCode(error, ['ENOENT'])) throw error;
		mkdirSync(dirname(cached), { recursive: true });
		linkOrCopy(file, cached);
	}
}

function unlessGone<T>(read: () => T): T | undefined {
	try {
		return read();
	} catch (error) {
		if (hasCode(error, ['ENOENT'])) return undefined;
		throw error;
	}
}
