import { Worker } from 'node:worker_threads';
import type { RenderingThreadSettings, RenderedFiles } from './rendering-thread.ts';
import { endOfThread } from '../workers/end-of-thread.ts';
import type { RenderedFile } from './page-renderer.ts';

/** Runs threads that render pages in addition to the main thread. */
export class RenderingThreads {
	readonly #threads: Worker[];
	/** Settles for each thread with the error that ended it early, if there was one. */
	readonly #ended: Promise<unknown>[];

	/**
	 * @param count Number of threads to start.
	 * @param onRendered Receives each rendered file with its position among the paths.
	 */
	constructor(
		workerData: RenderingThreadSettings,
		count: number,
		onRendered: (index: number, file: RenderedFile) => void,
	) {
		const module = new URL('rendering-thread.ts', import.meta.url);
		this.#threads = Array.from({ length: count }, () => new Worker(module, { workerData }));
		this.#ended = this.#threads.map((thread) =>
			endOfThread(thread, (files: RenderedFiles) => {
				for (const [index, file] of files) onRendered(index, file);
			}),
		);
	}

	get count(): number {
		return this.#threads.length;
	}

	/** Waits until no path is left; returns the errors that ended threads before that. */
	async failures(): Promise<unknown[]> {
		const failures = await Promise.all(this.#ended);
		return failures.filter((failure) => failure !== undefined);
	}

	/** Ends the threads, even in the middle of their work. */
	async close(): Promise<void> {
		await Promise.all(this.#threads.map((thread) => thread.terminate()));
	}
}
