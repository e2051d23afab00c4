import { parentPort, workerData } from 'node:worker_threads';
import type { NotedPages } from '../page-cache/page-of-build.ts';
import { nothingTaken } from '../workers/taken.ts';
import { openDrawing, type ThreadOrder } from './drawing-of-thread.ts';
import { type PathToDraw, pathToDraw } from './page-drawer.ts';
import { pathsOfApp } from './paths-in-turns.ts';
import { isOfLists, pathsToDraw } from './paths-to-draw.ts';
import { takeTurns } from './turns.ts';

/** All lists of a site and their files, which are there now. */
export interface DrawnLists {
	/** Those that were drawn; the others are of an earlier build. */
	paths: PathToDraw[];
	noted: NotedPages;
}

// Given by lists-meanwhile.ts.
const { app, drawer, pages } = await openDrawing(workerData as ThreadOrder, { drawsAll: false });
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
