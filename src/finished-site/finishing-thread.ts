import { parentPort, workerData } from 'node:worker_threads';
import { finishPage, type PageToFinish } from './finished-page.ts';

/** A thread of `finishPages`: answers each batch of pages, in the order in which batches come. */
parentPort?.on('message', (batch: PageToFinish[]) => {
	// Given by finish-pages.ts.
	const siteRoot = String(workerData);
	parentPort?.postMessage(batch.map((page) => finishPage(page, siteRoot)));
});
