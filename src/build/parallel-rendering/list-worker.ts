import { Worker } from 'node:worker_threads';
import { builtCode, nameRenderedPages } from './astro-internals.ts';
import type { PathRendering } from './render-paths.ts';
import { endOfThread } from '../workers/end-of-thread.ts';
import type { ThreadOrder } from './thread-renderer.ts';
import type { RenderedLists } from './list-thread.ts';
import type { StaticPath } from './paths-to-render.ts';

/**
 * With fewer pages of the build before, the thread has put the guide together when this one would
 * be ready with the lists.
 */
const usualLeastKept = 1000;

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
	/** With fewer pages of the build before, there is no thread for lists. */
	leastKept?: number;
}

/**
 * Runs a thread that finds out which lists and files of lists are those of an earlier build, and
 * draws the others, while the thread that builds does the same with pages of records. What is in
 * them does not depend on the thread.
 */
export class ListWorker {
	readonly #lists: ListWorkerSettings;
	readonly #thread: Worker;
	readonly #ended: Promise<unknown>;
	#drawn: RenderedLists | undefined;

	private constructor(lists: ListWorkerSettings, order: ThreadOrder) {
		this.#lists = lists;
		const module = new URL('list-thread.ts', import.meta.url);
		this.#thread = new Worker(module, { workerData: order });
		this.#ended = endOfThread(this.#thread, (drawn: RenderedLists) => {
			this.#drawn = drawn;
		});
	}

	/** @returns `undefined` where no thread is worth it, or it cannot be told how to draw. */
	static begun(lists: ListWorkerSettings): ListWorker | undefined {
		const { base, cacheFolder, fullText, leastKept = usualLeastKept, pages, siteRoot } = lists;
		const threads = lists.threads - (fullText?.isLikelyToChange === true ? 1 : 0);
		if (threads < 2 || pages.shard || !lists.hasOneInstant) return undefined;
		if (!pages.hasKept || pages.knownCount < leastKept) return undefined;
		const code = builtCode(lists.prerenderer);
		const { digest: siteDigest, outputFolder } = pages;
		return (
			code && new ListWorker(lists, { code, siteRoot, base, outputFolder, cacheFolder, siteDigest })
		);
	}

	/** When the thread is at work no more. */
	get ended(): Promise<unknown> {
		return this.#ended;
	}

	/**
	 * Waits for the lists, and notes them. Whether one of them has a text that should be searched is
	 * left to the check of the site.
	 *
	 * @param known Of what else is drawn.
	 * @returns Whether they are in the site; if not, all of them are to be sought and drawn by
	 *   whoever asks.
	 */
	async areDrawn(known: readonly StaticPath[]): Promise<boolean> {
		const { logger, pages, prerenderer } = this.#lists;
		const failure = await this.#ended;
		const lists = this.#drawn;
		if (!lists) {
			logger.warn(`A thread has ended (${String(failure)}): this one draws the lists.`);
			return false;
		}
		const pathnames = new Set(known.map(({ pathname }) => pathname));
		// Astro says which of two that are the same counts.
		if (lists.paths.some(({ pathname }) => pathnames.has(pathname))) return false;
		pages.addNoted(lists.noted);
		nameRenderedPages(
			prerenderer,
			lists.paths.filter(({ isPage }) => isPage).map(({ pathname }) => pathname),
		);
		logger.info(
			`${lists.paths.length} lists and files of lists drawn on another thread meanwhile.`,
		);
		return true;
	}

	/** Ends the thread, whatever it is about to do. */
	async close(): Promise<void> {
		await this.#thread.terminate();
	}
}
