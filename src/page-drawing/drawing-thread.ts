import { parentPort, workerData } from 'node:worker_threads';
import { KeptFiles } from '../kept-pages/kept-files.ts';
import { KeptPageFiles } from '../kept-pages/kept-page-files.ts';
import { PagesOfBuild } from '../kept-pages/pages-of-build.ts';
import { registerPagesOfBuild } from '../kept-pages/pages-under-way.ts';
import type { Taken } from '../threads/taken.ts';
import { type BuiltCode, openBuiltApp } from './built-app.ts';
import { type DrawnFile, PageDrawer, type PathToDraw } from './page-drawer.ts';
import { takeTurns } from './turns.ts';

/** What a thread is told when it begins. */
export interface DrawingOrder {
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
	paths: readonly PathToDraw[];
	taken: Taken;
}

/** What a thread has drawn since it told of others, each with its position among the paths. */
export type DrawnFiles = [index: number, drawn: DrawnFile][];

/** To tell of one costs more than what is told. */
const toldAtOnce = 32;

// Given by drawing-threads.ts.
const { base, cacheFolder, code, outputFolder, paths, siteDigest, siteRoot, taken } =
	workerData as DrawingOrder;
const pages = new PagesOfBuild(new KeptPageFiles(cacheFolder), new KeptFiles(cacheFolder), {
	outputFolder,
	base,
	drawsAll: true,
	siteDigest: () => siteDigest,
});
registerPagesOfBuild(pages);
const drawer = new PageDrawer(pages, siteRoot, cacheFolder);
const app = await openBuiltApp(code);
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
