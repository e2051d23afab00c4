import type { Routes } from '../../config/routes.ts';
import type { ContentPolicy } from '../../config/security/content-policy.ts';
import { TitleCheck } from './check-head.ts';
import { PartCheck } from './check-parts.ts';
import { PolicyCheck } from './check-policy.ts';
import { StructuredDataCheck } from './check-structured-data.ts';
import type { CheckedPage } from './page-check.ts';
import type { SitemapPage } from './sitemap-page.ts';
import type { SiteProblem } from './site-problem.ts';
import type { SiteSize } from './site-size.ts';

/** Holds what the pages of a site say together. */
export interface PagesTogether {
	size: SiteSize;
	/** Pages whose data was written beside them. */
	twinCount: number;
	/** Pages that search engines may show, by their absolute addresses. */
	sitemapPages: ReadonlyMap<string, SitemapPage>;
	nodeCounts: ReadonlyMap<string, number>;
	withoutRichResult: ReadonlyMap<string, number>;
	/** Content security policy that all pages together need. */
	policy: ContentPolicy;
}

/**
 * Checks the pages of a site against each other, in the order of their paths, after each was
 * checked by itself.
 */
export class BetweenPages {
	readonly #titles = new TitleCheck();
	readonly #parts = new PartCheck();
	readonly #structuredData = new StructuredDataCheck();
	readonly #policy: PolicyCheck;
	/** Pages below these come and go. */
	readonly #uncounted: readonly string[];
	readonly #sitemapPages = new Map<string, SitemapPage>();
	readonly #size: SiteSize = { pages: 0, places: 0 };
	#twinCount = 0;

	constructor(routes: Routes) {
		this.#policy = new PolicyCheck(routes.siteRoot);
		this.#uncounted = [routes.events(), routes.browse(), `${routes.home()}embed/`].map(
			decodeURIComponent,
		);
	}

	add({ content, ids, parts, path, policy, twin, url }: CheckedPage): void {
		this.#policy.join(policy);
		this.#parts.add(path, ids, parts);
		if (twin !== undefined) this.#twinCount++;
		if (!content) return;
		const { indexed, isOfGoneRecord, resource, structuredData } = content;
		if (!isOfGoneRecord && !this.#uncounted.some((folder) => path.startsWith(folder))) {
			this.#size.pages++;
		}
		if (resource === 'places') this.#size.places++;
		if (structuredData) this.#structuredData.add(url, structuredData);
		if (indexed) {
			const { title, ...page } = indexed;
			this.#titles.add(path, title);
			this.#sitemapPages.set(url, page);
		}
	}

	/** Returns what is wrong between the pages, once all of them were added. */
	problems(): SiteProblem[] {
		return [this.#parts, this.#titles, this.#structuredData].flatMap((check) => check.finish());
	}

	get together(): PagesTogether {
		const { nodeCounts, withoutRichResult } = this.#structuredData;
		return {
			size: this.#size,
			twinCount: this.#twinCount,
			sitemapPages: this.#sitemapPages,
			nodeCounts,
			withoutRichResult,
			policy: this.#policy.whole,
		};
	}
}
