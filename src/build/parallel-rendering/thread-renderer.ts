import { CachedFiles } from '../page-cache/cached-files.ts';
import { CachedPageFiles } from '../page-cache/cached-page-files.ts';
import { PagesOfBuild } from '../page-cache/pages-of-build.ts';
import { registerPagesOfBuild } from '../page-cache/pages-under-way.ts';
import { type BuiltApp, type BuiltCode, openBuiltApp } from './astro-internals.ts';
import { PageRenderer } from './page-renderer.ts';

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
export interface ThreadRenderer {
	app: BuiltApp;
	drawer: PageRenderer;
	pages: PagesOfBuild;
}

/**
 * Opens the app and makes the pages of the build known on this thread.
 *
 * @param drawsAll Whether pages of an earlier build are drawn anew as well.
 * @throws Where there is no app, or it cannot be opened.
 */
export async function openThreadRenderer(
	{ base, cacheFolder, code, outputFolder, siteDigest, siteRoot }: ThreadOrder,
	{ drawsAll }: { drawsAll: boolean },
): Promise<ThreadRenderer> {
	const pages = new PagesOfBuild(new CachedPageFiles(cacheFolder), new CachedFiles(cacheFolder), {
		outputFolder,
		base,
		drawsAll,
		siteDigest: () => siteDigest,
	});
	registerPagesOfBuild(pages);
	const drawer = new PageRenderer(pages, siteRoot, cacheFolder);
	return { app: await openBuiltApp(code), drawer, pages };
}
