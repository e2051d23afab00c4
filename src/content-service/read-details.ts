import { ContentServiceError } from './errors/content-service-error.ts';
import { ForbiddenError } from './errors/forbidden-error.ts';
import { NotFoundError } from './errors/not-found-error.ts';
import { UnauthorizedError } from './errors/unauthorized-error.ts';

export type DetailReading<T> =
	| { id: string; outcome: 'read'; resource: T }
	| { id: string; outcome: 'absent'; status: 403 | 404; error: ContentServiceError }
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
	/** Ends the reading with its reason. */
	signal?: AbortSignal | undefined;
	/** Called whenever one more read has come to its end. */
	onProgress?: (counts: Readonly<DetailCounts>) => void;
	/** So many answers of 403 with none of 200 between them mean that the token may read nothing. Default 10. */
	mostForbiddenInARow?: number;
	/** So many failures with no answer between them mean that the service is down. Default 50. */
	mostFailuresInARow?: number;
}

/**
 * Reads the full detail of records, in the order in which the answers come.
 *
 * At most twice `concurrency` records are held at a time, however many there are: reading pauses while nobody takes them.
 * A 401 stops it, and so do too many answers of 403 or too many failures in a row: the rest would end no other way.
 * @throws {ContentServiceError} The failure that stopped it. Anything else that `get` throws comes through as it is.
 */
export async function* readDetails<T>(
	ids: Iterable<string>,
	get: (id: string) => Promise<T>,
	options: DetailOptions,
): AsyncGenerator<DetailReading<T>, void, undefined> {
	const { concurrency, onProgress, signal } = options;
	const remaining: Iterator<string, unknown> = ids[Symbol.iterator]();
	const finished: DetailReading<T>[] = [];
	const judge = stopRule(options);
	const counts: DetailCounts = { done: 0, read: 0, absent: 0, failed: 0 };
	let underWay = 0;
	let isExhausted = false;
	let stop: { reason: unknown } | undefined;
	let wake: () => void = () => undefined;

	function fill(): void {
		while (!stop && !isExhausted && underWay < concurrency && finished.length < concurrency) {
			const next = remaining.next();
			if (next.done === true) isExhausted = true;
			else void readOne(next.value);
		}
	}

	async function readOne(id: string): Promise<void> {
		underWay++;
		try {
			const reading = await readDetail(id, get);
			counts.done++;
			counts[reading.outcome]++;
			onProgress?.(counts);
			finished.push(reading);
			judge(reading);
		} catch (error) {
			stop ??= { reason: error };
		} finally {
			underWay--;
			fill();
			wake();
		}
	}

	try {
		for (;;) {
			fill();
			signal?.throwIfAborted();
			const reading = finished.shift();
			if (reading) {
				yield reading;
			} else if (stop) {
				throw stop.reason;
			} else if (underWay === 0) {
				return;
			} else {
				await new Promise<void>((resolve) => (wake = resolve));
			}
		}
	} finally {
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
		if (!(error instanceof ContentServiceError) || error instanceof UnauthorizedError) throw error;
		if (error instanceof ForbiddenError) return { id, outcome: 'absent', status: 403, error };
		if (error instanceof NotFoundError) return { id, outcome: 'absent', status: 404, error };
		return { id, outcome: 'failed', error };
	}
}

/** Throws the error of a reading after which going on is no use. */
function stopRule({ mostForbiddenInARow = 10, mostFailuresInARow = 50 }: DetailOptions) {
	let forbidden = 0;
	let failures = 0;
	return (reading: DetailReading<unknown>): void => {
		if (reading.outcome === 'read') {
			forbidden = 0;
			failures = 0;
		} else if (reading.outcome === 'failed') {
			if (++failures >= mostFailuresInARow) throw reading.error;
		} else {
			failures = 0;
			if (reading.status === 403 && ++forbidden >= mostForbiddenInARow) throw reading.error;
		}
	};
}
