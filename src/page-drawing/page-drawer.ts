import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type FinishedHtml, PageFinisher } from '../finished-site/page-finisher.ts';
import { addressOf } from '../finished-site/site-files.ts';
import type { SearchedText } from '../full-text/searched-text.ts';
import type { PageOfBuild } from '../kept-pages/page-of-build.ts';
import type { PagesOfBuild } from '../kept-pages/pages-of-build.ts';

/** Where a page or another file of the site is drawn. */
export interface PathToDraw {
	/** As Astro names it: below the base path, that of a page with or without a slash at the end. */
	pathname: string;
	/** Pattern of its route. */
	route: string;
	isPage: boolean;
}

/** A page or another file that is drawn and written. */
export interface DrawnFile {
	/** At which it is served, decoded. */
	path: string;
	/** What is noted of it for the next build, if it is kept. */
	page?: PageOfBuild | undefined;
	/** The same of a file that is no page. */
	key?: string | undefined;
	searchedText?: SearchedText | undefined;
}

/** A page that is finished, and not written yet. */
export interface FinishedDrawing extends FinishedHtml {
	page: PageOfBuild;
}

/** @param route Pattern of the route of the path. */
type Render = (request: Request, route: string) => Promise<Response>;

/** Draws and writes pages and other files of the site, and finishes the pages that are kept for the next build. */
export class PageDrawer {
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
	 * @returns `undefined` where nothing, or a redirect, is answered: nothing is written then.
	 * @throws When the page cannot be drawn or written.
	 */
	async draw(drawn: PathToDraw, render: Render): Promise<DrawnFile | undefined> {
		const url = urlOf(drawn, this.#siteRoot);
		const response = await render(new Request(url), drawn.route);
		if (response.status !== 200 || !response.body) return undefined;
		const path = decodeURIComponent(url.pathname);
		const finished = await this.finish(path, response);
		if (finished) {
			const { html, page, searchedText } = finished;
			writeFileSync(this.#pages.pageFile(path), html);
			return { path, page, searchedText };
		}
		const file = drawn.isPage ? this.#pages.pageFile(path) : this.#pages.filePath(path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
		return { path, key: this.#pages.files.get(file)?.key };
	}

	/**
	 * Finishes a page that is drawn; whoever asks writes it.
	 *
	 * @param path At which it is served, decoded.
	 * @returns `undefined` where the answer is no page, or one that is not kept.
	 */
	async finish(path: string, response: Response): Promise<FinishedDrawing | undefined> {
		const noted = this.#pages.pageAt(path);
		if (!noted || noted.page.isKept || response.status !== 200) return undefined;
		const { file, page } = noted;
		const url = addressOf(path, this.#siteRoot);
		const drawn = new Uint8Array(await response.arrayBuffer());
		const finished = this.#finisher.finish({ file, path, url, key: page.key }, drawn);
		page.isFinished = finished.hasFacts;
		return { ...finished, page };
	}
}

/** Address at which Astro asks for a path. */
export function urlOf(
	{ isPage, pathname }: Pick<PathToDraw, 'isPage' | 'pathname'>,
	siteRoot: string,
): URL {
	return new URL(isPage ? `.${pathname}/`.replace(/\/+$/, '/') : `.${pathname}`, siteRoot);
}
