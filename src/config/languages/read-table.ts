import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LanguageTable } from './language-table.ts';
import type { LanguagePages } from './pages-by-subject.ts';

/** File beside the caches of all languages that has the pages of each. */
const tableFile = 'pages.json';

/** Returns the path of the table of all languages, from the cache of one of them. */
export function tablePath(cacheFolder: string): string {
	return join(dirname(cacheFolder), tableFile);
}

/** Returns the path of the pages of a language, in its cache. */
export function pagesPath(cacheFolder: string): string {
	return join(cacheFolder, 'pages-of-language.json');
}

/**
 * Reads the table of all languages, from the settings of the build of one; `undefined` where the
 * guide has one language, or none has been built.
 */
export function languageTable(settings: {
	GUIDE_LANGUAGE?: string | undefined;
	WAYMARK_CACHE?: string | undefined;
}): LanguageTable | undefined {
	const { GUIDE_LANGUAGE: tag, WAYMARK_CACHE: cacheFolder = '' } = settings;
	if (tag === undefined || tag === '') return undefined;
	const pages = readTable(cacheFolder);
	return pages && new LanguageTable(pages, tag);
}

/** Reads where the pages of all languages are, from the cache of one of them. */
export function readTable(cacheFolder: string): LanguagePages[] | undefined {
	const path = tablePath(cacheFolder);
	if (!existsSync(path)) return undefined;
	// Only the build of all languages writes it.
	return JSON.parse(readFileSync(path, 'utf8')) as LanguagePages[];
}
