import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TextResults } from '../../src/outputs/search/full-text.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Pages that a query finds, each with its excerpt, in which what is marked stands in brackets. */
export interface FoundPages {
	hits: string[];
	similar: string[];
}

/** Number of pages, the first of those that are found, which are listed. */
const mostListed = 9;

export interface Searches {
	/** Holds the index. */
	folder: string;
	queries: readonly string[];
	filters: Readonly<Record<string, string>>;
	/** Texts of which the index is made first; absent where it is there. */
	texts?: TextsToIndex;
}

interface TextsToIndex {
	/** BCP 47. */
	language: string;
	/** Texts of the pages `/0/`, `/1/` and so on. */
	contents: readonly string[];
}

/** Makes a full-text index and searches it as browsers do. */
export function foundTexts<Query extends string>(
	language: string,
	contents: readonly string[],
	queries: readonly Query[],
): Record<Query, FoundPages> {
	using folder = temporaryFolder();
	const texts = { language, contents };
	const [found] = foundInIndexes([{ folder: folder.path, queries, filters: {}, texts }]);
	// Written below, for each query.
	return found as Record<Query, FoundPages>;
}

/**
 * Searches full-text indexes as browsers do.
 *
 * It is a process of its own: Playwright turns imports into `require`, which Pagefind's script for
 * browsers does not take.
 *
 * @returns What was found in each index, by query.
 */
export function foundInIndexes(searches: readonly Searches[]): Record<string, FoundPages>[] {
	const file = join(import.meta.dirname, 'found-texts.ts');
	const input = JSON.stringify(searches);
	const output = execFileSync(process.execPath, [file, 'found'], { input, maxBuffer: 2 ** 26 });
	// Written below.
	return JSON.parse(output.toString()) as Record<string, FoundPages>[];
}

async function found({
	filters,
	folder,
	queries,
	texts,
}: Searches): Promise<Record<string, FoundPages>> {
	const { searchTexts } = await import('../../src/outputs/search/full-text.ts');
	if (texts) await makeIndex(folder, texts);
	globalThis.fetch = (url) => {
		const { pathname } = new URL(url as string, pathToFileURL(folder));
		const path = pathname.replace(/^.*file:\/*/, '/');
		return Promise.resolve(new Response(readFileSync(fileURLToPath(`file://${path}`))));
	};
	const pages: Record<string, FoundPages> = {};
	for (const query of queries) {
		const { hits, similar } = await searchTexts(`${pathToFileURL(folder).href}/`, query, filters);
		pages[query] = { hits: await listed(hits), similar: await listed(similar) };
	}
	return pages;
}

async function makeIndex(folder: string, { contents, language }: TextsToIndex): Promise<void> {
	const { IndexWriter } = await import('../../src/build/full-text-index/index-writer.ts');
	const writer = new IndexWriter(language, []);
	for (const [number, content] of contents.entries())
		writer.add(`/${number}/`, { content, meta: { title: 'Page' }, filters: {} });
	await writer.write(folder);
}

async function listed(results: TextResults): Promise<string[]> {
	const pages = await results.between(0, mostListed);
	return pages.map(({ excerpt, path }) => {
		const parts = excerpt.map(({ isMarked, text }) => (isMarked ? `[${text}]` : text));
		return `${path}: ${parts.join('')}`;
	});
}

const [, script = '', word] = process.argv;
if (word === 'found' && script.endsWith('found-texts.ts')) {
	// Given above.
	const searches = JSON.parse(readFileSync(0, 'utf8')) as Searches[];
	const results = [];
	for (const one of searches) results.push(await found(one));
	process.stdout.write(JSON.stringify(results), () => process.exit());
}
