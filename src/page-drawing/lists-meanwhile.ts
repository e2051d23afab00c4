import { Worker } from 'node:worker_threads';
import { builtCode, nameDrawnPages } from './built-app.ts';
import type { NotedPages } from '../kept-pages/page-of-build.ts';
import type { PathDrawing } from './draw-paths.ts';
import { endOfThread } from './end-of-thread.ts';
import type { ListsNews, ListsOrder } from './lists-thread.ts';
import type { PathToDraw } from './page-drawer.ts';
import type { StaticPath } from './paths-to-draw.ts';

/** With fewer pages of the build before, the thread has put the guide together when this one would be ready with the lists. */
const usualLeastKept = 1000;

export interface ListsOfBuild extends Pick<
	PathDrawing,
	'prerenderer' | 'pages' | 'fullText' | 'siteRoot' | 'base' | 'cacheFolder' | 'threads' | 'logger'
> {
	/** With fewer pages of the build before, there is no thread for lists. */
	leastKept?: number;
}

/**
 * A thread that finds out which lists and files of lists are those of an earlier build, and draws the others, while the thread that
 * builds does the same with pages of records. What is in them does not depend on the thread.
 */
export class ListsMeanwhile {
	readonly #lists: ListsOfBuild;
	readonly #thread: Worker;
	readonly #ended: Promise<unknown>;
	/** When it is known which lists are to be drawn; `undefined` where that will not be. */
	readonly #paths: Promise<PathToDraw[] | undefined>;
	#noted: NotedPages | undefined;

	private constructor(lists: ListsOfBuild, order: ListsOrder) {
		this.#lists = lists;
		const module = new URL('lists-thread.ts', import.meta.url);
		this.#thread = new Worker(module, { workerData: order });
		const { promise, resolve } = Promise.withResolvers<PathToDraw[] | undefined>();
		this.#paths = promise;
		this.#ended = endOfThread(this.#thread, ({ noted, paths }: ListsNews) => {
			this.#noted ??= noted;
			if (paths) resolve(paths);
		}).finally(() => {
			resolve(undefined);
		});
	}

	/** @returns `undefined` where no thread is worth it, or it cannot be told how to draw. */
	static begun(lists: ListsOfBuild): ListsMeanwhile | undefined {
		const { base, cacheFolder, fullText, leastKept = usualLeastKept, pages, siteRoot } = lists;
		const threads = lists.threads - (fullText?.isLikelyToChange === true ? 1 : 0);
		// Where the build has not settled on an instant, the thread would draw for one of its own.
		if (threads < 2 || pages.shard || process.env.GUIDE_NOW === undefined) return undefined;
		if (!pages.hasKept || pages.knownCount < leastKept) return undefined;
		const code = builtCode(lists.prerenderer);
		const { digest: siteDigest, outputFolder } = pages;
		return (
			code &&
			new ListsMeanwhile(lists, { code, siteRoot, base, outputFolder, cacheFolder, siteDigest })
		);
	}

	/**
	 * Waits until it is known which lists are to be drawn.
	 *
	 * @param known Paths of all else that is drawn.
	 * @returns Whether the thread may draw them. If not, all lists are to be sought and drawn by whoever asks.
	 */
	async mayBeDrawn(known: readonly StaticPath[]): Promise<boolean> {
		const pathnames = new Set(known.map(({ pathname }) => pathname));
		const paths = await this.#paths;
		if (!paths) return this.areDrawn();
		// Astro says which of two that are the same counts.
		return !paths.some(({ pathname }) => pathnames.has(pathname));
	}

	/**
	 * Waits for the lists, and notes them. Whether one of them has a text that should be searched is left to the check of the site.
	 *
	 * @returns Whether they are in the site. If not, all of them are to be sought and drawn by whoever asks.
	 */
	async areDrawn(): Promise<boolean> {
		const { logger, pages, prerenderer } = this.#lists;
		const failure = await this.#ended;
		const paths = await this.#paths;
		if (!paths || !this.#noted) {
			logger.warn(`A thread has ended (${String(failure)}): this one draws the lists.`);
			return false;
		}
		pages.addNoted(this.#noted);
		nameDrawnPages(
			prerenderer,
			paths.filter(({ isPage }) => isPage).map(({ pathname }) => pathname),
		);
		logger.info(`${paths.length} lists and files of lists drawn on another thread meanwhile.`);
		return true;
	}

	/** Ends the thread, whatever it is about to do. */
	async close(): Promise<void> {
		await this.#thread.terminate();
	}
}
