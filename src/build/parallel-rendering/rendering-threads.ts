import { Worker } from 'node:worker_threads';
import type { RenderOrder, RenderedFiles } from './rendering-thread.ts';
import { endOfThread } from '../workers/end-of-thread.ts';
import type { RenderedFile } from './page-renderer.ts';

/** Threads that draw pages beside the one that builds, which draws as well. */
export class RenderingThreads {
	readonly #threads: Worker[];
	/** Settles for each thread with what has ended it before its time. */
	readonly #ended: Promise<unknown>[];

	/**
	 * @param onDrawn Is told of each that is drawn, with its position among the paths.
	 * @param count How many threads there are.
	 */
	constructor(
		order: RenderOrder,
		count: number,
		onDrawn: (index: number, drawn: RenderedFile) => void,
	) {
		const module = new URL('rendering-thread.ts', import.meta.url);
		this.#threads = Array.from({ length: count }, () => new Worker(module, { workerData: order }));
		this.#ended = this.#threads.map((thread) =>
			endOfThread(thread, (files: RenderedFiles) => {
				for (const [index, drawn] of files) onDrawn(index, drawn);
			}),
		);
	}

	get count(): number {
		return this.#threads.length;
	}

	/** Waits until nothing is left to take; gives what has ended threads before that. */
	async failures(): Promise<unknown[]> {
		const failures = await Promise.all(this.#ended);
		return failures.filter((failure) => failure !== undefined);
	}

	/** Ends them, whatever they are about to do. */
	async close(): Promise<void> {
		await Promise.all(this.#threads.map((thread) => thread.terminate()));
	}
}
