/** Longest wait for what a search needs: a poor connection takes less, and nobody waits longer. */
const maxWaitMs = 15_000;

/**
 * Returns what a promise gives: a request on a poor connection may never be answered.
 *
 * @throws What the promise throws, or after 15 seconds that there was no answer.
 */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			reject(new Error('There was no answer within 15 seconds.'));
		}, maxWaitMs);
		void promise.then(resolve, reject).then(() => {
			clearTimeout(timer);
		});
	});
}
