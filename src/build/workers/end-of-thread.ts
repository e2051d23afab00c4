import type { Worker } from 'node:worker_threads';
import { noteSiteWriter } from './site-writers.ts';

/**
 * Receives the messages of a thread, and waits until it has ended.
 *
 * @param receive Takes a message, whose type the caller knows. If it throws, the thread is ended,
 *   and no further message is received.
 * @returns The error that ended the thread early; `undefined` where there was none.
 */
export async function endOfThread(
	thread: Worker,
	receive: (message: never) => void,
): Promise<unknown> {
	// Some threads only read; ending these early, as site writers, does no harm.
	noteSiteWriter(thread);
	return new Promise((resolve) => {
		let failure: unknown;
		thread.on('message', (message: unknown) => {
			if (failure !== undefined) return;
			try {
				receive(message as never);
			} catch (error) {
				failure = error;
				void thread.terminate();
			}
		});
		thread.on('error', (error) => {
			failure ??= error;
		});
		thread.once('exit', () => {
			resolve(failure);
		});
	});
}
