import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type RenderedPage, PageFinisher } from '../site-checks/page-finisher.ts';
import type { SearchedText } from '../full-text-index/searched-text.ts';

/** Holds what a finishing thread starts with. */
export interface FinishingSettings {
	/** Absolute URL of the site, with its base path and a slash at the end. */
	siteRoot: string;
	cacheFolder: string;
}

/** Holds a page to be finished and written, with its position among the paths; `undefined` ends. */
export type FinishingTask = { index: number; page: RenderedPage; html: ArrayBuffer } | undefined;

/** Reports the result of a task. */
export interface FinishingResult {
	index: number;
	/** Whether what was found in the page is in the cache. */
	hasFacts: boolean;
	searchedText: SearchedText | undefined;
}

// Given by finishing-worker.ts.
const { cacheFolder, siteRoot } = workerData as FinishingSettings;
const finisher = new PageFinisher(siteRoot, cacheFolder);

parentPort?.on('message', (task: FinishingTask) => {
	if (!task) {
		parentPort?.close();
		return;
	}
	const { html: rendered, index, page } = task;
	const { hasFacts, html, searchedText } = finisher.finish(page, new Uint8Array(rendered));
	writeFileSync(page.file, html);
	parentPort?.postMessage({ index, hasFacts, searchedText } satisfies FinishingResult);
});
