import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
	type RenderedPage,
	type FinishedHtml,
	PageFinisher,
} from '../site-checks/page-finisher.ts';
import { publishedUrlOf } from '../site-checks/site-files.ts';
import type { SearchedText } from '../full-text-index/searched-text.ts';
import type { PageOfBuild } from '../page-cache/page-of-build.ts';
import type { PagesOfBuild } from '../page-cache/pages-of-build.ts';
import type { StaticPath } from './paths-to-render.ts';

/** Describes the path at which a page or another file of the site is to be rendered. */
export interface PathToRender {
	/** Astro’s pathname: below the base path, with or without a slash at the end of a page’s. */
	pathname: string;
	/** Pattern of its route. */
	route: string;
	isPage: boolean;
}

/** Describes a page or another file that is rendered and written. */
export interface RenderedFile {
	/** Decoded path at which it is served. */
	path: string;
	/** Entry of a page that goes into the page cache. */
	page?: PageOfBuild | undefined;
	/** Cache key of a file that is no page. */
	key?: string | undefined;
	searchedText?: SearchedText | undefined;
}

/** Holds a page that is rendered, but still to be finished and written. */
export interface PageToWrite {
	rendered: RenderedPage;
	page: PageOfBuild;
}

/** Holds a page that is finished, but not yet written. */
export interface FinishedRendering extends FinishedHtml {
	page: PageOfBuild;
}

/** Offers a page to another thread; returns whether that thread will finish and write it. */
type HandOver = (page: PageToWrite, html: ArrayBuffer) => boolean;

/** @param route Pattern of the route of the path. */
type Render = (request: Request, route: string) => Promise<Response>;

/**
 * Renders and writes pages and other files of the site, and finishes the pages that go into the
 * page cache.
 */
export class PageRenderer {
	readonly #pages: PagesOfBuild;
	readonly #siteRoot: string;
	readonly #finisher: PageFinisher;

	/**
	 * @param pages The pages of the build: rendering a page adds it to them.
	 * @param siteRoot Absolute URL of the site, with its base path and a slash at the end.
	 * @param cacheFolder Folder of the cache, which also holds what is found in pages.
	 */
	constructor(pages: PagesOfBuild, siteRoot: string, cacheFolder: string) {
		this.#pages = pages;
		this.#siteRoot = siteRoot;
		this.#finisher = new PageFinisher(siteRoot, cacheFolder);
	}

	/**
	 * Renders the page or file of a path and writes it, unless another thread takes that over.
	 *
	 * @param handOver Offers a page that is to be finished to another thread; absent where all pages
	 *   are finished on this one.
	 * @returns `undefined` where the response is empty or a redirect, so that nothing is written, and
	 *   for a page that is handed over.
	 * @throws When the page cannot be rendered or written.
	 */
	async renderAndWrite(
		target: PathToRender,
		render: Render,
		handOver?: HandOver,
	): Promise<RenderedFile | undefined> {
		const url = urlOf(target, this.#siteRoot);
		const response = await render(new Request(url), target.route);
		if (response.status !== 200 || !response.body) return undefined;
		const path = decodeURIComponent(url.pathname);
		const html = await response.arrayBuffer();
		const toWrite = this.#pageToWrite(path);
		if (toWrite) {
			if (handOver?.(toWrite, html)) return undefined;
			const { html: finished, page, searchedText } = this.#finish(toWrite, html);
			writeFileSync(toWrite.rendered.file, finished);
			return { path, page, searchedText };
		}
		const file = target.isPage ? this.#pages.pageFile(path) : this.#pages.filePath(path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, new Uint8Array(html));
		return { path, key: this.#pages.files.get(file)?.key };
	}

	/**
	 * Finishes a page that is rendered, and leaves writing it to the caller.
	 *
	 * @param path Decoded path at which the page is served.
	 * @returns `undefined` where the response is no page, or one that the page cache does not take.
	 */
	async finish(path: string, response: Response): Promise<FinishedRendering | undefined> {
		const toWrite = response.status === 200 ? this.#pageToWrite(path) : undefined;
		return toWrite && this.#finish(toWrite, await response.arrayBuffer());
	}

	/**
	 * Returns the page that is rendered at a path, to be finished and written; `undefined` where it
	 * does not go into the page cache, or was restored from there.
	 */
	#pageToWrite(path: string): PageToWrite | undefined {
		const noted = this.#pages.pageAt(path);
		if (!noted || noted.page.isRestored) return undefined;
		const { file, page } = noted;
		const url = publishedUrlOf(path, this.#siteRoot);
		return { page, rendered: { file, path, url, key: page.key } };
	}

	#finish({ page, rendered }: PageToWrite, html: ArrayBuffer): FinishedRendering {
		const finished = this.#finisher.finish(rendered, new Uint8Array(html));
		page.isFinished = finished.hasFacts;
		return { ...finished, page };
	}
}

/** Reduces one of Astro’s paths to what rendering it takes; a thread can be sent the result. */
export function pathToRender({ pathname, route }: StaticPath): PathToRender {
	return { pathname, route: route.route, isPage: route.type === 'page' };
}

/** Returns the URL by which Astro requests a path. */
export function urlOf(
	{ isPage, pathname }: Pick<PathToRender, 'isPage' | 'pathname'>,
	siteRoot: string,
): URL {
	return new URL(isPage ? `.${pathname}/`.replace(/\/+$/, '/') : `.${pathname}`, siteRoot);
}
