import { type SharedCursor, takeNext } from '../workers/shared-cursor.ts';

/**
 * Number of tasks that a thread has at once: with two it has work while it waits for what is worked
 * out elsewhere, as digests.
 */
const concurrency = 2;

/**
 * Processes the elements of a list that no other thread has taken, in order.
 *
 * @param cursor Position in the list, shared by all threads that process it.
 * @throws The first error of `process`; all threads then stop taking elements.
 */
export async function processQueue<T>(
	list: readonly T[],
	cursor: SharedCursor,
	process: (element: T, index: number) => Promise<void>,
): Promise<void> {
	const processNext = async () => {
		for (let index = takeNext(cursor); index < list.length; index = takeNext(cursor)) {
			// The index is within the list.
			await process(list[index] as T, index);
		}
	};
	try {
		await Promise.all(Array.from({ length: concurrency }, processNext));
	} catch (error) {
		Atomics.store(cursor, 0, list.length);
		throw error;
	}
}
