import { parentPort, workerData } from 'node:worker_threads';
import { type IndexSettings, IndexOfBuild, type MadeIndex } from './index-of-build.ts';
import type { SearchedText } from './searched-text.ts';

/**
 * Addresses of pages that may have texts, ahead of all texts; a text with the address of its page; or, when there are no more, the
 * folder that the index goes to.
 */
export type IndexOrder =
	{ urls: readonly string[] } | { url: string; text: SearchedText } | { outputFolder: string };

// Given by full-text-index.ts.
const index = new IndexOfBuild(workerData as IndexSettings);

/** The thread of a `FullTextIndex`: answers when the index is made. */
parentPort?.on('message', (order: IndexOrder) => {
	if ('urls' in order) index.expect(order.urls);
	else if ('text' in order) index.add(order.url, order.text);
	else void answer(order.outputFolder);
});

async function answer(outputFolder: string): Promise<void> {
	parentPort?.removeAllListeners('message');
	parentPort?.postMessage((await index.make(outputFolder)) satisfies MadeIndex);
}
