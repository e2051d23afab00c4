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
	/** As Astro names it: below the base path, that of a page with or without a slash at the end. */
	pathname: string;
	/** Pattern of its route. */
	route: string;
	isPage: boolean;
}

/** Describes a page or another file that is rendered and written. */
export interface RenderedFile {
	/** At which it is served, decoded. */
	path: string;
	/** Notes on it for the next build, if it is kept. */
	page?: PageOfBuild | undefined;
	/** Key of a file that is no page. */
	key?: string | undefined;
	searchedText?: SearchedText | undefined;
}

/** Holds a page that is rendered, but still to be finished and written. */
export interface PageToWrite {
	drawn: RenderedPage;
	page: PageOfBuild;
}

/** Holds a page that is finished, but not yet written. */
export interface FinishedRendering extends FinishedHtml {
	page: PageOfBuild;
}

/** Gives a page to somebody else; tells whether he takes it, and then finishes and writes it. */
type HandOver = (page: PageToWrite, html: ArrayBuffer) => boolean;

/** @param route Pattern of the route of the path. */
type Render = (request: Request, route: string) => Promise<Response>;

/**
 * Draws and writes pages and other files of the site, and finishes the pages that are kept for the
 * next build.
 */
export class PageRenderer {
	readonly #pages: PagesOfBuild;
	readonly #siteRoot: string;
	readonly #finisher: PageFinisher;

	/**
	 * @param pages Are told by each page that is drawn what it shows.
	 * @param siteRoot Absolute address of the site, with its base path and a slash at the end.
	 * @param cacheFolder Where facts of pages are kept.
	 */
	constructor(pages: PagesOfBuild, siteRoot: string, cacheFolder: string) {
		this.#pages = pages;
		this.#siteRoot = siteRoot;
		this.#finisher = new PageFinisher(siteRoot, cacheFolder);
	}

	/**
	 * @param handOver Is asked for each page that is to be finished; absent where all are finished
	 *   here.
	 * @returns `undefined` where nothing, or a redirect, is answered, and nothing is written; and for
	 *   a page that is handed over.
	 * @throws When the page cannot be rendered or written.
	 */
	async draw(
		drawn: PathToRender,
		render: Render,
		handOver?: HandOver,
	): Promise<RenderedFile | undefined> {
		const url = urlOf(drawn, this.#siteRoot);
		const response = await render(new Request(url), drawn.route);
		if (response.status !== 200 || !response.body) return undefined;
		const path = decodeURIComponent(url.pathname);
		const html = await response.arrayBuffer();
		const toWrite = this.#pageToWrite(path);
		if (toWrite) {
			if (handOver?.(toWrite, html)) return undefined;
			const { html: finished, page, searchedText } = this.#finish(toWrite, html);
			writeFileSync(toWrite.drawn.file, finished);
			return { path, page, searchedText };
		}
		const file = drawn.isPage ? this.#pages.pageFile(path) : this.#pages.filePath(path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, new Uint8Array(html));
		return { path, key: this.#pages.files.get(file)?.key };
	}

	/**
	 * Finishes a page that is drawn; whoever asks writes it.
	 *
	 * @param path At which it is served, decoded.
	 * @returns `undefined` where the answer is no page, or one that is not kept.
	 */
	async finish(path: string, response: Response): Promise<FinishedRendering | undefined> {
		const toWrite = response.status === 200 ? this.#pageToWrite(path) : undefined;
		return toWrite && this.#finish(toWrite, await response.arrayBuffer());
	}

	/**
	 * Returns the page that is rendered at a path, to be finished and written; `undefined`
	 * where it is no page that is noted for the next build, or is one of an earlier build.
	 */
	#pageToWrite(path: string): PageToWrite | undefined {
		const noted = this.#pages.pageAt(path);
		if (!noted || noted.page.isKept) return undefined;
		const { file, page } = noted;
		const url = publishedUrlOf(path, this.#siteRoot);
		return { page, drawn: { file, path, url, key: page.key } };
	}

	#finish({ drawn, page }: PageToWrite, html: ArrayBuffer): FinishedRendering {
		const finished = this.#finisher.finish(drawn, new Uint8Array(html));
		page.isFinished = finished.hasFacts;
		return { ...finished, page };
	}
}

/** Returns the path to draw for a path as Astro gives it. */
export function pathToRender({ pathname, route }: StaticPath): PathToRender {
	return { pathname, route: route.route, isPage: route.type === 'page' };
}

/** Address at which Astro asks for a path. */
export function urlOf(
	{ isPage, pathname }: Pick<PathToRender, 'isPage' | 'pathname'>,
	siteRoot: string,
): URL {
	return new URL(isPage ? `.${pathname}/`.replace(/\/+$/, '/') : `.${pathname}`, siteRoot);
}
