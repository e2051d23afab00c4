import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex, type IndexFile, type PagefindIndex } from 'pagefind';
import { z } from 'zod';
import type { SearchedText } from './searched-text.ts';

/** Interfaces that Pagefind brings along, and that the guide does without. */
const unused = /^pagefind-(component-ui|highlight|modular-ui|ui)\.(css|js)$/;
/** Texts that Pagefind is sent at once. */
const batchSize = 100;

const entryFile = 'pagefind-entry.json';
const entrySchema = z.object({
	languages: z.record(z.string(), z.object({ page_count: z.number() })),
});

/**
 * Writes the full-text index of pages.
 *
 * The same texts in the same order give the same files, but for the order of values in those of the filters and the names that
 * follow from it. There is a file for each page.
 *
 * @param texts By the addresses of their pages, from the root of the guide.
 * @param language Of the texts (BCP 47): words are reduced to their stems by its rules.
 * @returns How many pages it finds.
 * @throws When the index cannot be made.
 */
export async function writeFullTextIndex(
	texts: Iterable<readonly [string, SearchedText]>,
	outputFolder: string,
	language: string,
): Promise<number> {
	try {
		const stemming = new Intl.Locale(language).language;
		const index = await newIndex(stemming);
		for (const batch of batchesOf(texts)) {
			const added = await Promise.all(
				batch.map(([url, text]) => index.addCustomRecord({ url, language: stemming, ...text })),
			);
			throwFirst(added.flatMap(({ errors }) => errors));
		}
		// Files that Pagefind writes itself may not be whole when it says so.
		const { errors, files } = await index.getFiles();
		throwFirst(errors);
		return writeFiles(files, outputFolder);
	} finally {
		await close();
	}
}

async function newIndex(language: string): Promise<PagefindIndex> {
	const { errors, index } = await createIndex({ forceLanguage: language });
	throwFirst(errors);
	if (!index) throw new Error('Pagefind gave no index.');
	return index;
}

function* batchesOf<T>(values: Iterable<T>): Generator<T[]> {
	let batch: T[] = [];
	for (const value of values) {
		batch.push(value);
		if (batch.length < batchSize) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}

function throwFirst([first]: readonly string[]): void {
	if (first !== undefined) throw new Error(first);
}

/** @returns How many pages the files say that they find. */
function writeFiles(files: readonly IndexFile[], folder: string): number {
	let pages = 0;
	for (const { content, path } of files) {
		if (unused.test(path)) continue;
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
		if (path === entryFile) pages = pageCount(Buffer.from(content).toString());
	}
	return pages;
}

function pageCount(entry: string): number {
	const { languages } = entrySchema.parse(JSON.parse(entry));
	return Object.values(languages).reduce((sum, { page_count: count }) => sum + count, 0);
}
