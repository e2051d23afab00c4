import { parentPort, workerData } from 'node:worker_threads';
import type { Taken } from '../workers/taken.ts';
import { openDrawing, type ThreadOrder } from './drawing-of-thread.ts';
import type { DrawnFile, PathToDraw } from './page-drawer.ts';
import { takeTurns } from './turns.ts';

/** Holds what a thread is told when it begins. */
export interface RenderOrder extends ThreadOrder {
	paths: readonly PathToDraw[];
	taken: Taken;
}

/**
 * Lists what a thread has drawn since it told of others, each with its position among the paths.
 */
export type DrawnFiles = [index: number, drawn: DrawnFile][];

/** To tell of one costs more than what is told. */
const toldAtOnce = 32;

// Given by drawing-threads.ts.
const { paths, taken, ...order } = workerData as RenderOrder;
const { app, drawer } = await openDrawing(order, { drawsAll: true });
const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.route, routeData]));
let drawnFiles: DrawnFiles = [];

await takeTurns(paths, taken, async (path, index) => {
	const drawn = await drawer.draw(path, async (request, route) => {
		const routeData = routes.get(route);
		if (!routeData) throw new Error(`There is no route ${route}.`);
		return app.render(request, { routeData });
	});
	if (!drawn) return;
	drawnFiles.push([index, drawn]);
	if (drawnFiles.length === toldAtOnce) tell();
});
tell();

function tell(): void {
	parentPort?.postMessage(drawnFiles);
	drawnFiles = [];
}
