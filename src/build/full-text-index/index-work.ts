import { Worker } from 'node:worker_threads';
import { noteSiteWriter } from '../workers/site-writers.ts';
import type { IndexSettings, BuiltIndex } from './index-of-build.ts';
import type { IndexOrder } from './index-thread.ts';

/** Number of orders that the thread is told at once: to wake it costs more than to tell it. */
const batchSize = 100;

/**
 * Does the work of an `IndexOfBuild` on a thread of its own, which begins with the first order.
 */
export class IndexWork {
	readonly #settings: IndexSettings;
	#orders: IndexOrder[] = [];
	#thread: Worker | undefined;
	#made: Promise<BuiltIndex> | undefined;

	constructor(settings: IndexSettings) {
		this.#settings = settings;
	}

	/** Gives an order, which may be sent with later ones. */
	tell(order: IndexOrder): void {
		this.#orders.push(order);
		if (this.#orders.length === batchSize) this.send();
	}

	/**
	 * Sends all orders that were given.
	 *
	 * @param transferred Memory in them that is the thread’s from now on.
	 */
	send(transferred: ArrayBuffer[] = []): void {
		this.#thread ??= this.#newThread();
		this.#thread.postMessage(this.#orders, transferred);
		this.#orders = [];
	}

	/**
	 * Waits for the index, which must have been ordered.
	 *
	 * @throws When it cannot be made.
	 */
	async made(): Promise<BuiltIndex> {
		this.#thread?.ref();
		if (!this.#made) throw new Error('Nothing was ordered.');
		return this.#made;
	}

	#newThread(): Worker {
		const thread = new Worker(new URL('index-thread.ts', import.meta.url), {
			workerData: this.#settings,
		});
		// A build that fails meanwhile ends without it.
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
