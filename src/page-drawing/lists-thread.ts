import { parentPort, workerData } from 'node:worker_threads';
import { KeptFiles } from '../kept-pages/kept-files.ts';
import { KeptPageFiles } from '../kept-pages/kept-page-files.ts';
import type { NotedPages } from '../kept-pages/page-of-build.ts';
import { PagesOfBuild } from '../kept-pages/pages-of-build.ts';
import { registerPagesOfBuild } from '../kept-pages/pages-under-way.ts';
import { openBuiltApp, pathsOfApp } from './built-app.ts';
import type { DrawingOrder } from './drawing-thread.ts';
import { PageDrawer, type PathToDraw, pathToDraw } from './page-drawer.ts';
import { isOfLists, pathsToDraw } from './paths-to-draw.ts';
import { nothingTaken, takeTurns } from './turns.ts';

/** What a thread is told when it begins. */
export type ListsOrder = Omit<DrawingOrder, 'paths' | 'taken'>;

/** What a thread tells: first which lists and files of lists it is about to draw, then that all of them are in the site. */
export interface ListsNews {
	/** Those that are of no earlier build. */
	paths?: PathToDraw[];
	noted?: NotedPages;
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
tell({ paths: many.map(pathToDraw) });
await takeTurns(many, nothingTaken(), async (path) => {
	const file = await drawer.draw(pathToDraw(path), async (request) =>
		app.render(request, { routeData: path.route }),
	);
	if (!file) throw new Error(`${path.pathname} has no content.`);
});
tell({ noted: pages.noted() });

function tell(news: ListsNews): void {
	parentPort?.postMessage(news);
}
