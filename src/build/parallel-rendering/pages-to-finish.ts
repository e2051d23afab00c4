import { Worker } from 'node:worker_threads';
import type { PageOfBuild } from '../page-cache/page-of-build.ts';
import { endOfThread } from '../workers/end-of-thread.ts';
import type { FinishingOrder, FinishingResult, FinishingSettings } from './finishing-thread.ts';
import type { RenderedFile, PageToWrite } from './page-renderer.ts';

/**
 * Beyond these the thread does not keep up: whoever draws has the time to finish a page as well.
 */
const mostUnderWay = 16;

/** Pages that a thread of its own finishes and writes while others are drawn. */
export class PagesToFinish {
	readonly #thread: Worker;
	readonly #ended: Promise<unknown>;
	/** By their positions among the paths. */
	readonly #underWay = new Map<number, PageOfBuild>();
	#isOpen = true;

	/** @param onFinished Is told of each that is written, with its position among the paths. */
	constructor(
		settings: FinishingSettings,
		onFinished: (index: number, drawn: RenderedFile) => void,
	) {
		this.#thread = new Worker(new URL('finishing-thread.ts', import.meta.url), {
			workerData: settings,
		});
		const take = ({ hasFacts, index, searchedText }: FinishingResult) => {
			const page = this.#underWay.get(index);
			if (!page) return;
			this.#underWay.delete(index);
			page.isFinished = hasFacts;
			onFinished(index, { path: page.path, page, searchedText });
		};
		this.#ended = endOfThread(this.#thread, take).finally(() => {
			this.#isOpen = false;
		});
	}

	/**
	 * Hands over a page.
	 *
	 * @param index Position among the paths.
	 * @param html Is the thread’s from then on.
	 * @returns Whether the thread takes it; where it has enough of them, or has ended, it does not.
	 */
	take(index: number, { drawn, page }: PageToWrite, html: ArrayBuffer): boolean {
		if (!this.#isOpen || this.#underWay.size >= mostUnderWay) return false;
		this.#underWay.set(index, page);
		this.#thread.postMessage({ index, page: drawn, html } satisfies FinishingOrder, [html]);
		return true;
	}

	/**
	 * Waits until all that were handed over are written; gives what has ended the thread before that.
	 */
	async failures(): Promise<unknown[]> {
		this.#thread.postMessage(undefined satisfies FinishingOrder);
		const failure = await this.#ended;
		return failure === undefined ? [] : [failure];
	}

	/**
	 * Waits until the thread has ended. It is not cut off, as it would be by `terminate()`: where a
	 * thread is while it is cut off Node may crash, and the whole build with it (nodejs/node#56312),
	 * and there are few pages at most that it has not written yet.
	 */
	async close(): Promise<void> {
		await this.failures();
	}
}
