import { parentPort, workerData } from 'node:worker_threads';
import type { PageOfBuild } from '../page-cache/page-of-build.ts';
import { createRoutes } from '../../config/routes.ts';
import { type SharedCursor, takeNext } from '../workers/shared-cursor.ts';
import { FinishedPages } from './finished-pages.ts';
import { type CheckedPage, PageCheck } from './page-check.ts';
import { PublishedRecords } from './published-records.ts';
import { publishedUrlOf, basePathOf, siteFiles } from './site-files.ts';
import type { SiteToCheck } from './site-to-check.ts';

/** Holds what the checking thread starts with. */
export interface PagesToCheck extends SiteToCheck {
	/** Decoded paths at which files will be served that are not written yet. */
	pendingPaths: readonly string[];
	/** Pages to check, by their files; in the order of their paths. */
	pages: ReadonlyMap<string, PageOfBuild>;
	/** Decoded paths of the pages whose texts the full-text index lacks. */
	textsWanted: ReadonlySet<string>;
	/**
	 * Number of pages that are taken: this thread takes them from the last, the main thread from the
	 * first.
	 */
	cursor: SharedCursor;
}

export interface PagesChecked {
	/** Checked pages; pages that are not finished yet are left to the main thread. */
	pages: CheckedPage[];
	/** Decoded paths on this site to which the pages link. */
	reliedOn: ReadonlySet<string>;
}

// Given by page-check-worker.ts.
const { addressesFile, base, cacheFolder, folder, pages, pendingPaths, site, ...rest } =
	workerData as PagesToCheck;
const routes = createRoutes(site, base);
const { siteRoot } = routes;
const { paths } = siteFiles(folder, basePathOf(siteRoot));
for (const path of pendingPaths) paths.add(path);
const records = new PublishedRecords(rest.snapshotPath, routes, addressesFile);
const pageCheck = new PageCheck(siteRoot, { paths, records, today: rest.today });
const finishedPages = new FinishedPages(siteRoot, pages, cacheFolder);
const checked: CheckedPage[] = [];
for (const [file, { path }] of [...pages].reverse()) {
	if (takeNext(rest.cursor) >= pages.size) break;
	const page = { file, path, url: publishedUrlOf(path, siteRoot) };
	const found = finishedPages.found(page);
	if (!found) continue;
	const searchedText = rest.textsWanted.has(path) ? found.searchedText : undefined;
	checked.push(pageCheck.check(page, { ...found, searchedText }));
}
records.close();
parentPort?.postMessage({ pages: checked, reliedOn: pageCheck.reliedOn } satisfies PagesChecked);
