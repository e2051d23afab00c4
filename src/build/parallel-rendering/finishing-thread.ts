import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type RenderedPage, PageFinisher } from '../site-checks/page-finisher.ts';
import type { SearchedText } from '../full-text-index/searched-text.ts';

/** Holds what a thread is told when it begins. */
export interface FinishingSettings {
	/** Absolute address of the site, with its base path and a slash at the end. */
	siteRoot: string;
	cacheFolder: string;
}

/**
 * Holds a page to be finished and written, with its position among the paths; `undefined` where no
 * other follows.
 */
export type FinishingOrder = { index: number; page: RenderedPage; html: ArrayBuffer } | undefined;

/** Says what came of an order. */
export interface FinishingResult {
	index: number;
	/** Whether what was found in the page is kept. */
	hasFacts: boolean;
	searchedText: SearchedText | undefined;
}

// Given by pages-to-finish.ts.
const { cacheFolder, siteRoot } = workerData as FinishingSettings;
const finisher = new PageFinisher(siteRoot, cacheFolder);

parentPort?.on('message', (order: FinishingOrder) => {
	if (!order) {
		parentPort?.close();
		return;
	}
	const { html: drawn, index, page } = order;
	const { hasFacts, html, searchedText } = finisher.finish(page, new Uint8Array(drawn));
	writeFileSync(page.file, html);
	parentPort?.postMessage({ index, hasFacts, searchedText } satisfies FinishingResult);
});
