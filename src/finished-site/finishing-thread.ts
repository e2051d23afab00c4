import { parentPort, workerData } from 'node:worker_threads';
import { type DrawnPage, PageFinisher } from './page-finisher.ts';

/** What a thread is told when it begins. */
export interface FinishingSettings {
	siteRoot: string;
	cacheFolder: string;
}

// Given by finishing-threads.ts.
const { cacheFolder, siteRoot } = workerData as FinishingSettings;
const finisher = new PageFinisher(siteRoot, cacheFolder);

/** A thread of `FinishingThreads`: answers pages in the order in which they come. */
parentPort?.on('message', ({ drawn, page }: { drawn: Uint8Array; page: DrawnPage }) => {
	const finished = finisher.finish(page, drawn);
	parentPort?.postMessage(finished, [finished.html.buffer]);
});
