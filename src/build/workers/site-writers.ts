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
 * Ends all that still write into the site, and waits until none does: a build that fails can
 * remove its unfinished site then, and nothing of it comes back.
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
