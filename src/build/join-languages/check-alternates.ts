import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../content/snapshot/files-below.ts';

const alternate = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g;
const canonical = /<link rel="canonical" href="([^"]+)"/;
const sitemapEntry = /<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs;
const sitemapAlternate = /<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g;
/** Number of characters of a page that hold its head. */
const headLength = 20_000;

/** Holds the translations that pages name, by the address of the page and by language. */
type NamedTranslations = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Returns what is wrong with the translations that a site names to search engines: each page names
 * all of them, itself among them, each of these is there and names it, and the sitemaps name the
 * same.
 *
 * @param folder Folder of the site of all languages.
 */
export function alternateProblems(folder: string): string[] {
	const files = filesBelow(folder);
	const pages = new Map<string, ReadonlyMap<string, string>>();
	for (const file of files.filter((path) => path.endsWith('.html'))) {
		const head = readFileSync(join(folder, file), 'utf8').slice(0, headLength);
		const own = canonical.exec(head)?.[1];
		if (own !== undefined) pages.set(own, linksIn(head, alternate));
	}
	const problems = [...pages].flatMap(([page, links]) => problemsOf(page, links, pages));
	const sitemaps = files.filter((path) => /(^|\/)sitemap-\d+\.xml$/.test(path));
	return [
		...problems,
		...sitemaps.flatMap((file) => sitemapProblems(readFileSync(join(folder, file), 'utf8'), pages)),
	];
}

function linksIn(text: string, pattern: RegExp): Map<string, string> {
	return new Map([...text.matchAll(pattern)].map(([, tag = '', href = '']) => [tag, href]));
}

function problemsOf(
	page: string,
	links: ReadonlyMap<string, string>,
	pages: NamedTranslations,
): string[] {
	if (links.size === 0) return [];
	const addresses = [...links.values()];
	if (!addresses.includes(page)) return [`${page} does not name itself among its translations.`];
	return [...new Set(addresses)].flatMap((other) => {
		const theirs = pages.get(other);
		if (theirs === undefined) return [`${page} names ${other}, which is no page of the guide.`];
		return areSame(links, theirs) ? [] : [`${page} names ${other}, which names others.`];
	});
}

/** Returns where a sitemap names other translations than its pages do; it has no `x-default`. */
function sitemapProblems(sitemap: string, pages: NamedTranslations): string[] {
	return [...sitemap.matchAll(sitemapEntry)].flatMap(([, page = '', entry = '']) => {
		const links = linksIn(entry, sitemapAlternate);
		const ofPage = new Map(pages.get(page));
		ofPage.delete('x-default');
		return areSame(links, ofPage) ? [] : [`The sitemap names other translations than ${page}.`];
	});
}

function areSame(some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): boolean {
	return some.size === others.size && [...some].every(([tag, href]) => others.get(tag) === href);
}
