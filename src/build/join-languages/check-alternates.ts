import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../content/snapshot/files-below.ts';

const alternate = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g;
const canonical = /<link rel="canonical" href="([^"]+)"/;
/** Number of characters of a page that hold its head. */
const headLength = 20_000;

/**
 * Returns what is wrong with the translations that the pages of a site name to search engines: each
 * names all of them, itself among them, and each of these names it.
 *
 * @param folder Folder of the site of all languages.
 */
export function alternateProblems(folder: string): string[] {
	const named = new Map<string, ReadonlyMap<string, string>>();
	for (const file of filesBelow(folder).filter((path) => path.endsWith('.html'))) {
		const head = readFileSync(join(folder, file), 'utf8').slice(0, headLength);
		const own = canonical.exec(head)?.[1];
		const pages = [...head.matchAll(alternate)].map(
			([, tag = '', href = '']) => [tag, href] as const,
		);
		if (own !== undefined && pages.length > 0) named.set(own, new Map(pages));
	}
	return [...named].flatMap(([page, pages]) => problemsOf(page, pages, named));
}

function problemsOf(
	page: string,
	pages: ReadonlyMap<string, string>,
	named: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string[] {
	const addresses = [...pages.values()];
	if (!addresses.includes(page)) return [`${page} does not name itself among its translations.`];
	return [...new Set(addresses)].flatMap((other) => {
		const theirs = named.get(other);
		if (theirs === undefined) return [`${page} names ${other}, which names no translations.`];
		const isSame = [...pages].every(([tag, href]) => theirs.get(tag) === href);
		return isSame && theirs.size === pages.size
			? []
			: [`${page} and ${other} name other translations.`];
	});
}
