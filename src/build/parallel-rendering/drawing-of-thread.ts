import { KeptFiles } from '../page-cache/kept-files.ts';
import { KeptPageFiles } from '../page-cache/kept-page-files.ts';
import { PagesOfBuild } from '../page-cache/pages-of-build.ts';
import { registerPagesOfBuild } from '../page-cache/pages-under-way.ts';
import { type BuiltApp, type BuiltCode, openBuiltApp } from './astro-internals.ts';
import { PageDrawer } from './page-drawer.ts';

/** Holds what a thread that draws is told when it begins. */
export interface ThreadOrder {
	code: BuiltCode;
	/** Absolute address of the site, with its base path and a slash at the end. */
	siteRoot: string;
	/** Path under which it is served. */
	base: string;
	/** Where it is built. */
	outputFolder: string;
	cacheFolder: string;
	/** Digest of all that decides what is on pages besides what they show. */
	siteDigest: string;
}

/** Holds what another thread than the one that builds draws with. */
export interface DrawingOfThread {
	app: BuiltApp;
	drawer: PageDrawer;
	pages: PagesOfBuild;
}

/**
 * Opens the app and makes the pages of the build known on this thread.
 *
 * @param drawsAll Whether pages of an earlier build are drawn anew as well.
 * @throws Where there is no app, or it cannot be opened.
 */
export async function openDrawing(
	{ base, cacheFolder, code, outputFolder, siteDigest, siteRoot }: ThreadOrder,
	{ drawsAll }: { drawsAll: boolean },
): Promise<DrawingOfThread> {
	const pages = new PagesOfBuild(new KeptPageFiles(cacheFolder), new KeptFiles(cacheFolder), {
		outputFolder,
		base,
		drawsAll,
		siteDigest: () => siteDigest,
	});
	registerPagesOfBuild(pages);
	const drawer = new PageDrawer(pages, siteRoot, cacheFolder);
	return { app: await openBuiltApp(code), drawer, pages };
}
