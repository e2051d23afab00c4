import { parentPort, workerData } from 'node:worker_threads';
import { KeptPageFiles } from '../kept-pages/kept-page-files.ts';
import { finishPage, type PageToFinish } from './finished-page.ts';

/** What a thread is told when it begins. */
export interface FinishingSettings {
	siteRoot: string;
	/** Holds the pages that are kept between builds; absent where none are. */
	cacheFolder: string | undefined;
}

// Given by finish-pages.ts.
const { cacheFolder, siteRoot } = workerData as FinishingSettings;
const keptPages = cacheFolder === undefined ? undefined : new KeptPageFiles(cacheFolder);

/** A thread of `finishPages`: answers each batch of pages, in the order in which batches come. */
parentPort?.on('message', (batch: PageToFinish[]) => {
	parentPort?.postMessage(batch.map((page) => finishPage(page, siteRoot, keptPages)));
});
