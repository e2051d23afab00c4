import type { PagesOfBuild } from './pages-of-build.ts';

let underWay: PagesOfBuild | undefined;

/**
 * Lets the code that renders pages find them: `shared-modules.ts` sees to it that this module is
 * the same to both.
 */
export function registerPagesOfBuild(pages: PagesOfBuild | undefined): void {
	underWay = pages;
}

/**
 * Returns the pages of the build that is under way; `undefined` where none is, or where pages are
 * not cached.
 */
export function pagesOfBuild(): PagesOfBuild | undefined {
	return underWay;
}
