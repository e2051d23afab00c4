import { Worker } from 'node:worker_threads';
import { discard } from './replace-folder.ts';

/**
 * Removes a folder that is needed no more on a thread of its own, while the caller goes on. What is
 * left of it when the process ends is removed then; what cannot be is left to the next build.
 */
export function discardInBackground(folder: string): void {
	const discardRest = () => {
		discard(folder);
	};
	process.once('exit', discardRest);
	try {
		const module = new URL('discarding-thread.ts', import.meta.url);
		const thread = new Worker(module, { workerData: folder });
		// The folder is removed at the end of the process then.
		thread.once('error', () => undefined);
		thread.once('exit', (code) => {
			if (code === 0) process.off('exit', discardRest);
		});
	} catch {
		// There may be no more threads for the process: the site is published all the same.
		return;
	}
}
