import { setImmediate as nextTurn } from 'node:timers/promises';
import { ContentServiceError } from './errors/content-service-error.ts';
import { ForbiddenError, NotFoundError, UnauthorizedError } from './errors/status-errors.ts';

export type DetailReading<T> =
	| { id: string; outcome: 'read'; resource: T }
	| { id: string; outcome: 'absent'; status: 401 | 403 | 404 | 410; error: ContentServiceError }
	| { id: string; outcome: 'failed'; error: ContentServiceError };

export interface DetailCounts {
	done: number;
	read: number;
	absent: number;
	failed: number;
}

export interface DetailOptions {
	/** Reads under way at once. */
	concurrency: number;
	/** Signal that ends the reading with its reason. */
	signal?: AbortSignal | undefined;
	/** Receives the counts whenever one more read has come to its end. */
	onProgress?: (counts: Readonly<DetailCounts>) => void;
	/**
	 * Receives each reading; where it throws, no further record is asked for, and the reading ends
	 * with what it threw.
	 */
	judge?: ((reading: DetailReading<unknown>) => Promise<void> | undefined) | undefined;
}

/**
 * Time for what is done with records before responses are received again: longer than most records
 * take, far shorter than a response.
 */
const maxMsPerTurn = 1;

/**
 * Reads the full detail of records, in the order in which the responses come. It may begin while
 * the ids are still coming.
 *
 * Records are handed over between receiving responses, so that what is done with them holds up no
 * request for long. At most twice `concurrency` records are held at a time, however many there are:
 * reading pauses while nobody takes them.
 * @throws What `judge` throws, and what `get` throws that is no failure of the service, as it is.
 */
export async function* readDetails<T>(
	ids: Iterable<string> | AsyncIterable<string>,
	get: (id: string) => Promise<T>,
	options: DetailOptions,
): AsyncGenerator<DetailReading<T>, void, undefined> {
	const { concurrency, judge, onProgress, signal } = options;
	const remaining =
		Symbol.asyncIterator in ids ? ids[Symbol.asyncIterator]() : ids[Symbol.iterator]();
	const finished: DetailReading<T>[] = [];
	const counts: DetailCounts = { done: 0, read: 0, absent: 0, failed: 0 };
	let underWay = 0;
	/** Number of times that the next id has been asked for and has not come: once at most. */
	let idsAwaited = 0;
	let isExhausted = false;
	let turnedAt = performance.now();
	let stop: { reason: unknown } | undefined;
	let wake: () => void = () => undefined;

	function fill(): void {
		while (mayRead()) {
			const next = remaining.next();
			if (next instanceof Promise) {
				idsAwaited++;
				next.then(taken, stopped);
			} else {
				take(next);
			}
		}
	}

	function mayRead(): boolean {
		const isFull = underWay >= concurrency || finished.length >= concurrency;
		return !stop && !isExhausted && idsAwaited === 0 && !isFull;
	}

	function take(next: IteratorResult<string, unknown>): void {
		if (next.done === true) isExhausted = true;
		else if (!isExhausted) void readOne(next.value);
	}

	function taken(next: IteratorResult<string, unknown>): void {
		idsAwaited--;
		take(next);
		fill();
		wake();
	}

	function stopped(reason: unknown): void {
		idsAwaited--;
		stop ??= { reason };
		wake();
	}

	/** Lets the responses in that have come meanwhile, and the next requests out. */
	async function endTurn(): Promise<void> {
		await nextTurn();
		turnedAt = performance.now();
	}

	async function readOne(id: string): Promise<void> {
		underWay++;
		try {
			const reading = await readDetail(id, get);
			counts.done++;
			counts[reading.outcome]++;
			onProgress?.(counts);
			finished.push(reading);
			await judge?.(reading);
		} catch (error) {
			stop ??= { reason: error };
		} finally {
			underWay--;
			fill();
			wake();
		}
	}

	const awaken = () => {
		wake();
	};
	signal?.addEventListener('abort', awaken);
	try {
		for (;;) {
			fill();
			signal?.throwIfAborted();
			const reading = finished.shift();
			if (reading) {
				yield reading;
				if (performance.now() - turnedAt > maxMsPerTurn) await endTurn();
			} else if (stop) {
				throw stop.reason;
			} else if (underWay === 0 && idsAwaited === 0) {
				return;
			} else {
				await new Promise<void>((resolve) => (wake = resolve));
				await endTurn();
			}
		}
	} finally {
		signal?.removeEventListener('abort', awaken);
		// Whoever stops listening wants no further requests.
		isExhausted = true;
	}
}

async function readDetail<T>(
	id: string,
	get: (id: string) => Promise<T>,
): Promise<DetailReading<T>> {
	try {
		return { id, outcome: 'read', resource: await get(id) };
	} catch (error) {
		if (!(error instanceof ContentServiceError)) throw error;
		if (error instanceof UnauthorizedError) return { id, outcome: 'absent', status: 401, error };
		if (error instanceof ForbiddenError) return { id, outcome: 'absent', status: 403, error };
		if (error instanceof NotFoundError) {
			return { id, outcome: 'absent', status: error.status === 410 ? 410 : 404, error };
		}
		return { id, outcome: 'failed', error };
	}
}
