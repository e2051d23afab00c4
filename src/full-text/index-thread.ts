import { parentPort, workerData } from 'node:worker_threads';
import {
	type IndexSettings,
	IndexOfBuild,
	type MadeIndex,
	type PageToSearch,
} from './index-of-build.ts';

/**
 * Addresses of pages that may have texts, ahead of all texts; what searches find of a page; or, when there are no more, the
 * folder that the index goes to.
 */
export type IndexOrder = { urls: readonly string[] } | PageToSearch | { outputFolder: string };

// Given by full-text-index.ts.
const index = new IndexOfBuild(workerData as IndexSettings);

/** The thread of a `FullTextIndex`: answers when the index is made. */
parentPort?.on('message', (order: IndexOrder) => {
	if ('urls' in order) index.expect(order.urls);
	else if ('url' in order) index.add(order);
	else void answer(order.outputFolder);
});

async function answer(outputFolder: string): Promise<void> {
	parentPort?.removeAllListeners('message');
	parentPort?.postMessage((await index.make(outputFolder)) satisfies MadeIndex);
}
