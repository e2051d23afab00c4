import { parentPort, workerData } from 'node:worker_threads';
import { KeptFiles } from '../kept-pages/kept-files.ts';
import { KeptPageFiles } from '../kept-pages/kept-page-files.ts';
import type { NotedPages } from '../kept-pages/page-of-build.ts';
import { PagesOfBuild } from '../kept-pages/pages-of-build.ts';
import { registerPagesOfBuild } from '../kept-pages/pages-under-way.ts';
import { nothingTaken } from '../threads/taken.ts';
import { openBuiltApp, pathsOfApp } from './built-app.ts';
import type { DrawingOrder } from './drawing-thread.ts';
import { PageDrawer, type PathToDraw, pathToDraw } from './page-drawer.ts';
import { isOfLists, pathsToDraw } from './paths-to-draw.ts';
import { takeTurns } from './turns.ts';

/** What a thread is told when it begins. */
export type ListsOrder = Omit<DrawingOrder, 'paths' | 'taken'>;

/** All lists of a site and their files, which are there now. */
export interface DrawnLists {
	/** Those that were drawn; the others are of an earlier build. */
	paths: PathToDraw[];
	noted: NotedPages;
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
await takeTurns(many, nothingTaken(), async (path) => {
	const file = await drawer.draw(pathToDraw(path), async (request) =>
		app.render(request, { routeData: path.route }),
	);
	if (!file) throw new Error(`${path.pathname} has no content.`);
});
parentPort?.postMessage({
	paths: many.map(pathToDraw),
	noted: pages.noted(),
} satisfies DrawnLists);
