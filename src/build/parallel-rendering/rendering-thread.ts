import { parentPort, workerData } from 'node:worker_threads';
import type { SharedCursor } from '../workers/shared-cursor.ts';
import { openThreadRenderer, type ThreadRendererSettings } from './thread-renderer.ts';
import type { RenderedFile, PathToRender } from './page-renderer.ts';
import { processQueue } from './work-queue.ts';

/** Holds what a rendering thread starts with. */
export interface RenderingThreadSettings extends ThreadRendererSettings {
	paths: readonly PathToRender[];
	cursor: SharedCursor;
}

/**
 * Lists the files that a thread has rendered since its last message, each with its position among
 * the paths.
 */
export type RenderedFiles = [index: number, file: RenderedFile][];

/** Files are reported in batches, as posting a message costs more than what is in it. */
const batchSize = 32;

// Given by rendering-threads.ts.
const { paths, cursor, ...settings } = workerData as RenderingThreadSettings;
const { app, renderer } = await openThreadRenderer(settings, { rendersAll: true });
const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.route, routeData]));
let batch: RenderedFiles = [];

await processQueue(paths, cursor, async (path, index) => {
	const file = await renderer.renderAndWrite(path, async (request, route) => {
		const routeData = routes.get(route);
		if (!routeData) throw new Error(`There is no route ${route}.`);
		return app.render(request, { routeData });
	});
	if (!file) return;
	batch.push([index, file]);
	if (batch.length === batchSize) postBatch();
});
postBatch();

function postBatch(): void {
	parentPort?.postMessage(batch);
	batch = [];
}
