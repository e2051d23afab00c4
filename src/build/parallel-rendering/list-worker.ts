import { Worker } from 'node:worker_threads';
import { builtCode, nameRenderedPages } from './astro-internals.ts';
import type { PathRendering } from './render-paths.ts';
import { endOfThread } from '../workers/end-of-thread.ts';
import type { ThreadRendererSettings } from './thread-renderer.ts';
import type { RenderedLists } from './list-thread.ts';
import type { StaticPath } from './paths-to-render.ts';

/**
 * Sets from how many cached pages on a thread for the lists pays: with fewer, the main thread would
 * be ready with them before the other has put the guide together.
 */
const defaultMinCachedPages = 1000;

export interface ListWorkerSettings extends Pick<
	PathRendering,
	| 'prerenderer'
	| 'pages'
	| 'fullText'
	| 'siteRoot'
	| 'base'
	| 'cacheFolder'
	| 'hasOneInstant'
	| 'threads'
	| 'logger'
> {
	/** Number of cached pages from which on there is a thread for the lists. */
	minCachedPages?: number;
}

/**
 * Runs a thread that restores lists and files of lists from the cache and renders the others, while
 * the main thread does the same with pages of records. The content does not depend on the thread.
 */
export class ListWorker {
	readonly #settings: ListWorkerSettings;
	readonly #thread: Worker;
	readonly #ended: Promise<unknown>;
	#lists: RenderedLists | undefined;

	private constructor(settings: ListWorkerSettings, workerData: ThreadRendererSettings) {
		this.#settings = settings;
		const module = new URL('list-thread.ts', import.meta.url);
		this.#thread = new Worker(module, { workerData });
		this.#ended = endOfThread(this.#thread, (lists: RenderedLists) => {
			this.#lists = lists;
		});
	}

	/**
	 * Starts the thread.
	 *
	 * @returns `undefined` where a thread does not pay, or cannot use the code that Astro has built.
	 */
	static start(settings: ListWorkerSettings): ListWorker | undefined {
		const { base, cacheFolder, fullText, pages, siteRoot } = settings;
		const { minCachedPages = defaultMinCachedPages } = settings;
		const threads = settings.threads - (fullText?.isLikelyMadeAnew === true ? 1 : 0);
		if (threads < 2 || pages.shard || !settings.hasOneInstant) return undefined;
		if (!pages.hasCached || pages.cachedCount < minCachedPages) return undefined;
		const code = builtCode(settings.prerenderer);
		if (!code) return undefined;
		const { digest: siteDigest, outputFolder } = pages;
		const workerData = { code, siteRoot, base, outputFolder, cacheFolder, siteDigest };
		return new ListWorker(settings, workerData);
	}

	/** Settles when the thread has ended. */
	get ended(): Promise<unknown> {
		return this.#ended;
	}

	/**
	 * Waits for the lists and adds them to the pages of the build. Whether one of them has a text to
	 * be searched is left to the check of the site.
	 *
	 * @param knownPaths Paths that the main thread has dealt with.
	 * @returns Whether the lists are in the site; if not, the caller has to restore or render them.
	 */
	async collect(knownPaths: readonly StaticPath[]): Promise<boolean> {
		const { logger, pages, prerenderer } = this.#settings;
		const failure = await this.#ended;
		const lists = this.#lists;
		if (!lists) {
			logger.warn(`A thread has ended (${String(failure)}): this one renders the lists.`);
			return false;
		}
		const pathnames = new Set(knownPaths.map(({ pathname }) => pathname));
		// Which of two routes with the same path is rendered is up to Astro.
		if (lists.paths.some(({ pathname }) => pathnames.has(pathname))) return false;
		pages.addNoted(lists.noted);
		nameRenderedPages(
			prerenderer,
			lists.paths.filter(({ isPage }) => isPage).map(({ pathname }) => pathname),
		);
		logger.info(
			`${lists.paths.length} lists and files of lists rendered on another thread meanwhile.`,
		);
		return true;
	}

	/** Ends the thread, even in the middle of its work. */
	async close(): Promise<void> {
		await this.#thread.terminate();
	}
}
