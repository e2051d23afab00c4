import type { Day } from '../events/days.ts';
import type { FullTextIndex } from '../full-text/full-text-index.ts';
import type { PageOfBuild } from '../kept-pages/page-of-build.ts';
import { createRoutes } from '../routes.ts';
import type { ContentPolicy } from '../security/content-policy.ts';
import { checkCredits } from './check-credits.ts';
import { HeadCheck } from './check-head.ts';
import { LinkCheck } from './check-links.ts';
import { PolicyCheck } from './check-policy.ts';
import { StructuredDataCheck } from './check-structured-data.ts';
import { finishedPages } from './finished-pages.ts';
import { lastChange } from './last-change.ts';
import { PublishedRecords } from './published-records.ts';
import { shownRecords } from './shown-records.ts';
import { addressOf, siteFiles } from './site-files.ts';
import type { PageProblem, SiteProblem } from './site-problem.ts';
import type { SiteSize } from './site-size.ts';

export interface FinishedSite {
	/** Where its files lie. */
	folder: string;
	/** Origin of the published site. */
	site: string;
	/** Path under which it is served, such as `/guide/`. */
	base: string;
	/** Holds files of the operator, which are in the site as they are and are not judged; absent where there are none. */
	publicFolder?: string | undefined;
	/** Paths at which files will be served that are not there yet; decoded. */
	comingPaths?: readonly string[] | undefined;
	/** The snapshot of the content that it was made from. */
	snapshotPath: string;
	/** The day for which it is built, in the time zone of the guide. */
	today: Day;
	/** A committed file of addresses that earlier builds have published. */
	addressesFile?: string | undefined;
	/** Of its pages those that are kept between builds, by their files; absent where none are. */
	pagesOfBuild?: ReadonlyMap<string, PageOfBuild> | undefined;
	/** Where these are kept. */
	cacheFolder?: string | undefined;
	/** Is given the texts that it does not know yet, and begun if it is not; absent where the guide has none. */
	fullText?: FullTextIndex | undefined;
}

/** What a sitemap says of a page. */
export interface SitemapPage {
	/** When what the page shows was last changed, as a date-time with offset. */
	updatedAt?: string | undefined;
	/** Absolute addresses. */
	imageUrls: readonly string[];
}

export interface SiteCheck {
	problems: SiteProblem[];
	pageCount: number;
	size: SiteSize;
	/** Pages whose data was written beside them. */
	twinCount: number;
	/** The pages that search engines may show, by their absolute addresses. */
	sitemapPages: ReadonlyMap<string, SitemapPage>;
	nodeCounts: ReadonlyMap<string, number>;
	withoutRichResult: ReadonlyMap<string, number>;
	/** The content security policy that all pages together need. */
	policy: ContentPolicy;
}

/**
 * Holds every page of a site against what the guide promises, and finishes those that are not finished yet.
 *
 * Nothing is published by this: whoever publishes decides by the errors among the problems. Of the pages only addresses, ids
 * and titles are kept in memory.
 */
export function checkSite({
	folder,
	site,
	base,
	publicFolder,
	comingPaths = [],
	snapshotPath,
	today,
	addressesFile,
	pagesOfBuild,
	cacheFolder,
	fullText,
}: FinishedSite): SiteCheck {
	const routes = createRoutes(site, base);
	const basePath = decodeURIComponent(new URL(routes.siteRoot).pathname);
	const files = siteFiles(folder, basePath, publicFolder);
	for (const path of comingPaths) files.paths.add(path);
	const records = new PublishedRecords(snapshotPath, routes, addressesFile);
	const checks = {
		links: new LinkCheck(routes.siteRoot, files.paths),
		head: new HeadCheck(),
		policy: new PolicyCheck(routes.siteRoot),
		structuredData: new StructuredDataCheck(),
	};
	const problems: SiteProblem[] = [];
	const sitemapPages = new Map<string, SitemapPage>();
	const comingAndGoing = [routes.events(), routes.browse()].map(decodeURIComponent);
	const size: SiteSize = { pages: 0, places: 0 };
	let twinCount = 0;
	try {
		const finishedPage = finishedPages(routes.siteRoot, pagesOfBuild, cacheFolder);
		for (const file of files.pages) {
			const url = addressOf(file.path, routes.siteRoot);
			const page = { ...file, url };
			const finished = finishedPage(page);
			const { facts, searchedText, twin } = finished;
			checks.policy.join(finished.policy);
			fullText?.add(page.path, searchedText, pagesOfBuild?.get(page.file)?.key);
			if (twin !== undefined) {
				files.paths.add(twin);
				twinCount++;
			}
			const found: PageProblem[] = [
				...finished.policyProblems,
				...checks.links.check(page.path, facts),
			];
			if (!facts.isRedirect) {
				const own = records.byPath.get(page.path);
				if (!comingAndGoing.some((path) => page.path.startsWith(path))) size.pages++;
				if (own?.resource === 'places') size.places++;
				const shown = shownRecords(page.path, facts, records, checks.links);
				const structured = checks.structuredData.check(url, finished.validation, own);
				found.push(
					...checks.head.check(page.path, url, facts),
					...structured.problems,
					...checkCredits(facts, shown),
				);
				if (facts.isIndexable) {
					const updatedAt = lastChange(
						own,
						shown.map(({ record }) => record),
						today,
					);
					sitemapPages.set(url, { updatedAt, imageUrls: structured.imageUrls });
				}
			}
			problems.push(...found.map((problem) => ({ page: page.path, ...problem })));
		}
		fullText?.begin(folder);
		problems.push(
			...missingPages(records, files.paths),
			...checks.links.finish(),
			...checks.head.finish(),
			...checks.structuredData.finish(),
		);
	} finally {
		records.close();
	}
	const { nodeCounts, withoutRichResult } = checks.structuredData;
	const pageCount = files.pages.length;
	const { whole: policy } = checks.policy;
	return {
		problems,
		pageCount,
		size,
		twinCount,
		sitemapPages,
		nodeCounts,
		withoutRichResult,
		policy,
	};
}

/** Places always have a page; events lose theirs some time after they are over. */
function missingPages({ byPath }: PublishedRecords, paths: ReadonlySet<string>): SiteProblem[] {
	return [...byPath]
		.filter(([path, { resource }]) => resource !== 'events' && !paths.has(path))
		.map(([page, { id, name }]) => ({
			severity: 'error',
			rule: 'page',
			page,
			message: `There is no page for “${name}” (${id}), so what it owes cannot be proved.`,
			remedy:
				'Let every published record have a page at the address that src/guide/address-slugs.ts makes.',
		}));
}
