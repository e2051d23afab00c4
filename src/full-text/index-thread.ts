import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { moduleDigest } from '../sync/module-digest.ts';
import { KeptIndex } from './kept-index.ts';
import type { SearchedText } from './searched-text.ts';
import { writeFullTextIndex } from './write-index.ts';

/** What the thread is told when it begins. */
export interface IndexSettings {
	/** Of the texts (BCP 47). */
	language: string;
	/** Holds the index between builds, and nothing else. */
	keptFolder: string;
	/** Whether it is made anew, whatever is kept. */
	isMadeAnew: boolean;
}

/** A text of the index with the address of its page, or, when there are no more, the folder that the index goes to. */
export type IndexOrder = readonly [string, SearchedText] | { outputFolder: string };

export interface MadeIndex {
	/** Whether it is that of the build before. */
	isKept: boolean;
	/** How many pages it finds; not counted where it is kept. */
	pageCount: number;
}

/** A build runs in the project's folder. */
const writingModule = join('src', 'full-text', 'write-index.ts');

// Given by full-text-index.ts.
const { isMadeAnew, keptFolder, language } = workerData as IndexSettings;
/** As UTF-8 they take the least memory. */
const texts = new Map<string, Buffer>();

/** The thread of a `FullTextIndex`: takes in texts in any order, and answers when their index is made. */
parentPort?.on('message', (order: IndexOrder) => {
	if ('outputFolder' in order) void makeIndex(order.outputFolder);
	else texts.set(order[0], Buffer.from(JSON.stringify(order[1])));
});

async function makeIndex(outputFolder: string): Promise<void> {
	parentPort?.removeAllListeners('message');
	const kept = new KeptIndex(keptFolder);
	const digest = moduleDigest(writingModule, language, digestOfTexts());
	const isKept = !isMadeAnew && kept.restore(digest, outputFolder);
	let pageCount = 0;
	if (!isKept) {
		pageCount = await writeFullTextIndex(sortedTexts(), outputFolder, language);
		kept.keep(digest, outputFolder);
	}
	parentPort?.postMessage({ isKept, pageCount } satisfies MadeIndex);
}

function digestOfTexts(): string {
	const digest = createHash('sha256');
	for (const [url, text] of inOrder()) digest.update(`${url}\n${text.length}\n`).update(text);
	return digest.digest('base64url');
}

function* sortedTexts(): Generator<[string, SearchedText]> {
	for (const [url, text] of inOrder()) {
		// The thread wrote it itself.
		yield [url, JSON.parse(text.toString()) as SearchedText];
	}
}

function inOrder(): [string, Buffer][] {
	return [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
}
