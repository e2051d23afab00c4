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

/** With fewer pages, this thread is ready with them when another has hardly begun. */
const usualLeastPages = 4000;

export interface PageCheckWorkerSettings extends Pick<
	PagesToCheck,
	'addressesFile' | 'base' | 'cacheFolder' | 'site' | 'snapshotPath'
> {
	/** How many threads the build may have. */
	threads: number;
	/** Returns the day for which the site is built, in the time zone of the guide. */
	today: () => Day;
	/** Has the texts of some pages already; absent where the guide has no such index. */
	fullText?: FullTextIndex | undefined;
	/** With fewer pages that are in the site when it begins, there is no thread. */
	leastPages?: number;
}

/**
 * Runs a thread that checks pages of a site while the one that builds makes what there is only one
 * of. Then both check: this one from the first page, the other from the last.
 *
 * It sees of the site what is there when it begins, and what was announced. What it finds counts if
 * that is so in the end.
 */
export class PageCheckWorker {
	readonly #settings: PageCheckWorkerSettings;
	readonly #cursor = newSharedCursor();
	/** The pages of which both threads take, by their files; in the order of their paths. */
	#noted: ReadonlyMap<string, PageOfBuild> = new Map();
	/** All that are in the site by now. */
	#pages: ReadonlyMap<string, PageOfBuild> = new Map();
	#thread: Worker | undefined;
	#ended: Promise<unknown> | undefined;
	#checked: PagesChecked | undefined;

	constructor(settings: PageCheckWorkerSettings) {
		this.#settings = settings;
	}

	/**
	 * Begins with the pages that are in the site, if it is worth it.
	 *
	 * @param coming Decoded paths at which files will be served that are not there yet, besides
	 *   pictures for social networks.
	 */
	begin(
		{ outputFolder, pages }: Pick<PagesOfBuild, 'outputFolder' | 'pages'>,
		coming: readonly string[],
	): void {
		const { fullText, leastPages = usualLeastPages, threads, today, ...settings } = this.#settings;
		// Making the index takes a core to itself.
		const free = threads - (fullText?.isLikelyToChange === true ? 1 : 0);
		if (free < 2 || pages.size < leastPages) return;
		this.#pages = pages;
		this.#noted = new Map([...pages].sort(([, one], [, other]) => byPath(one, other)));
		const paths = Array.from(this.#noted.values(), ({ path }) => path);
		const order: PagesToCheck = {
			...settings,
			folder: outputFolder,
			coming: [...coming, ...picturePaths(createRoutes(settings.site, settings.base))],
			pages: this.#noted,
			textsWanted: new Set(paths.filter((path) => fullText?.knows(path) === false)),
			today: today(),
			cursor: this.#cursor,
		};
		const module = new URL('checking-thread.ts', import.meta.url);
		this.#thread = new Worker(module, { workerData: order });
		// A build that fails meanwhile ends without it.
		this.#thread.unref();
		this.#ended = endOfThread(this.#thread, (checked: PagesChecked) => {
			this.#checked = checked;
		});
	}

	/**
	 * Takes a page for the thread that asks; tells whether it may, as it may not when the other one
	 * has all that are left.
	 */
	take(file: string): boolean {
		return !this.#noted.has(file) || takeNext(this.#cursor) < this.#noted.size;
	}

	/**
	 * Waits for what the thread finds.
	 *
	 * @param paths Decoded paths of everything that is served.
	 * @param warn Is told where it has ended before its time.
	 * @returns The pages that it has checked and that are what they were, by their files.
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
		// What has gone meanwhile is missed on pages that lead to it.
		if (![...reliedOn].every((path) => paths.has(path))) return new Map();
		return new Map(pages.filter((page) => this.#isStillSo(page)).map((page) => [page.file, page]));
	}

	/**
	 * Returns whether what was found in a page still holds: where two routes claim a page Astro may
	 * have drawn it anew, and what a link leads to may have come.
	 */
	#isStillSo({ file, problems }: CheckedPage): boolean {
		return (
			this.#pages.get(file) === this.#noted.get(file) &&
			!problems.some(({ rule }) => rule === 'link')
		);
	}

	/** Ends the thread, whatever it is about to do. */
	async close(): Promise<void> {
		await this.#thread?.terminate();
	}
}
