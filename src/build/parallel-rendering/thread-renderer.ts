import { CachedFiles } from '../page-cache/cached-files.ts';
import { CachedPageFiles } from '../page-cache/cached-page-files.ts';
import { PagesOfBuild } from '../page-cache/pages-of-build.ts';
import { registerPagesOfBuild } from '../page-cache/pages-under-way.ts';
import { type BuiltApp, type BuiltCode, openBuiltApp } from './astro-internals.ts';
import { PageRenderer } from './page-renderer.ts';

/** Holds what a thread that renders starts with. */
export interface ThreadRendererSettings {
	code: BuiltCode;
	/** Absolute URL of the site, with its base path and a slash at the end. */
	siteRoot: string;
	/** Path under which it is served. */
	base: string;
	/** Folder in which the site is built. */
	outputFolder: string;
	cacheFolder: string;
	/** Digest of all that decides what is on pages besides their view models. */
	siteDigest: string;
}

/** Holds what a thread other than the main thread renders with. */
export interface ThreadRenderer {
	app: BuiltApp;
	renderer: PageRenderer;
	pages: PagesOfBuild;
}

/**
 * Opens the app on this thread and registers the pages of the build there.
 *
 * @param options.rendersAll Whether pages that are in the cache are rendered as well.
 * @throws When there is no app, or it cannot be opened.
 */
export async function openThreadRenderer(
	{ base, cacheFolder, code, outputFolder, siteDigest, siteRoot }: ThreadRendererSettings,
	options: { rendersAll: boolean },
): Promise<ThreadRenderer> {
	const pages = new PagesOfBuild(new CachedPageFiles(cacheFolder), new CachedFiles(cacheFolder), {
		outputFolder,
		base,
		rendersAll: options.rendersAll,
		siteDigest: () => siteDigest,
	});
	registerPagesOfBuild(pages);
	const renderer = new PageRenderer(pages, siteRoot, cacheFolder);
	return { app: await openBuiltApp(code), renderer, pages };
}
