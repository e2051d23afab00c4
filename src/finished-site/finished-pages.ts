import { KeptPageFiles } from '../kept-pages/kept-page-files.ts';
import type { PageOfBuild } from '../kept-pages/pages-of-build.ts';
import { type FinishedPage, finishPageFile, type PageToFinish } from './finished-page.ts';
import { factsFrom } from './kept-facts.ts';
import { writeTwin } from './twin.ts';

/**
 * Gives what tells of each page of a site what was found in it when it was finished; a page that was not yet is finished then.
 *
 * @param siteRoot Absolute address of the site, with its base path and a slash at the end.
 * @param pagesOfBuild By their files; absent where no pages are kept.
 * @param cacheFolder Where facts of pages are kept.
 */
export function finishedPages(
	siteRoot: string,
	pagesOfBuild?: ReadonlyMap<string, PageOfBuild>,
	cacheFolder?: string,
): (page: PageToFinish) => FinishedPage {
	const keptPages = cacheFolder === undefined ? undefined : new KeptPageFiles(cacheFolder);
	return (page) => {
		const { isFinished = false, isKept = false, key = '' } = pagesOfBuild?.get(page.file) ?? {};
		const known = isFinished ? keptPages?.facts(key) : undefined;
		if (known === undefined) return finishPageFile(page, siteRoot);
		const finished = factsFrom(known);
		if (isKept) writeTwin(page, finished.facts);
		else keptPages?.noteWritten(key);
		return finished;
	};
}
