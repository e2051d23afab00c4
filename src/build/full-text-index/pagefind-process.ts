import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Channel on which Node reports each process that begins. */
const processes = 'child_process';

/**
 * Watches the process of Pagefind: its library does not notice when that ends, and waits for a
 * response that will never come.
 *
 * @param begin Makes the library begin the process, before anything is waited for.
 * @returns A promise that is rejected when the process ends, and for nothing else.
 */
export function endOfPagefind(begin: () => void): Promise<never> {
	return new Promise((_, reject) => {
		const watch = (message: unknown) => {
			// So the channel tells of it.
			const { process } = message as { process: ChildProcess };
			process.once('exit', (code, signal) => {
				reject(new Error(`Pagefind ended with ${signal ?? `code ${code}`}${reasonOf(signal)}.`));
			});
		};
		subscribe(processes, watch);
		try {
			begin();
		} finally {
			unsubscribe(processes, watch);
		}
	});
}

function reasonOf(signal: NodeJS.Signals | null): string {
	return signal === 'SIGKILL' ? ', as a system does that is out of memory' : '';
}
