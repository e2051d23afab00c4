import { parentPort, workerData } from 'node:worker_threads';
import type { PageOfBuild } from '../page-cache/page-of-build.ts';
import { createRoutes } from '../../config/routes.ts';
import { type SharedCursor, takeNext } from '../workers/shared-cursor.ts';
import { FinishedPages } from './finished-pages.ts';
import { type CheckedPage, PageCheck } from './page-check.ts';
import { PublishedRecords } from './published-records.ts';
import { publishedUrlOf, basePathOf, siteFiles } from './site-files.ts';
import type { SiteToCheck } from './site-to-check.ts';

/** Holds what a thread is told when it begins. */
export interface PagesToCheck extends SiteToCheck {
	/** Decoded paths at which files will be served that are not there yet. */
	coming: readonly string[];
	/** Notes of the build on them, by their files; in the order of their paths. */
	pages: ReadonlyMap<string, PageOfBuild>;
	/** Paths of the pages whose texts are asked for. */
	textsWanted: ReadonlySet<string>;
	/**
	 * How many of the pages are taken: by this thread from the last, by the one that builds from the
	 * first.
	 */
	cursor: SharedCursor;
}

export interface PagesChecked {
	/** Without those that would have to be finished. */
	pages: CheckedPage[];
	/** Decoded paths on this site to which they lead. */
	reliedOn: ReadonlySet<string>;
}

// Given by page-check-worker.ts.
const { addressesFile, base, cacheFolder, coming, folder, pages, site, ...order } =
	workerData as PagesToCheck;
const routes = createRoutes(site, base);
const { siteRoot } = routes;
const { paths } = siteFiles(folder, basePathOf(siteRoot));
for (const path of coming) paths.add(path);
const records = new PublishedRecords(order.snapshotPath, routes, addressesFile);
const pageCheck = new PageCheck(siteRoot, { paths, records, today: order.today });
const finishedPages = new FinishedPages(siteRoot, pages, cacheFolder);
const checked: CheckedPage[] = [];
for (const [file, { path }] of [...pages].reverse()) {
	if (takeNext(order.cursor) >= pages.size) break;
	const page = { file, path, url: publishedUrlOf(path, siteRoot) };
	const found = finishedPages.found(page);
	if (!found) continue;
	const searchedText = order.textsWanted.has(path) ? found.searchedText : undefined;
	checked.push(pageCheck.check(page, { ...found, searchedText }));
}
records.close();
parentPort?.postMessage({ pages: checked, reliedOn: pageCheck.reliedOn } satisfies PagesChecked);
