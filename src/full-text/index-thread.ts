import { parentPort, workerData } from 'node:worker_threads';
import {
	type IndexSettings,
	IndexOfBuild,
	type MadeIndex,
	type PageToSearch,
} from './index-of-build.ts';
import { KeptTexts } from './kept-texts.ts';

/** What is known of the texts of a build, in this order, but that kept pages, changes and texts come as they are found. */
export type IndexOrder =
	/** Addresses of pages that may have texts, ahead of all texts. */
	| { urls: readonly string[] }
	/** What `KeptTexts` is made from. */
	| { keptTexts: Uint8Array<ArrayBuffer> }
	/** Pages that are those of the build before, with the keys under which they are kept. */
	| { kept: readonly { url: string; key: string }[] }
	| { isToChange: true }
	| PageToSearch
	/** Where the index goes, when there are no more texts. */
	| { outputFolder: string };

// Given by full-text-index.ts.
const index = new IndexOfBuild(workerData as IndexSettings);
let keptTexts = new KeptTexts(new Uint8Array());

/** The thread of a `FullTextIndex`: answers when the index is made. */
parentPort?.on('message', (order: IndexOrder) => {
	if ('urls' in order) index.expect(order.urls);
	else if ('keptTexts' in order) keptTexts = new KeptTexts(order.keptTexts);
	else if ('kept' in order) {
		for (const { key, url } of order.kept) index.addKept(url, key, keptTexts);
	} else if ('isToChange' in order) index.beginEarly();
	else if ('url' in order) index.add(order);
	else void answer(order.outputFolder);
});

async function answer(outputFolder: string): Promise<void> {
	parentPort?.removeAllListeners('message');
	parentPort?.postMessage((await index.make(outputFolder)) satisfies MadeIndex);
}
