import { Worker } from 'node:worker_threads';
import type { FinishingSettings } from './finishing-thread.ts';
import { type DrawnPage, type FinishedHtml, PageFinisher } from './page-finisher.ts';

/** A page takes less time to be finished than to be drawn, and one thread draws all of them. */
const mostThreads = 2;

/**
 * Finishes pages beside the thread that draws them; on that thread, where the build is to have no other.
 *
 * What a page becomes does not depend on the number of threads.
 */
export class FinishingThreads {
	readonly #threads: FinishingThread[];
	readonly #finisher: PageFinisher;
	#next = 0;

	/** @param threads How many the build may have, that which draws among them. */
	constructor(settings: FinishingSettings, threads: number) {
		const count = Math.min(mostThreads, threads - 1);
		this.#finisher = new PageFinisher(settings.siteRoot, settings.cacheFolder);
		this.#threads = Array.from({ length: count }, () => new FinishingThread(settings));
	}

	/**
	 * @param drawn The page as Astro has drawn it, which is another thread's from now on.
	 * @throws When something of the page cannot be written.
	 */
	async finish(page: DrawnPage, drawn: Uint8Array<ArrayBuffer>): Promise<FinishedHtml> {
		const thread = this.#threads[this.#next++ % this.#threads.length];
		return thread ? thread.finish(page, drawn) : this.#finisher.finish(page, drawn);
	}

	async close(): Promise<void> {
		await Promise.all(this.#threads.map((thread) => thread.close()));
	}
}

interface Answer {
	resolve: (page: FinishedHtml) => void;
	reject: (error: unknown) => void;
}

class FinishingThread {
	readonly #worker: Worker;
	readonly #awaited: Answer[] = [];
	/** What ended the thread. */
	#error: Error | undefined;

	constructor(settings: FinishingSettings) {
		this.#worker = new Worker(new URL('finishing-thread.ts', import.meta.url), {
			workerData: settings,
		});
		this.#worker.on('message', (page: FinishedHtml) => {
			this.#awaited.shift()?.resolve(page);
		});
		this.#worker.on('error', (error: Error) => {
			this.#error = error;
			for (const { reject } of this.#awaited.splice(0)) reject(error);
		});
	}

	async finish(page: DrawnPage, drawn: Uint8Array<ArrayBuffer>): Promise<FinishedHtml> {
		if (this.#error !== undefined) throw this.#error;
		return new Promise((resolve, reject) => {
			this.#awaited.push({ resolve, reject });
			this.#worker.postMessage({ drawn, page }, [drawn.buffer]);
		});
	}

	async close(): Promise<void> {
		await this.#worker.terminate();
	}
}
