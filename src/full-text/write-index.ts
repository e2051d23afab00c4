import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { z } from 'zod';

/**
 * Most files that hold what results show. Of more pages, several share a file: hosts count files, and a site has other ones
 * for each page.
 */
export const mostFragments = 1000;

/** Interfaces that Pagefind brings along, and that the guide does without. */
const unusedFiles = [
	'pagefind-component-ui.css',
	'pagefind-component-ui.js',
	'pagefind-highlight.js',
	'pagefind-modular-ui.css',
	'pagefind-modular-ui.js',
	'pagefind-ui.css',
	'pagefind-ui.js',
];

const entrySchema = z.object({
	languages: z.record(z.string(), z.object({ page_count: z.number() })),
});

/**
 * Writes the full-text index of a finished site: of its pages with `data-pagefind-body`, and of these what stands below that
 * attribute, but for headings and labels.
 *
 * The same pages give the same files, byte for byte.
 *
 * @param language Of the texts (BCP 47): words are reduced to their stems by its rules.
 * @returns How many pages it finds.
 * @throws {AstroError} When the index cannot be made.
 */
export async function writeFullTextIndex(
	siteFolder: string,
	outputFolder: string,
	language: string,
): Promise<number> {
	try {
		const index = await newIndex(language);
		throwFirst((await index.addDirectory({ path: siteFolder })).errors);
		throwFirst((await index.writeFiles({ outputPath: outputFolder })).errors);
		for (const file of unusedFiles) rmSync(join(outputFolder, file), { force: true });
		return pageCount(outputFolder);
	} catch (error) {
		throw new AstroError(
			`The full-text index could not be made: ${error instanceof Error ? error.message : String(error)}`,
			'Pagefind makes it by a program that npm installs among the optional dependencies. Where there is none for the machine, set GUIDE_FULL_TEXT_SEARCH=false: names can be searched all the same.',
		);
	} finally {
		await close();
	}
}

async function newIndex(language: string): Promise<PagefindIndex> {
	const { errors, index } = await createIndex({
		forceLanguage: new Intl.Locale(language).language,
		excludeSelectors: ['h1', 'h2', 'h3', 'dt'],
		maxFragments: mostFragments,
	});
	throwFirst(errors);
	if (!index) throw new Error('Pagefind gave no index.');
	return index;
}

function throwFirst([first]: readonly string[]): void {
	if (first !== undefined) throw new Error(first);
}

function pageCount(folder: string): number {
	const entry: unknown = JSON.parse(readFileSync(join(folder, 'pagefind-entry.json'), 'utf8'));
	return Object.values(entrySchema.parse(entry).languages).reduce(
		(sum, { page_count: count }) => sum + count,
		0,
	);
}
