import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { fullTextFolder } from '../../config/routes.ts';
import type { IndexSettings, BuiltIndex } from './index-of-build.ts';
import { IndexWork } from './index-work.ts';
import { CachedTexts, readCachedTexts } from './cached-texts.ts';
import type { SearchedText } from './searched-text.ts';

/** Beginning of Pagefind’s message where npm has installed none of its programs. */
const noProgram = 'Failed to install';
const aboutProgram =
	'Pagefind makes it by a program that npm installs among the optional dependencies, where there is one for the machine.';

/**
 * Makes the full-text index of a site on a thread of its own while the build goes on: it takes in
 * texts as pages are restored and finished, is begun with the last of those that were expected, and
 * is waited for when the site is to be published.
 */
export class FullTextIndex {
	readonly #settings: IndexSettings;
	readonly #rootPath: string;
	/** Keys of the pages of the build before whose texts are cached. */
	#cachedKeys: ReadonlySet<string> = new Set();
	#expected: ReadonlySet<string> = new Set();
	/** Expected pages whose texts are not known yet. */
	#awaited = new Set<string>();
	#siteFolder: string | undefined;
	/** Paths of the pages whose texts are known. */
	readonly #known = new Set<string>();
	readonly #work: IndexWork;
	#isBegun = false;

	/** @param siteRoot Absolute address of the site, with its base path and a slash at the end. */
	constructor(siteRoot: string, settings: IndexSettings) {
		this.#rootPath = decodeURIComponent(new URL(siteRoot).pathname);
		this.#settings = settings;
		this.#work = new IndexWork(settings);
	}

	/**
	 * Takes in which pages have texts before any of these is known, so that the index can be made
	 * while they come.
	 *
	 * @param paths Paths of the pages, decoded.
	 * @param siteFolder Folder in which the site is built.
	 */
	expect(paths: readonly string[], siteFolder: string): void {
		this.#expected = new Set(paths);
		this.#awaited = new Set(paths);
		this.#siteFolder = siteFolder;
		this.#work.post({ urls: paths.map((path) => this.#urlOf(path)) });
		if (this.#settings.isMadeAnew) return;
		const cachedTexts = readCachedTexts(this.#settings.cacheFolder);
		this.#cachedKeys = new CachedTexts(cachedTexts).keys;
		this.#work.post({ cachedTexts });
		this.#work.send([cachedTexts.buffer]);
	}

	/** Returns whether all texts are likely to be indexed anew, which takes one core to itself. */
	get isLikelyMadeAnew(): boolean {
		return this.#settings.isLikelyMadeAnew;
	}

	/** Returns whether the text of the page at a decoded path is expected. */
	expects(path: string): boolean {
		return this.#expected.has(path);
	}

	/** Returns whether it is already known what searches find of the page at a decoded path. */
	knows(path: string): boolean {
		return this.#known.has(path);
	}

	/** Takes in that a page is that of the build before, which is cached under a key. */
	addRestored(path: string, key: string): void {
		if (!this.#awaited.has(path) || !this.#cachedKeys.has(key)) return;
		this.#work.post({ restored: { url: this.#urlOf(path), key } });
		this.#note(path);
	}

	/**
	 * Takes in what searches find of a page; the order in which pages come does not matter.
	 *
	 * @param path Path of the page, decoded.
	 * @param text Text of the page; absent where searches find nothing of it.
	 * @param key Key of the page in the page cache; absent where the cache does not take it.
	 * @throws {AstroError} When the index was begun without it.
	 */
	add(path: string, text: SearchedText | undefined, key?: string): void {
		if (this.#known.has(path)) return;
		if (text && this.#isBegun) {
			throw new AstroError(
				`${path} has words to search, but the full-text index was begun without them.`,
				'Only the pages of records are searched: take data-search-text from the others, or let published-guide.ts announce them too.',
			);
		}
		if (text || this.#awaited.has(path)) {
			this.#work.post({ page: { url: this.#urlOf(path), key, text } });
		}
		this.#note(path);
	}

	/**
	 * Begins to make the index of the texts out of that of the build before, where there is one, or
	 * takes that one if it was made from the same.
	 *
	 * @param siteFolder Folder in which the site is built.
	 */
	begin(siteFolder: string): void {
		if (this.#isBegun) return;
		this.#isBegun = true;
		this.#work.post({ outputFolder: join(siteFolder, fullTextFolder) });
		this.#work.send();
	}

	/**
	 * Waits for the index that was begun.
	 *
	 * @throws {AstroError} When it cannot be made.
	 */
	async made(): Promise<BuiltIndex> {
		try {
			if (!this.#isBegun) throw new Error('Nothing has started it.');
			return await this.#work.made();
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			throw new AstroError(
				`The full-text index could not be made: ${message}`,
				[
					...(message.startsWith(noProgram) ? [aboutProgram] : []),
					'GUIDE_FULL_TEXT_SEARCH=false builds the guide without it: names can be searched all the same.',
				].join(' '),
			);
		}
	}

	/** Returns the URL of a page from the root of the guide. */
	#urlOf(path: string): string {
		return path.slice(this.#rootPath.length - 1);
	}

	#note(path: string): void {
		this.#known.add(path);
		const wasLast = this.#awaited.delete(path) && this.#awaited.size === 0;
		if (wasLast && this.#siteFolder !== undefined) this.begin(this.#siteFolder);
	}
}
