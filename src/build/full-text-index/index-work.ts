import { Worker } from 'node:worker_threads';
import { noteSiteWriter } from '../workers/site-writers.ts';
import type { IndexSettings, BuiltIndex } from './index-of-build.ts';
import type { IndexMessage } from './index-thread.ts';

/** Messages are sent in batches, as waking the thread costs more than what it is sent. */
const batchSize = 100;

/** Does the work of an `IndexOfBuild` on a thread of its own, which starts with the first batch. */
export class IndexWork {
	readonly #settings: IndexSettings;
	#messages: IndexMessage[] = [];
	#thread: Worker | undefined;
	#made: Promise<BuiltIndex> | undefined;

	constructor(settings: IndexSettings) {
		this.#settings = settings;
	}

	/** Queues a message, which may be sent with later ones. */
	post(message: IndexMessage): void {
		this.#messages.push(message);
		if (this.#messages.length === batchSize) this.send();
	}

	/**
	 * Sends all queued messages.
	 *
	 * @param transferred Memory in them to transfer to the thread.
	 */
	send(transferred: ArrayBuffer[] = []): void {
		this.#thread ??= this.#newThread();
		this.#thread.postMessage(this.#messages, transferred);
		this.#messages = [];
	}

	/**
	 * Waits for the index; messages must have been sent.
	 *
	 * @throws When it cannot be made.
	 */
	async made(): Promise<BuiltIndex> {
		this.#thread?.ref();
		if (!this.#made) throw new Error('The full-text index was sent no messages.');
		return this.#made;
	}

	#newThread(): Worker {
		const thread = new Worker(new URL('index-thread.ts', import.meta.url), {
			workerData: this.#settings,
		});
		// So that a build that fails need not wait for the thread.
		thread.unref();
		noteSiteWriter(thread);
		this.#made = new Promise((resolve, reject) => {
			thread.once('message', resolve);
			thread.once('error', reject);
			thread.once('exit', () => {
				reject(new Error('Pagefind ended without an answer.'));
			});
		});
		// Whoever waits for the index meets the error.
		this.#made.catch(() => undefined);
		return thread;
	}
}
