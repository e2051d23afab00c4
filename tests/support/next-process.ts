import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Returns the next process that this one begins. */
export async function nextProcess(): Promise<ChildProcess> {
	return new Promise((resolve) => {
		const take = (message: unknown) => {
			unsubscribe('child_process', take);
			resolve((message as { process: ChildProcess }).process);
		};
		subscribe('child_process', take);
	});
}
