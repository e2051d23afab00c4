import type { ChildProcess } from 'node:child_process';
import type { Worker } from 'node:worker_threads';

type Writer = Worker | ChildProcess;

/** Threads and processes that have not ended yet. */
const writers = new Set<Writer>();

/** Notes a thread or a process that writes into the site which is being built. */
export function noteSiteWriter(writer: Writer): void {
	writers.add(writer);
	writer.once('exit', () => {
		writers.delete(writer);
	});
}

/**
 * Stops everything that still writes into the site, and waits for it: a build that fails can then
 * remove its unfinished site for good.
 */
export async function endSiteWriters(): Promise<void> {
	await Promise.all(
		Array.from(writers, async (writer) => {
			const ended = new Promise((resolve) => writer.once('exit', resolve));
			// Or nothing would be left for which the process that waits goes on.
			writer.ref();
			if ('terminate' in writer) void writer.terminate();
			else writer.kill();
			await ended;
		}),
	);
}
