import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import type { LanguageTable } from '../config/languages/language-table.ts';
import { markupText } from '../outputs/feeds/markup-text.ts';
import type { SitemapPage } from './site-checks/sitemap-page.ts';

/**
 * Sitemaps may hold 50,000 addresses and 50 MB (sitemaps.org): so many stay below, however many
 * images they have.
 */
const maxEntries = 2000;
/**
 * Maximum number of characters of the images of one entry: a hundred with addresses of 150
 * characters.
 */
const maxImageCharacters = 20_000;
const imageElement = '<image:image><image:loc></image:loc></image:image>';

/**
 * Makes the sitemap of the pages that search engines may show, with their last changes and images;
 * an index of several files where there are many.
 *
 * @param pagesOf The pages by their absolute addresses; asked when the site is finished.
 * @param languages Pages of the guide in its other languages, where it has any.
 */
export function guideSitemap(
	pagesOf: () => ReadonlyMap<string, SitemapPage>,
	entryLimit = maxEntries,
	languages?: LanguageTable,
): AstroIntegration {
	return sitemap({
		entryLimit,
		namespaces: { news: false, video: false, xhtml: languages !== undefined },
		// Astro names the pages that it renders; others are cached from an earlier build.
		get customPages() {
			return [...pagesOf().keys()];
		},
		filter: (address) => pagesOf().has(address),
		serialize: (entry) => ({
			...entryOf(entry, pagesOf().get(entry.url)),
			...linksOf(entry.url, languages),
		}),
	});
}

/**
 * Returns a sitemap entry with the last change and the images of its page. The integration hands
 * entries on with every member that the sitemap package knows; its own type names a few.
 */
function entryOf(entry: SitemapItem, page: SitemapPage | undefined): SitemapItem {
	const images = imagesThatFit(page?.imageUrls ?? []).map((url) => ({ url }));
	const detailed = {
		...entry,
		...(page?.updatedAt === undefined ? {} : { lastmod: page.updatedAt }),
		...(images.length > 0 ? { img: images } : {}),
	};
	return detailed;
}

/** Returns the pages of other languages that a page is a translation of, with itself. */
function linksOf(
	address: string,
	languages: LanguageTable | undefined,
): Pick<SitemapItem, 'links'> {
	const { translations = [] } = languages?.of(new URL(address).pathname) ?? {};
	if (translations.length === 0) return {};
	return {
		links: translations.map(({ href, tag }) => ({ lang: tag, url: new URL(href, address).href })),
	};
}

function imagesThatFit(urls: readonly string[]): string[] {
	let characters = 0;
	return urls.filter((url) => {
		const more = imageElement.length + markupText(url).length;
		if (characters + more > maxImageCharacters) return false;
		characters += more;
		return true;
	});
}
