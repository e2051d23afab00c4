import { parentPort, workerData } from 'node:worker_threads';
import {
	type IndexSettings,
	IndexOfBuild,
	type BuiltIndex,
	type PageToSearch,
} from './index-of-build.ts';
import { CachedTexts } from './cached-texts.ts';

/**
 * Holds a message to the thread. They are sent in this order; only those of kept and of new pages
 * alternate, as pages are found or drawn.
 */
export type IndexOrder =
	/** Addresses of pages that may have texts, ahead of all texts. */
	| { urls: readonly string[] }
	/** Content from which `KeptTexts` is made. */
	| { keptTexts: Uint8Array<ArrayBuffer> }
	/** A page that is that of the build before, with the key under which it is kept. */
	| { kept: { url: string; key: string } }
	| { page: PageToSearch }
	/** Where the index goes, when there are no more texts. */
	| { outputFolder: string };

// Given by full-text-index.ts.
const index = new IndexOfBuild(workerData as IndexSettings);
let keptTexts = new CachedTexts(new Uint8Array());

/** Follows the orders of a `FullTextIndex` on its thread; answers when the index is made. */
parentPort?.on('message', (orders: readonly IndexOrder[]) => {
	for (const order of orders) {
		if ('urls' in order) index.expect(order.urls);
		else if ('keptTexts' in order) keptTexts = new CachedTexts(order.keptTexts);
		else if ('kept' in order) index.addKept(order.kept.url, order.kept.key, keptTexts);
		else if ('page' in order) index.add(order.page);
		else void answer(order.outputFolder);
	}
});

async function answer(outputFolder: string): Promise<void> {
	parentPort?.removeAllListeners('message');
	parentPort?.postMessage((await index.make(outputFolder)) satisfies BuiltIndex);
}
