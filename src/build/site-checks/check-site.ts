import { createProgress } from '../../content/client/progress.ts';
import type { FullTextIndex } from '../full-text-index/full-text-index.ts';
import type { PageOfBuild } from '../page-cache/page-of-build.ts';
import { createRoutes } from '../../config/routes.ts';
import { BetweenPages, type PagesTogether } from './between-pages.ts';
import { FinishedPages } from './finished-pages.ts';
import { type CheckedPage, PageCheck } from './page-check.ts';
import type { PageCheckWorker } from './page-check-worker.ts';
import { PublishedRecords } from './published-records.ts';
import { publishedUrlOf, basePathOf, type PageFile, siteFiles } from './site-files.ts';
import type { SiteProblem } from './site-problem.ts';
import type { SiteToCheck } from './site-to-check.ts';

export interface RenderedSite extends SiteToCheck {
	/**
	 * Holds files of the operator, which are in the site as they are and are not judged; absent where
	 * there are none.
	 */
	publicFolder?: string | undefined;
	/** Decoded paths at which files will be served that are not written yet. */
	pendingPaths?: readonly string[] | undefined;
	/** Pages that go into the page cache, by their files; absent where there is no cache. */
	pagesOfBuild?: ReadonlyMap<string, PageOfBuild> | undefined;
	/**
	 * Full-text index, which receives the texts that it lacks and is then started, if it is not yet;
	 * absent where the guide has none.
	 */
	fullText?: FullTextIndex | undefined;
	/** Thread that may have started to check pages; absent where there is none. */
	pageCheckWorker?: PageCheckWorker | undefined;
	/** Receives a warning where that thread has ended early, which does no harm. */
	warn?: ((message: string) => void) | undefined;
}

export interface SiteCheck extends PagesTogether {
	problems: SiteProblem[];
	pageCount: number;
}

/**
 * Checks every page of a site against what the guide promises, and finishes those that are not
 * finished yet.
 *
 * It publishes nothing: the caller decides by the errors among the problems. Of the pages only
 * URLs, ids and titles stay in memory, and the findings of the thread that checks pages meanwhile.
 * The result does not depend on that thread.
 */
export async function checkSite(site: RenderedSite): Promise<SiteCheck> {
	const {
		addressesFile,
		folder,
		fullText,
		pageCheckWorker,
		pagesOfBuild,
		pendingPaths = [],
	} = site;
	const routes = createRoutes(site.site, site.base);
	const { siteRoot } = routes;
	const files = siteFiles(folder, basePathOf(siteRoot), site.publicFolder);
	for (const path of pendingPaths) files.paths.add(path);
	const records = new PublishedRecords(site.snapshotPath, routes, addressesFile);
	const pageCheck = new PageCheck(siteRoot, { paths: files.paths, records, today: site.today });
	const finishedPages = new FinishedPages(siteRoot, pagesOfBuild, site.cacheFolder);
	const together = new BetweenPages(routes);
	const problems: SiteProblem[] = [];
	const progress = createProgress({ label: 'Checks' });
	let done = 0;
	const checkHere = (file: PageFile) => {
		const page = { ...file, url: publishedUrlOf(file.path, siteRoot) };
		return pageCheck.check(page, finishedPages.finished(page));
	};
	const add = (page: CheckedPage) => {
		together.add(page);
		fullText?.add(page.path, page.searchedText, pagesOfBuild?.get(page.file)?.key);
		problems.push(...page.problems.map((problem) => ({ page: page.path, ...problem })));
		progress.advance(++done, files.pages.length);
	};
	try {
		let next = 0;
		for (const page of files.pages) {
			if (pageCheckWorker?.take(page.file) === false) break;
			add(checkHere(page));
			next++;
		}
		const checkedByWorker = await pageCheckWorker?.checked(files.paths, site.warn ?? console.warn);
		for (const page of files.pages.slice(next)) {
			add(checkedByWorker?.get(page.file) ?? checkHere(page));
		}
		fullText?.begin(folder);
		problems.push(...missingPages(records, files.paths), ...together.problems());
		return { ...together.together, problems, pageCount: files.pages.length };
	} finally {
		progress.clear();
		records.close();
		await pageCheckWorker?.close();
	}
}

/**
 * Reports places without a page. Places always have one; events lose theirs some time after they
 * are over.
 */
function missingPages({ byPath }: PublishedRecords, paths: ReadonlySet<string>): SiteProblem[] {
	return [...byPath]
		.filter(([path, { resource }]) => resource !== 'events' && !paths.has(path))
		.map(([page, { id, name }]) => ({
			severity: 'error',
			rule: 'page',
			page,
			message: `There is no page for “${name}” (${id}), so its credits cannot be checked.`,
			remedy:
				'Let every published record have a page at the address that src/guide/model/record-slugs.ts makes.',
		}));
}
