import { Worker } from 'node:worker_threads';
import type { PageOfBuild } from '../page-cache/page-of-build.ts';
import { endOfThread } from '../workers/end-of-thread.ts';
import type { FinishingTask, FinishingResult, FinishingSettings } from './finishing-thread.ts';
import type { RenderedFile, PageToWrite } from './page-renderer.ts';

/**
 * Pages that may wait for the thread; with more it has fallen behind, and the thread that renders
 * finishes a page itself.
 */
const maxPending = 16;

/** Runs a thread that finishes and writes pages while others are rendered. */
export class FinishingWorker {
	readonly #thread: Worker;
	readonly #ended: Promise<unknown>;
	/** Pages that were handed over, by their positions among the paths. */
	readonly #pending = new Map<number, PageOfBuild>();
	#isOpen = true;

	/** @param onFinished Receives each page that is written, with its position among the paths. */
	constructor(
		settings: FinishingSettings,
		onFinished: (index: number, file: RenderedFile) => void,
	) {
		this.#thread = new Worker(new URL('finishing-thread.ts', import.meta.url), {
			workerData: settings,
		});
		const receive = ({ hasFacts, index, searchedText }: FinishingResult) => {
			const page = this.#pending.get(index);
			if (!page) return;
			this.#pending.delete(index);
			page.isFinished = hasFacts;
			onFinished(index, { path: page.path, page, searchedText });
		};
		this.#ended = endOfThread(this.#thread, receive).finally(() => {
			this.#isOpen = false;
		});
	}

	/**
	 * Hands over a page.
	 *
	 * @param index Position among the paths.
	 * @param html Content of the page; its memory is transferred to the thread.
	 * @returns Whether the thread takes the page: not if too many are pending, or it has ended.
	 */
	take(index: number, { page, rendered }: PageToWrite, html: ArrayBuffer): boolean {
		if (!this.#isOpen || this.#pending.size >= maxPending) return false;
		this.#pending.set(index, page);
		this.#thread.postMessage({ index, page: rendered, html } satisfies FinishingTask, [html]);
		return true;
	}

	/**
	 * Waits until all pages that were handed over are written; returns the error that ended the
	 * thread before that, if there was one.
	 */
	async failures(): Promise<unknown[]> {
		this.#thread.postMessage(undefined satisfies FinishingTask);
		const failure = await this.#ended;
		return failure === undefined ? [] : [failure];
	}

	/**
	 * Waits until the thread has ended. `terminate()` is not called, as ending a thread in the middle
	 * of its work can crash Node (nodejs/node#56312); at most a few pages are still to be written.
	 */
	async close(): Promise<void> {
		await this.failures();
	}
}
