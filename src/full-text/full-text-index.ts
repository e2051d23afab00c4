import { Worker } from 'node:worker_threads';
import { AstroError } from 'astro/errors';
import type { IndexOrder, IndexSettings, MadeIndex } from './index-thread.ts';
import type { SearchedText } from './searched-text.ts';

/**
 * The full-text index of a site, which is made on a thread of its own while the build goes on: it may be begun as soon as all texts
 * are known, and is waited for when the site is to be published.
 */
export class FullTextIndex {
	readonly #settings: IndexSettings;
	#thread: Worker | undefined;
	#made: Promise<MadeIndex> | undefined;

	constructor(settings: IndexSettings) {
		this.#settings = settings;
	}

	/**
	 * Takes in what searches find of a page; the order in which pages come does not matter.
	 *
	 * @param url Of the page, from the root of the guide.
	 */
	add(url: string, text: SearchedText): void {
		this.#tell([url, text]);
	}

	/** Begins to make the index of the texts, or takes that of the build before if it was made from the same. */
	begin(outputFolder: string): void {
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
			if (!this.#made) throw new Error('It was not begun.');
			return await this.#made;
		} catch (error) {
			throw new AstroError(
				`The full-text index could not be made: ${error instanceof Error ? error.message : String(error)}`,
				'Pagefind makes it by a program that npm installs among the optional dependencies. Where there is none for the machine, set GUIDE_FULL_TEXT_SEARCH=false: names can be searched all the same.',
			);
		}
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
