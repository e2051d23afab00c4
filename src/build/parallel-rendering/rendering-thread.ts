import { parentPort, workerData } from 'node:worker_threads';
import type { SharedCursor } from '../workers/shared-cursor.ts';
import { openThreadRenderer, type ThreadOrder } from './thread-renderer.ts';
import type { RenderedFile, PathToRender } from './page-renderer.ts';
import { processQueue } from './work-queue.ts';

/** Holds what a thread is told when it begins. */
export interface RenderOrder extends ThreadOrder {
	paths: readonly PathToRender[];
	cursor: SharedCursor;
}

/**
 * Lists what a thread has drawn since it told of others, each with its position among the paths.
 */
export type RenderedFiles = [index: number, drawn: RenderedFile][];

/** To tell of one costs more than what is told. */
const toldAtOnce = 32;

// Given by rendering-threads.ts.
const { paths, cursor, ...order } = workerData as RenderOrder;
const { app, drawer } = await openThreadRenderer(order, { drawsAll: true });
const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.route, routeData]));
let drawnFiles: RenderedFiles = [];

await processQueue(paths, cursor, async (path, index) => {
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
