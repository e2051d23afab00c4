import { parentPort, workerData } from 'node:worker_threads';
import type { NotedPages } from '../page-cache/page-of-build.ts';
import { newSharedCursor } from '../workers/shared-cursor.ts';
import { openThreadRenderer, type ThreadRendererSettings } from './thread-renderer.ts';
import { type PathToRender, pathToRender } from './page-renderer.ts';
import { pathsOfApp } from './paths-in-passes.ts';
import { isOfLists, pathsToRender } from './paths-to-render.ts';
import { processQueue } from './work-queue.ts';

/** Holds all lists of a site and their files, once they are written. */
export interface RenderedLists {
	/** Paths of the lists that were rendered; the others were restored from the cache. */
	paths: PathToRender[];
	noted: NotedPages;
}

// Given by list-worker.ts.
const { app, renderer, pages } = await openThreadRenderer(workerData as ThreadRendererSettings, {
	rendersAll: false,
});
const paths = await pathsOfApp(app, isOfLists);
const { many, others } = pathsToRender(paths, { isShard: false, isAwaited: () => false });
if (others[0]) throw new Error(`${others[0].pathname} is the path of two pages.`);
await processQueue(many, newSharedCursor(), async (path) => {
	const file = await renderer.renderAndWrite(pathToRender(path), async (request) =>
		app.render(request, { routeData: path.route }),
	);
	if (!file) throw new Error(`${path.pathname} has no content.`);
});
parentPort?.postMessage({
	paths: many.map(pathToRender),
	noted: pages.noted(),
} satisfies RenderedLists);
