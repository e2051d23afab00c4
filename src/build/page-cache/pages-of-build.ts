import { mkdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Shard } from '../../config/shard.ts';
import type { ContentDate } from './content-date.ts';
import type { CachedFiles } from './cached-files.ts';
import type { CachedPageFiles } from './cached-page-files.ts';
import type { NotedPages, PageOfBuild, RecordPageReader, TextsOfPage } from './page-of-build.ts';
import { copyCachedPage } from './copy-cached-page.ts';
import { PageKeys } from './cache-key.ts';

type KeysOfPage = Pick<PageOfBuild, 'key' | 'inputKey'>;

/** Holds the pages of a build, and says which of them are those of an earlier one. */
export class PagesOfBuild {
	/** Pages of the build by their files. */
	readonly pages = new Map<string, PageOfBuild>();
	/** Keys of the files that are no pages, and may be cached. */
	readonly files = new Map<string, { key: string; isRestored: boolean }>();
	/** Part of the pages that is rendered here, where other machines render the rest. */
	readonly shard: Shard | undefined;
	/** Keys under which pages were sought and not found, by their paths. */
	readonly #sought = new Map<string, KeysOfPage>();
	readonly #cachedPages: CachedPageFiles;
	readonly #cachedFiles: CachedFiles;
	/** Folder in which the site is built. */
	readonly outputFolder: string;
	readonly #base: string;
	readonly #keys: PageKeys;
	#reader: RecordPageReader | undefined;
	#hasCached: boolean | undefined;

	/**
	 * @param settings.outputFolder Folder in which the site is built.
	 * @param settings.base Path under which it is served.
	 * @param settings.rendersAll Whether no page of an earlier build is taken.
	 * @param settings.shard Which part of the pages is rendered; absent where all are.
	 * @param settings.siteDigest Returns the digest of the site; called when the first page is
	 *   about to be rendered.
	 */
	constructor(
		cachedPages: CachedPageFiles,
		cachedFiles: CachedFiles,
		settings: {
			outputFolder: string;
			base: string;
			rendersAll: boolean;
			shard?: Shard | undefined;
			siteDigest: () => string;
		},
	) {
		this.#cachedPages = cachedPages;
		this.#cachedFiles = cachedFiles;
		this.outputFolder = settings.outputFolder;
		this.#base = join('/', settings.base, '/');
		this.#keys = new PageKeys(settings.siteDigest);
		this.shard = settings.shard;
		if (settings.rendersAll) this.#hasCached = false;
	}

	/** Returns the number of pages that were taken from an earlier build. */
	get restoredCount(): number {
		return [...this.pages.values()].filter(({ isRestored }) => isRestored).length;
	}

	/** Returns the number of pages that the last build of a whole guide has cached. */
	get cachedCount(): number {
		return this.#cachedPages.cachedCount;
	}

	/** Returns whether it is worth asking for a page of an earlier build. */
	get hasCached(): boolean {
		return (this.#hasCached ??= this.#cachedPages.hasAnyOf(this.digest));
	}

	/** Returns the digest of everything that affects all pages. */
	get digest(): string {
		return this.#keys.siteDigest;
	}

	/** Sets the reader that receives news of the pages of records. */
	setReader(reader: RecordPageReader): void {
		this.#reader = reader;
	}

	/**
	 * Takes in the decoded paths of all pages of records, before any of these is restored or
	 * rendered.
	 */
	expectRecordPages(paths: readonly string[]): void {
		this.#reader?.expect(paths, this.outputFolder);
	}

	/**
	 * Returns the page that is served at a decoded path, with its file; `undefined` where none was
	 * rendered or restored there.
	 */
	pageAt(path: string): { file: string; page: PageOfBuild } | undefined {
		const file = this.pageFile(path);
		const page = this.pages.get(file);
		return page && { file, page };
	}

	/**
	 * Puts a page of an earlier build into the site, if there is one that shows the same.
	 *
	 * @param path Decoded path at which the page is served.
	 * @returns Whether there was one.
	 */
	restore(path: string, { input, shown }: TextsOfPage, date: ContentDate): boolean {
		const inputKey = input && this.#keys.of(path, input());
		const key = this.#cachedPages.keyMadeFrom(inputKey) ?? this.#keys.of(path, shown());
		const isRestored = this.#restore(path, { key, inputKey }, date);
		if (isRestored) {
			this.#reader?.addRestored(path, key);
		} else {
			this.#sought.set(path, { key, inputKey });
		}
		return isRestored;
	}

	/** Restores a file that is no page, as `restore` does a page. */
	restoreFile(path: string, input: string): boolean {
		const key = this.#keys.of(path, input);
		const file = this.filePath(path);
		mkdirSync(dirname(file), { recursive: true });
		if (!this.#cachedFiles.place(key, file)) return false;
		this.files.set(file, { key, isRestored: true });
		return true;
	}

	/** Notes a file that is no page, as `noteRendered` does a page. */
	noteRenderedFile(path: string, input: string): void {
		this.files.set(this.filePath(path), { key: this.#keys.of(path, input), isRestored: false });
	}

	/** Notes a page that is rendered, to be cached. */
	noteRendered(path: string, { input, shown }: TextsOfPage, date: ContentDate): void {
		const keys = this.#sought.get(path) ?? {
			key: this.#keys.of(path, shown()),
			inputKey: input && this.#keys.of(path, input()),
		};
		this.pages.set(this.pageFile(path), {
			path,
			...keys,
			date,
			isRestored: false,
			isFinished: false,
			isSameFile: false,
		});
	}

	/** Returns the path on disk of the page that is served at a decoded path. */
	pageFile(path: string): string {
		return join(this.filePath(path), 'index.html');
	}

	/** Returns the path on disk of the file that is served at a decoded path. */
	filePath(path: string): string {
		return join(this.outputFolder, ...relative(this.#base, path).split(sep));
	}

	/** Takes in what is noted of a page or file that another thread may have rendered. */
	addRendered({
		key,
		page,
		path,
	}: {
		path: string;
		page?: PageOfBuild | undefined;
		key?: string | undefined;
	}): void {
		if (page) this.pages.set(this.pageFile(path), page);
		else if (key !== undefined) this.files.set(this.filePath(path), { key, isRestored: false });
	}

	/** Returns all that is noted. */
	noted(): NotedPages {
		return {
			pages: [...this.pages],
			files: [...this.files],
			verifiedFiles: [...this.#cachedFiles.verified],
		};
	}

	/** Takes in all that is noted on another thread. */
	addNoted({ files, pages, verifiedFiles }: NotedPages): void {
		for (const [file, page] of pages) this.pages.set(file, page);
		for (const [file, noted] of files) this.files.set(file, noted);
		this.#cachedFiles.addVerified(verifiedFiles);
	}

	#restore(path: string, keys: KeysOfPage, date: ContentDate): boolean {
		const file = this.pageFile(path);
		const placed = copyCachedPage(this.#cachedPages, keys.key, file, date);
		if (!placed) return false;
		this.pages.set(file, { path, ...keys, date, isRestored: true, isFinished: true, ...placed });
		return true;
	}
}
