import { KeptPageFiles } from '../kept-pages/kept-page-files.ts';
import type { PageOfBuild } from '../kept-pages/page-of-build.ts';
import { type FinishedPage, finishPageFile, type PageToFinish } from './finished-page.ts';
import { factsFrom } from './kept-facts.ts';
import { hasTwin } from './twin.ts';

/**
 * Gives what tells of each page of a site what was found in it when it was finished; a page that was not yet is finished then,
 * and so is one whose data are gone from where it is kept.
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
		const noted = pagesOfBuild?.get(page.file);
		const known = noted?.isFinished ? keptPages?.facts(noted.key) : undefined;
		if (noted === undefined || known === undefined) {
			// What was found in it is not kept, or damaged: no later build can take it.
			if (noted) Object.assign(noted, { isFinished: false, isSameFile: false });
			return finishPageFile(page, siteRoot);
		}
		const finished = factsFrom(known);
		const lacksData = noted.isKept && finished.twin !== undefined && !hasTwin(page);
		if (lacksData) {
			// They are in the page, and are to be kept once more.
			finishPageFile(page, siteRoot);
			noted.isSameFile = false;
		}
		if (lacksData || !noted.isKept) keptPages?.noteWritten(noted.key);
		return finished;
	};
}
