import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TextResults } from '../../src/outputs/search/full-text.ts';

/** Pages that a query finds, each with its excerpt, in which what is marked stands in brackets. */
export interface FoundPages {
	hits: string[];
	similar: string[];
}

interface Searches {
	/** BCP 47. */
	language: string;
	/** Texts of the pages `/0/`, `/1/` and so on. */
	contents: readonly string[];
	queries: readonly string[];
}

/**
 * Makes a full-text index and searches it as browsers do.
 *
 * It is a process of its own: Playwright turns imports into `require`, which Pagefind's script for
 * browsers does not take.
 */
export function foundTexts<Query extends string>(
	language: string,
	contents: readonly string[],
	queries: readonly Query[],
): Record<Query, FoundPages> {
	const searches: Searches = { language, contents, queries };
	const file = join(import.meta.dirname, 'found-texts.ts');
	const output = execFileSync(process.execPath, [file, JSON.stringify(searches)]);
	// Written below.
	return JSON.parse(output.toString()) as Record<Query, FoundPages>;
}

async function found({ contents, language, queries }: Searches): Promise<object> {
	const { IndexWriter } = await import('../../src/build/full-text-index/index-writer.ts');
	const { searchTexts } = await import('../../src/outputs/search/full-text.ts');
	const folder = mkdtempSync(join(tmpdir(), 'waymark-'));
	const writer = new IndexWriter(language, []);
	for (const [number, content] of contents.entries())
		writer.add(`/${number}/`, { content, meta: { title: 'Page' }, filters: {} });
	await writer.write(folder);
	globalThis.fetch = (url) => {
		const { pathname } = new URL(url as string, pathToFileURL(folder));
		const path = pathname.replace(/^.*file:\/*/, '/');
		return Promise.resolve(new Response(readFileSync(fileURLToPath(`file://${path}`))));
	};
	const pages: Record<string, FoundPages> = {};
	for (const query of queries) {
		const { hits, similar } = await searchTexts(`${pathToFileURL(folder).href}/`, query, {});
		pages[query] = { hits: await listed(hits), similar: await listed(similar) };
	}
	rmSync(folder, { recursive: true });
	return pages;
}

async function listed(results: TextResults): Promise<string[]> {
	const pages = await results.between(0, 9);
	return pages.map(({ excerpt, path }) => {
		const parts = excerpt.map(({ isMarked, text }) => (isMarked ? `[${text}]` : text));
		return `${path}: ${parts.join('')}`;
	});
}

const [, script = '', searches] = process.argv;
if (searches !== undefined && script.endsWith('found-texts.ts')) {
	// Given above.
	const result = await found(JSON.parse(searches) as Searches);
	process.stdout.write(JSON.stringify(result), () => process.exit());
}
