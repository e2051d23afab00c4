import { Worker } from 'node:worker_threads';
import { KeptPageFiles } from '../kept-pages/kept-page-files.ts';
import { type FinishedPage, finishPage, type PageToFinish } from './finished-page.ts';
import type { FinishingSettings } from './finishing-thread.ts';

/** Pages that go to a thread at once. */
const batchSize = 16;
/** Batches that a thread is given before its first is asked for: it never waits, and few pages are in memory. */
const batchesAhead = 2;
/** Fewer pages are finished before a thread has started. */
const fewestPages = 200;

/**
 * Finishes pages as `finishPage` does, on as many threads as may be had.
 *
 * They come in the order in which they are given, each with its page, whatever the number of threads.
 *
 * @param cacheFolder Where pages are kept between builds; absent where they are not.
 * @throws When a page cannot be read or written.
 */
export async function* finishPages(
	pages: readonly PageToFinish[],
	siteRoot: string,
	threads: number,
	cacheFolder?: string,
): AsyncGenerator<[PageToFinish, FinishedPage]> {
	const keptPages = cacheFolder === undefined ? undefined : new KeptPageFiles(cacheFolder);
	const isDrawn = ({ isKept }: PageToFinish) => isKept !== true;
	const drawn = finishDrawnPages(pages.filter(isDrawn), { siteRoot, cacheFolder }, threads);
	try {
		for (const page of pages) {
			if (!isDrawn(page)) {
				// What is known of a kept page is read faster than a thread would hand it over.
				yield [page, finishPage(page, siteRoot, keptPages)];
				continue;
			}
			const { value } = await drawn.next();
			if (value) yield value;
		}
	} finally {
		await drawn.return(undefined);
	}
}

async function* finishDrawnPages(
	pages: readonly PageToFinish[],
	settings: FinishingSettings,
	threads: number,
): AsyncGenerator<[PageToFinish, FinishedPage], undefined> {
	const count = Math.min(threads, Math.ceil(pages.length / fewestPages));
	if (count <= 1) {
		const { cacheFolder, siteRoot } = settings;
		const keptPages = cacheFolder === undefined ? undefined : new KeptPageFiles(cacheFolder);
		for (const page of pages) yield [page, finishPage(page, siteRoot, keptPages)];
		return undefined;
	}
	const workers = Array.from({ length: count }, () => new FinishingThread(settings));
	const asked: Promise<[PageToFinish, FinishedPage][]>[] = [];
	let next = 0;
	const askForMore = () => {
		while (next < pages.length && asked.length < count * batchesAhead) {
			const worker = workers[(next / batchSize) % count];
			if (worker) asked.push(worker.finish(pages.slice(next, next + batchSize)));
			next += batchSize;
		}
	};
	try {
		askForMore();
		for (let batch = asked.shift(); batch !== undefined; batch = asked.shift()) {
			const finished = await batch;
			askForMore();
			yield* finished;
		}
	} finally {
		await Promise.all(workers.map((worker) => worker.close()));
	}
	return undefined;
}

interface Answer {
	resolve: (pages: FinishedPage[]) => void;
	reject: (error: unknown) => void;
}

class FinishingThread {
	readonly #worker: Worker;
	readonly #awaited: Answer[] = [];

	constructor(settings: FinishingSettings) {
		this.#worker = new Worker(new URL('finishing-thread.ts', import.meta.url), {
			workerData: settings,
		});
		this.#worker.on('message', (pages: FinishedPage[]) => {
			this.#awaited.shift()?.resolve(pages);
		});
		this.#worker.on('error', (error) => {
			for (const { reject } of this.#awaited.splice(0)) reject(error);
		});
	}

	finish(batch: readonly PageToFinish[]): Promise<[PageToFinish, FinishedPage][]> {
		const answer = new Promise<FinishedPage[]>((resolve, reject) => {
			this.#awaited.push({ resolve, reject });
		});
		this.#worker.postMessage(batch);
		const finished = answer.then((pages) => {
			const rest = pages.values();
			return batch.flatMap((page): [PageToFinish, FinishedPage][] => {
				const { value } = rest.next();
				return value === undefined ? [] : [[page, value]];
			});
		});
		// Whoever awaits the pages meets the error when the turn comes to this batch.
		finished.catch(() => undefined);
		return finished;
	}

	async close(): Promise<void> {
		await this.#worker.terminate();
	}
}
