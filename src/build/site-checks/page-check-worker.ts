import { Worker } from 'node:worker_threads';
import type { Day } from '../../domain/events/days.ts';
import type { FullTextIndex } from '../full-text-index/full-text-index.ts';
import type { PageOfBuild } from '../page-cache/page-of-build.ts';
import type { PagesOfBuild } from '../page-cache/pages-of-build.ts';
import { createRoutes } from '../../config/routes.ts';
import { picturePaths } from '../social-images/drawing-of-build.ts';
import { endOfThread } from '../workers/end-of-thread.ts';
import { newSharedCursor, takeNext } from '../workers/shared-cursor.ts';
import type { PagesChecked, PagesToCheck } from './checking-thread.ts';
import type { CheckedPage } from './page-check.ts';
import { byPath } from './site-files.ts';

/**
 * Minimum number of pages for which a thread is begun: with fewer, the main thread is done when
 * another has hardly started.
 */
const defaultMinPages = 4000;

export interface PageCheckWorkerSettings extends Pick<
	PagesToCheck,
	'addressesFile' | 'base' | 'cacheFolder' | 'site' | 'snapshotPath'
> {
	/** Maximum number of threads of the build. */
	threads: number;
	/** Returns the day for which the site is built, in the time zone of the guide. */
	today: () => Day;
	/** Full-text index, which has the texts of some pages; absent where the guide has none. */
	fullText?: FullTextIndex | undefined;
	/** Number of pages in the site from which on there is a thread. */
	minPages?: number;
}

/**
 * Runs a thread that checks pages of a site while Astro renders, on the main thread, the pages that
 * are left to it. Then both check: the main thread from the first page, the other from the last.
 *
 * The thread sees what is in the site when it starts, and the paths that were announced. Its
 * findings count if the finished site has these.
 */
export class PageCheckWorker {
	readonly #settings: PageCheckWorkerSettings;
	readonly #cursor = newSharedCursor();
	/** Pages that the threads share, by their files; in the order of their paths. */
	#shared: ReadonlyMap<string, PageOfBuild> = new Map();
	/** Pages that are in the site by now, by their files. */
	#pages: ReadonlyMap<string, PageOfBuild> = new Map();
	#thread: Worker | undefined;
	#ended: Promise<unknown> | undefined;
	#checked: PagesChecked | undefined;

	constructor(settings: PageCheckWorkerSettings) {
		this.#settings = settings;
	}

	/**
	 * Starts with the pages that are in the site, if a thread pays.
	 *
	 * @param pendingPaths Decoded paths at which files will be served that are not written yet,
	 *   besides pictures for social networks.
	 */
	begin(
		{ outputFolder, pages }: Pick<PagesOfBuild, 'outputFolder' | 'pages'>,
		pendingPaths: readonly string[],
	): void {
		const { fullText, minPages = defaultMinPages, threads, today, ...settings } = this.#settings;
		// Making the index takes a core to itself.
		const free = threads - (fullText?.isLikelyMadeAnew === true ? 1 : 0);
		if (free < 2 || pages.size < minPages) return;
		this.#pages = pages;
		this.#shared = new Map([...pages].sort(([, one], [, other]) => byPath(one, other)));
		const paths = Array.from(this.#shared.values(), ({ path }) => path);
		const pictures = picturePaths(createRoutes(settings.site, settings.base));
		const pagesToCheck: PagesToCheck = {
			...settings,
			folder: outputFolder,
			pendingPaths: [...pendingPaths, ...pictures],
			pages: this.#shared,
			textsWanted: new Set(paths.filter((path) => fullText?.knows(path) === false)),
			today: today(),
			cursor: this.#cursor,
		};
		const module = new URL('checking-thread.ts', import.meta.url);
		this.#thread = new Worker(module, { workerData: pagesToCheck });
		// A build that fails meanwhile ends without it.
		this.#thread.unref();
		this.#ended = endOfThread(this.#thread, (checked: PagesChecked) => {
			this.#checked = checked;
		});
	}

	/**
	 * Takes a page for the main thread.
	 *
	 * @returns Whether the main thread may check it; `false` when the other thread has all that are
	 *   left.
	 */
	take(file: string): boolean {
		return !this.#shared.has(file) || takeNext(this.#cursor) < this.#shared.size;
	}

	/**
	 * Waits for the findings of the thread.
	 *
	 * @param paths Decoded paths of everything that is served.
	 * @param warn Receives a message if the thread has ended early.
	 * @returns The pages that the thread has checked and that have not changed since, by their files.
	 */
	async checked(
		paths: ReadonlySet<string>,
		warn: (message: string) => void,
	): Promise<ReadonlyMap<string, CheckedPage>> {
		if (!this.#thread) return new Map();
		this.#thread.ref();
		const failure = await this.#ended;
		if (!this.#checked) {
			warn(`A thread has ended (${String(failure)}): this one checks all pages.`);
			return new Map();
		}
		const { pages, reliedOn } = this.#checked;
		// A path that has gone since then makes links to it wrong.
		if (![...reliedOn].every((path) => paths.has(path))) return new Map();
		return new Map(pages.filter((page) => this.#isUpToDate(page)).map((page) => [page.file, page]));
	}

	/**
	 * Returns whether the findings of a page still hold: Astro may have rendered it again where two
	 * routes have its path, and a link that was wrong may have its target by now.
	 */
	#isUpToDate({ file, problems }: CheckedPage): boolean {
		return (
			this.#pages.get(file) === this.#shared.get(file) &&
			!problems.some(({ rule }) => rule === 'link')
		);
	}

	/** Ends the thread, even in the middle of its work. */
	async close(): Promise<void> {
		await this.#thread?.terminate();
	}
}
