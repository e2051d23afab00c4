import { type SharedCursor, takeNext } from '../workers/shared-cursor.ts';

/**
 * Number of pages for which a thread waits for what is worked out elsewhere, such as digests, at
 * the same time.
 */
const pagesAtOnce = 2;

/**
 * Does the work for those of a list that no other thread has taken, in its order.
 *
 * @param cursor Shared by all threads that take of the list.
 * @param work Is given the position in the list as well.
 * @throws What the work throws; nobody takes more of the list then.
 */
export async function processQueue<T>(
	list: readonly T[],
	cursor: SharedCursor,
	work: (one: T, index: number) => Promise<void>,
): Promise<void> {
	const takeTurn = async () => {
		for (let index = takeNext(cursor); index < list.length; index = takeNext(cursor)) {
			// It is one of the list.
			await work(list[index] as T, index);
		}
	};
	try {
		await Promise.all(Array.from({ length: pagesAtOnce }, takeTurn));
	} catch (error) {
		Atomics.store(cursor, 0, list.length);
		throw error;
	}
}
