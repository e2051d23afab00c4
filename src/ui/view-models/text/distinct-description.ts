import type { Guide } from '../../../guide/model/guide.ts';
import { teaserOf } from '../../../guide/model/teaser.ts';
import { unnumberedTitle } from '../site/document-titles.ts';
import type { PageContext } from '../site/page-context.ts';

const sharedByGuide = new WeakMap<Guide, ReadonlySet<string>>();

/**
 * Returns a description for search engines that distinguishes a page from others: where the texts
 * of several records begin alike, as those of the branches of a firm do, the title of the page
 * comes before it, but for a number.
 *
 * @param path Path of the page.
 * @param text What the page would say of itself if it were the only one.
 */
export function distinctDescription(context: PageContext, path: string, text: string): string {
	const title = sharedTitle(context, path, teaserOf(text));
	return title === undefined ? text : titledDescription(title, text);
}

/**
 * Returns the title of a page without its number, where the texts of several records begin as that
 * of the page; else `undefined`.
 */
export function sharedTitle(
	context: PageContext,
	path: string,
	teaser: string | undefined,
): string | undefined {
	return isSharedTeaser(context.guide, teaser) ? unnumberedTitle(context, path) : undefined;
}

/** Returns the description of a page whose text others have too: the title comes before it. */
export function titledDescription(title: string, text: string): string {
	return `${title} · ${text}`;
}

function isSharedTeaser(guide: Guide, teaser: string | undefined): boolean {
	return teaser !== undefined && sharedTeasers(guide).has(teaser);
}

/**
 * Returns the beginnings of texts that several of the records in lists have: the other records are
 * not for search engines.
 */
function sharedTeasers(guide: Guide): ReadonlySet<string> {
	const shared = sharedByGuide.get(guide) ?? findSharedTeasers(guide);
	sharedByGuide.set(guide, shared);
	return shared;
}

function findSharedTeasers(guide: Guide): Set<string> {
	const groupings = [...guide.destinations, ...guide.collections];
	const teasers = [
		...[...guide.listedPlaces, ...guide.listedEvents].map(({ teaser }) => teaser),
		...groupings.map(({ summary }) => teaserOf(summary.description)),
	];
	const met = new Set<string>();
	const shared = new Set<string>();
	for (const teaser of teasers) {
		if (teaser === undefined) continue;
		if (met.has(teaser)) shared.add(teaser);
		met.add(teaser);
	}
	return shared;
}
