import { parentPort, workerData } from 'node:worker_threads';
import { KeptFiles } from '../kept-pages/kept-files.ts';
import { KeptPageFiles } from '../kept-pages/kept-page-files.ts';
import type { TakenFromKept } from '../kept-pages/pages-of-build.ts';
import { PagesOfBuild } from '../kept-pages/pages-of-build.ts';
import { registerPagesOfBuild } from '../kept-pages/pages-under-way.ts';
import { type BuiltCode, openBuiltApp, pathsOfApp } from './built-app.ts';
import { type DrawnFile, PageDrawer } from './page-drawer.ts';
import { isOfLists, pathsToDraw } from './paths-to-draw.ts';
import { nothingTaken, takeTurns } from './turns.ts';

/** What a thread is told when it begins. */
export interface ListsOrder {
	code: BuiltCode;
	/** Absolute address of the site, with its base path and a slash at the end. */
	siteRoot: string;
	/** Path under which it is served. */
	base: string;
	/** Where it is built. */
	outputFolder: string;
	cacheFolder: string;
	/** Of all that decides what is on pages besides what they show. */
	siteDigest: string;
}

/** All lists of a site and their files, which are there now. */
export interface DrawnLists {
	drawn: DrawnFile[];
	/** Of those that are pages, as Astro names them. */
	pagesDrawn: string[];
	kept: TakenFromKept;
}

// Given by lists-meanwhile.ts.
const { base, cacheFolder, code, outputFolder, siteDigest, siteRoot } = workerData as ListsOrder;
const pages = new PagesOfBuild(new KeptPageFiles(cacheFolder), new KeptFiles(cacheFolder), {
	outputFolder,
	base,
	drawsAll: false,
	siteDigest: () => siteDigest,
});
registerPagesOfBuild(pages);
const drawer = new PageDrawer(pages, siteRoot, cacheFolder);
const app = await openBuiltApp(code);
const paths = await pathsOfApp(app, isOfLists);
const { many, others } = pathsToDraw(paths, { isShard: false, isAwaited: () => false });
if (others[0]) throw new Error(`${others[0].pathname} is the path of two pages.`);
const drawn: DrawnFile[] = [];
await takeTurns(many, nothingTaken(), async ({ pathname, route }) => {
	const path = { pathname, route: route.route, isPage: route.type === 'page' };
	const file = await drawer.draw(path, async (request) =>
		app.render(request, { routeData: route }),
	);
	if (!file) throw new Error(`${pathname} has no content.`);
	drawn.push(file);
});
parentPort?.postMessage({
	drawn,
	pagesDrawn: many.filter(({ route }) => route.type === 'page').map(({ pathname }) => pathname),
	kept: pages.takenFromKept(),
} satisfies DrawnLists);
