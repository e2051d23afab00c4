import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AstroError } from 'astro/errors';
import { close, createIndex, type IndexFile, type PagefindIndex } from 'pagefind';
import { z } from 'zod';

/** Interfaces that Pagefind brings along, and that the guide does without. */
const unused = /^pagefind-(component-ui|highlight|modular-ui|ui)\.(css|js)$/;

const entryFile = 'pagefind-entry.json';
const entrySchema = z.object({
	languages: z.record(z.string(), z.object({ page_count: z.number() })),
});

/**
 * Writes the full-text index of a finished site: of its pages with `data-pagefind-body`, and of these what stands below that
 * attribute, but for headings and labels.
 *
 * The same pages give the same files, but for the order of values in those of the filters and the names that follow from it. There
 * is a file for each page.
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
		// Files that Pagefind writes itself may not be whole when it says so.
		const { errors, files } = await index.getFiles();
		throwFirst(errors);
		return writeFiles(files, outputFolder);
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
	});
	throwFirst(errors);
	if (!index) throw new Error('Pagefind gave no index.');
	return index;
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
