import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { AstroError } from 'astro/errors';
import type { IndexSettings, MadeIndex } from './index-of-build.ts';
import type { IndexOrder } from './index-thread.ts';
import { keptTexts } from './kept-texts.ts';
import { mayBeSearched, type SearchedText } from './searched-text.ts';

/**
 * The full-text index of a site, which is made on a thread of its own while the build goes on: it takes in texts as pages are
 * finished, and is waited for when the site is to be published.
 */
export class FullTextIndex {
	readonly #settings: IndexSettings;
	readonly #rootPath: string;
	/** Paths of the pages whose texts are known. */
	readonly #known = new Set<string>();
	#thread: Worker | undefined;
	#made: Promise<MadeIndex> | undefined;
	#isBegun = false;

	/** @param siteRoot Absolute address of the site, with its base path and a slash at the end. */
	constructor(siteRoot: string, settings: IndexSettings) {
		this.#rootPath = decodeURIComponent(new URL(siteRoot).pathname);
		this.#settings = settings;
	}

	/**
	 * Takes in which pages are to come, so that the index can be made while they come.
	 *
	 * @param drawn Paths of the pages that are drawn, decoded.
	 * @param kept Those of the build before, with the keys under which they are kept.
	 */
	expect(drawn: readonly string[], kept: readonly { path: string; key: string }[]): void {
		const paths = [...drawn, ...kept.map(({ path }) => path)];
		this.#tell({ urls: paths.map((path) => this.#urlOf(path)) });
		if (kept.length === 0) return;
		const textOf = keptTexts(this.#settings.keptFolder);
		for (const { key, path } of kept) {
			const text = textOf(key);
			if (text !== undefined) this.add(path, text ?? undefined, key);
		}
	}

	/**
	 * Takes in what searches find of a page; the order in which pages come does not matter.
	 *
	 * @param path Of the page, decoded.
	 * @param text Absent where that is nothing.
	 * @param key Under which the page is kept for the next build; absent where it is not.
	 */
	add(path: string, text: SearchedText | undefined, key?: string): void {
		if (this.#known.has(path)) return;
		this.#known.add(path);
		if (text || key !== undefined) this.#tell({ url: this.#urlOf(path), key, text });
	}

	/** Whether the texts of all these pages are known, so that the index may be begun. */
	isWhole(pages: readonly { file: string; path: string }[]): boolean {
		return pages.every(
			({ file, path }) => this.#known.has(path) || !mayBeSearched(readFileSync(file, 'utf8')),
		);
	}

	/** Begins to make the index of the texts, or takes that of the build before if it was made from the same. */
	begin(outputFolder: string): void {
		if (this.#isBegun) return;
		this.#isBegun = true;
		this.#tell({ outputFolder });
	}

	/**
	 * Waits for the index that was begun.
	 *
	 * @throws {AstroError} When it cannot be made.
	 */
	async made(): Promise<MadeIndex> {
		this.#thread?.ref();
		try {
			if (!this.#made || !this.#isBegun) throw new Error('It was not begun.');
			return await this.#made;
		} catch (error) {
			throw new AstroError(
				`The full-text index could not be made: ${error instanceof Error ? error.message : String(error)}`,
				'Pagefind makes it by a program that npm installs among the optional dependencies. Where there is none for the machine, set GUIDE_FULL_TEXT_SEARCH=false: names can be searched all the same.',
			);
		}
	}

	/** From the root of the guide. */
	#urlOf(path: string): string {
		return path.slice(this.#rootPath.length - 1);
	}

	#tell(order: IndexOrder): void {
		this.#thread ??= this.#newThread();
		this.#thread.postMessage(order);
	}

	#newThread(): Worker {
		const thread = new Worker(new URL('index-thread.ts', import.meta.url), {
			workerData: this.#settings,
		});
		// A build that fails meanwhile ends without it.
		thread.unref();
		this.#made = new Promise((resolve, reject) => {
			thread.once('message', resolve);
			thread.once('error', reject);
			thread.once('exit', () => {
				reject(new Error('Pagefind ended without an answer.'));
			});
		});
		// Whoever waits for the index meets the error.
		this.#made.catch(() => undefined);
		return thread;
	}
}
