import type { Worker } from 'node:worker_threads';
import { noteSiteWriter } from './site-writers.ts';

/**
 * Takes in what a thread tells, and waits until it has ended.
 *
 * @param take Takes what the caller knows that the thread tells. Where it throws, the thread is
 *   ended, and nothing more is taken in.
 * @returns What has ended the thread before its time; `undefined` where nothing has.
 */
export async function endOfThread(thread: Worker, take: (told: never) => void): Promise<unknown> {
	// Some only read; ending them early does no harm.
	noteSiteWriter(thread);
	return new Promise((resolve) => {
		let failure: unknown;
		thread.on('message', (told: unknown) => {
			if (failure !== undefined) return;
			try {
				take(told as never);
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
