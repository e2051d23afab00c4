import { CachedPageFiles } from '../page-cache/cached-page-files.ts';
import type { PageOfBuild } from '../page-cache/page-of-build.ts';
import { type FinishedPage, finishPageFile, type PageToFinish } from './finished-page.ts';
import { factsFrom } from './cached-facts.ts';
import { hasTwin } from './twin.ts';

/** Gives what was found in each page of a site when it was finished. */
export class FinishedPages {
	readonly #siteRoot: string;
	readonly #pagesOfBuild: ReadonlyMap<string, PageOfBuild> | undefined;
	readonly #cachedPages: CachedPageFiles | undefined;

	/**
	 * @param siteRoot Absolute address of the site, with its base path and a slash at the end.
	 * @param pagesOfBuild Pages by their files; absent where no pages are cached.
	 * @param cacheFolder Folder in which facts of pages are cached.
	 */
	constructor(
		siteRoot: string,
		pagesOfBuild?: ReadonlyMap<string, PageOfBuild>,
		cacheFolder?: string,
	) {
		this.#siteRoot = siteRoot;
		this.#pagesOfBuild = pagesOfBuild;
		this.#cachedPages = cacheFolder === undefined ? undefined : new CachedPageFiles(cacheFolder);
	}

	/**
	 * Returns a page as finished: a page that was not finished yet is finished now, and so is one
	 * whose data are gone from where it is cached.
	 */
	finished(page: PageToFinish): FinishedPage {
		return this.found(page) ?? this.#finishedNow(page);
	}

	/** Returns what `finished` does; `undefined` for a page that would have to be finished. */
	found(page: PageToFinish): FinishedPage | undefined {
		const noted = this.#pagesOfBuild?.get(page.file);
		const found = this.#cached(noted);
		if (!noted || !found || lacksData(page, noted, found)) return undefined;
		if (!noted.isRestored) this.#cachedPages?.noteWritten(noted.key);
		return found;
	}

	#finishedNow(page: PageToFinish): FinishedPage {
		const finished = finishPageFile(page, this.#siteRoot);
		const noted = this.#pagesOfBuild?.get(page.file);
		const found = this.#cached(noted);
		if (!noted) return finished;
		noted.isSameFile = false;
		// What was found in it is not cached, or damaged: no later build can take it.
		if (!found) noted.isFinished = false;
		// Its data were gone; they are in the page, and are to be cached once more.
		else this.#cachedPages?.noteWritten(noted.key);
		return found ?? finished;
	}

	#cached(noted: PageOfBuild | undefined): FinishedPage | undefined {
		const facts = noted?.isFinished ? this.#cachedPages?.facts(noted.key) : undefined;
		return facts === undefined ? undefined : factsFrom(facts);
	}
}

function lacksData(
	page: PageToFinish,
	{ isRestored }: PageOfBuild,
	{ twin }: FinishedPage,
): boolean {
	return isRestored && twin !== undefined && !hasTwin(page);
}
