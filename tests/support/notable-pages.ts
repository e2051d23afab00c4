import { type BuiltPage, type BuiltSite, recordPages } from './built-site.ts';

/** Kinds of pages that people look at closely, in the order in which pictures of them are shown. */
const notableKinds = [
	'home',
	'place list',
	'rich place',
	'bare place',
	'place with photographs',
	'event list',
	'rich event',
	'cancelled event',
	'past event',
	'month',
	'category',
	'theme',
	'destination',
	'collection',
	'about',
	'not found',
] as const;
export type NotableKind = (typeof notableKinds)[number];

/**
 * A page of each kind that a guide has, chosen by what is on it: the fullest, unless its kind says
 * otherwise.
 */
export function notablePages(site: BuiltSite): Map<NotableKind, BuiltPage> {
	const { base } = site.build;
	const at = (path: string) => site.pagesByPath.get(base + path);
	const below = (path: string) =>
		fullest(
			site.pages.filter(
				(page) =>
					page.path.startsWith(base + path) &&
					page.path !== base + path &&
					!/\/\d+\/$/.test(page.path),
			),
		);
	const places = recordPages(site, 'places').filter(({ isIndexable }) => isIndexable);
	const events = recordPages(site, 'events');
	const coming = events.filter(({ isIndexable }) => isIndexable);
	const chosen: Record<NotableKind, BuiltPage | undefined> = {
		home: at(''),
		'place list': at('places/'),
		'rich place': fullest(places),
		'bare place': fullest(places, -1),
		'place with photographs': fullest(places.filter(({ ids }) => ids.includes('photographs'))),
		'event list': at('events/'),
		'rich event': fullest(coming.filter((page) => !isCancelled(page))),
		'cancelled event': fullest(coming.filter(isCancelled)) ?? fullest(events.filter(isCancelled)),
		'past event': fullest(events.filter(({ isIndexable }) => !isIndexable)),
		month: below('events/months/'),
		category: below('categories/'),
		theme: below('events/themes/'),
		destination: below('destinations/'),
		collection: below('collections/'),
		about: at('about/'),
		'not found': at('404.html'),
	};
	return new Map(
		notableKinds.flatMap((kind) => {
			const page = chosen[kind];
			return page ? [[kind, page] as const] : [];
		}),
	);
}

/**
 * The page with most headings, among those the one with most text; with an order of -1 that with
 * fewest and least.
 */
function fullest(pages: readonly BuiltPage[], order: 1 | -1 = 1): BuiltPage | undefined {
	return pages
		.toSorted((a, b) => b.headings.length - a.headings.length || b.text.length - a.text.length)
		.at(order === 1 ? 0 : -1);
}

function isCancelled({ jsonLd }: BuiltPage): boolean {
	return jsonLd.some((graph) =>
		graph.includes('"eventStatus":"https://schema.org/EventCancelled"'),
	);
}
