import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SearchedText } from '../full-text-index/searched-text.ts';
import { CachedPageFiles } from '../page-cache/cached-page-files.ts';
import { splitAtContentDate } from '../page-cache/content-date.ts';
import { factsText } from './cached-facts.ts';
import { finishPage, type PageToFinish } from './finished-page.ts';

/** Describes a page that has just been rendered, and is not yet in its file. */
export interface RenderedPage extends PageToFinish {
	/** Cache key of what is found in it. */
	key: string;
}

export interface FinishedHtml {
	/** HTML of the page, the whole of its buffer. */
	html: Uint8Array<ArrayBuffer>;
	/** Whether what was found in it is cached. */
	hasFacts: boolean;
	searchedText: SearchedText | undefined;
}

/**
 * Finishes pages as they are rendered, and caches what it finds in them for the check of the whole
 * site.
 */
export class PageFinisher {
	readonly #siteRoot: string;
	readonly #cachedPages: CachedPageFiles;

	/**
	 * @param siteRoot Absolute address of the site, with its base path and a slash at the end.
	 * @param cacheFolder Folder in which facts are cached.
	 */
	constructor(siteRoot: string, cacheFolder: string) {
		this.#siteRoot = siteRoot;
		this.#cachedPages = new CachedPageFiles(cacheFolder);
	}

	/**
	 * Finishes a page, and returns what was found in it.
	 * @param rendered The page as Astro has rendered it, in UTF-8.
	 */
	finish(page: RenderedPage, rendered: Uint8Array): FinishedHtml {
		mkdirSync(dirname(page.file), { recursive: true });
		const bytes = Buffer.from(rendered.buffer, rendered.byteOffset, rendered.byteLength);
		const { finished, html } = finishPage(page, bytes, this.#siteRoot);
		const dated = splitAtContentDate(Buffer.from(html.buffer));
		if (dated) this.#cachedPages.storeFacts(page.key, dated, factsText(finished));
		return { html, hasFacts: dated !== undefined, searchedText: finished.searchedText };
	}
}
