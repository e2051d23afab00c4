import type { Worker } from 'node:worker_threads';

/** Waits until a thread has ended; gives the error that has ended it, `undefined` where none has. */
export async function errorAtEndOf(thread: Worker): Promise<unknown> {
	return new Promise((resolve) => {
		let failure: unknown;
		thread.on('error', (error) => {
			failure = error;
		});
		thread.once('exit', () => {
			resolve(failure);
		});
	});
}
