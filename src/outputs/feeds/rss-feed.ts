import { getRssString } from '@astrojs/rss';
import { markupText } from './markup-text.ts';
import { type RecordRights, statedRights } from './rights.ts';

export interface FeedEntry {
	/** Id that stays the same whatever the entry is called: readers know it again by this. */
	guid: string;
	name: string;
	/** Absolute address of its page. */
	url: string;
	/** Plain text, a paragraph each. */
	paragraphs: readonly string[];
	/** Rights of the records of which it states something. */
	rights: readonly RecordRights[];
	/** Date-time with offset of the last revision. */
	updatedAt?: string | undefined;
}

export interface Feed {
	title: string;
	description: string;
	/** Absolute address of the page that the feed is of. */
	pageUrl: string;
	/** Absolute address of the feed itself. */
	feedUrl: string;
	/** Language of the entries (BCP 47). */
	language: string;
	entries: readonly FeedEntry[];
	words: { credit: (text: string) => string; licence: (name: string) => string };
}

/**
 * Returns a feed as RSS 2.0 (rssboard.org), with its own address as the RSS Advisory Board's
 * profile asks (`atom:link`).
 *
 * Descriptions are HTML, as readers take them for; names are plain text.
 */
export function rssFeed(feed: Feed): Promise<string> {
	return getRssString({
		title: feed.title,
		description: feed.description,
		site: feed.pageUrl,
		xmlns: { atom: 'http://www.w3.org/2005/Atom' },
		customData: [
			`<language>${markupText(feed.language)}</language>`,
			`<atom:link href="${markupText(feed.feedUrl)}" rel="self" type="application/rss+xml"/>`,
		].join(''),
		items: feed.entries.map((entry) => ({
			title: entry.name,
			link: entry.url,
			description: descriptionOf(entry, feed.words),
			customData: `<guid isPermaLink="false">${markupText(entry.guid)}</guid>`,
			...(entry.updatedAt === undefined ? {} : { pubDate: new Date(entry.updatedAt) }),
		})),
	});
}

function descriptionOf({ paragraphs, rights }: FeedEntry, words: Feed['words']): string {
	const stated = new Set(rights.flatMap((record) => rightsInWords(record, words)));
	return [...paragraphs.map(markupText), ...stated]
		.map((paragraph) => `<p>${paragraph}</p>`)
		.join('');
}

function rightsInWords(record: RecordRights, words: Feed['words']): string[] {
	const { credit, creditUrl, licence, licenceUrl } = statedRights(record);
	return [
		...(credit === undefined ? [] : [linked(words.credit(credit), creditUrl)]),
		...(licence === undefined ? [] : [linked(words.licence(licence), licenceUrl)]),
	];
}

function linked(text: string, url: string | undefined): string {
	return url === undefined
		? markupText(text)
		: `<a href="${markupText(url)}">${markupText(text)}</a>`;
}
