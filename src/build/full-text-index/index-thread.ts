import { parentPort, workerData } from 'node:worker_threads';
import {
	type IndexSettings,
	IndexOfBuild,
	type BuiltIndex,
	type PageToSearch,
} from './index-of-build.ts';
import { CachedTexts } from './cached-texts.ts';

/**
 * Holds a message to the thread. Messages are sent in this order; only those of restored and of new
 * pages alternate, as pages are restored or rendered.
 */
export type IndexMessage =
	/** Addresses of pages that may have texts, ahead of all texts. */
	| { urls: readonly string[] }
	/** Content from which `CachedTexts` is made. */
	| { cachedTexts: Uint8Array<ArrayBuffer> }
	/** A page that was restored from the page cache, with its key there. */
	| { restored: { url: string; key: string } }
	| { page: PageToSearch }
	/** Folder for the index; sent when there are no more texts. */
	| { outputFolder: string };

// Given by full-text-index.ts.
const index = new IndexOfBuild(workerData as IndexSettings);
let cachedTexts = new CachedTexts(new Uint8Array());

/** Handles the messages of `IndexWork`, and posts the result when the index is made. */
parentPort?.on('message', (messages: readonly IndexMessage[]) => {
	for (const message of messages) {
		if ('urls' in message) index.expect(message.urls);
		else if ('cachedTexts' in message) cachedTexts = new CachedTexts(message.cachedTexts);
		else if ('restored' in message) {
			index.addRestored(message.restored.url, message.restored.key, cachedTexts);
		} else if ('page' in message) index.add(message.page);
		else void makeIndex(message.outputFolder);
	}
});

async function makeIndex(outputFolder: string): Promise<void> {
	parentPort?.removeAllListeners('message');
	parentPort?.postMessage((await index.make(outputFolder)) satisfies BuiltIndex);
}
