import type { ResourceName } from '../records/resource-name.ts';

/** Folder below the site’s root that holds the pictures for link previews. */
export const socialImageFolder = 'social';

/** Folder below the site’s root that holds the full-text index, as Pagefind names it. */
export const fullTextFolder = 'pagefind';

/** File of the service worker at the site’s root; a longer path would let it see fewer pages. */
export const workerFile = 'sw.js';

/**
 * Makes every URL of the site, in one place. Paths begin with the base path; those of pages end
 * with a slash.
 */
export interface Routes {
	home(): string;
	places(page?: number): string;
	/** Returns the URL of the page of all places with filters. */
	explore(): string;
	place(slug: string): string;
	/**
	 * Returns the path of a category.
	 * @param slugs The levels of the category, outermost first.
	 */
	category(slugs: readonly string[], page?: number): string;
	categories(): string;
	/** Returns the URL of the overview of what places are told apart by. */
	browse(): string;
	/**
	 * Returns the path of the lists of a facet.
	 * @param facet Name of the facet in addresses.
	 */
	browseFacet(facet: string): string;
	/**
	 * Returns the path of a list of a value.
	 * @param slug Slug of a value; its parts are parted by `/`.
	 */
	browseList(facet: string, slug: string, page?: number): string;
	events(page?: number): string;
	event(slug: string): string;
	/**
	 * Returns the path of the events of a month.
	 * @param month `YYYY-MM`.
	 */
	eventsInMonth(month: string, page?: number): string;
	eventsOfTheme(slug: string, page?: number): string;
	eventArchive(): string;
	destinations(): string;
	destination(slug: string, page?: number): string;
	collections(): string;
	collection(slug: string, page?: number): string;
	/** Returns the URL of the page of a record. */
	record(kind: ResourceName, slug: string): string;
	/** Returns the URL of a list for frames in other sites, such as `events`. */
	embedded(list: string): string;
	/** Returns the URL of the page of what its visitor has saved. */
	saved(): string;
	/** Returns the URL of the page of what the browser keeps for when there is no network. */
	offline(): string;
	/** Returns the URL of the page where names and texts are searched. */
	search(): string;
	/** Returns the URL of the folder of the full-text index. */
	fullTextIndex(): string;
	/** Returns the URL of the file of names that searches look through first. */
	names(): string;
	about(): string;
	/** Returns the URL of the map of all places. */
	map(): string;
	/** Returns the URL of the map with a place chosen. @param slug Slug of its page. */
	mapOf(slug: string): string;
	/** Returns the URL of the statement on accessibility. */
	accessibility(): string;
	/** Returns the URL of the calendar of all dates of an event. */
	eventCalendar(slug: string): string;
	/** Returns the URL of the feed of all events. */
	eventsFeed(): string;
	/**
	 * Returns the URL of the file that has every date of events to come by itself, from which
	 * files of chosen dates are made.
	 */
	eventDates(): string;
	themeFeed(slug: string): string;
	destinationFeed(slug: string): string;
	/** Returns the URL of the picture of a page for link previews, in a file of that name. */
	socialImage(file: string): string;
	/** Returns the URL of a file of an image that the guide serves itself. */
	imageFile(name: string): string;
	/** Returns the URL of a drawn cover that stands in for photographs. */
	cover(name: string): string;
	/** Returns the URL of the guide's sign as a square picture. @param size In pixels. */
	icon(size: number): string;
	/**
	 * Returns the URL of the file that devices need to keep the guide among their applications.
	 */
	manifest(): string;
	/** Returns the URL of the RSS feed of new and changed places. */
	placesRss(): string;
	/** Returns the URL of the RSS feed of events to come. */
	eventsRss(): string;
	/**
	 * Returns the URL of the places of a list as a file.
	 * @param format Ending of the file.
	 * @param list Path of the list; else it is that of all places.
	 */
	placesFile(format: string, list?: string): string;
	/**
	 * Returns the URL of the file of all places that Explore, search and map read in the browser;
	 * see `placeTableAddress`.
	 */
	placeTable(): string;
	/**
	 * Returns the URL of the file of all events that the page of what is on reads in the browser;
	 * see `eventTableAddress`.
	 */
	eventTable(): string;
	/**
	 * Returns the URL of the file of the coasts that maps read in the browser; see
	 * `coastAddress`.
	 */
	coast(): string;
	/** Returns the URL of all events as a file. */
	eventsFile(format: string): string;
	/** Returns the URL of the outline of the guide for language models (llmstxt.org). */
	outline(): string;
	/** Returns the absolute URL of a path of this site. */
	absolute(path: string): string;
	/** Absolute address of the site's root, with a trailing slash and the base path. */
	siteRoot: string;
}

/**
 * Makes the addresses of the guide's pages and files.
 * @param site Origin of the site, such as `https://guide.example`.
 * @param base Path under which it is served, `/` or `/guide/`.
 */
export function createRoutes(site: string, base: string): Routes {
	const root = `/${base.split('/').filter(Boolean).map(encodeURIComponent).join('/')}/`.replace(
		'//',
		'/',
	);
	const path = (...segments: readonly string[]) =>
		`${root}${segments.map((segment) => `${encodeURIComponent(segment)}/`).join('')}`;
	const paged = (page: number) => (page > 1 ? [String(page)] : []);
	return {
		home: () => root,
		places: (page = 1) => path('places', ...paged(page)),
		explore: () => path('explore'),
		place: (slug) => path('places', slug),
		category: (slugs, page = 1) => path('categories', ...slugs, ...paged(page)),
		categories: () => path('categories'),
		browse: () => path('browse'),
		browseFacet: (facet) => path('browse', facet),
		browseList: (facet, slug, page = 1) =>
			path('browse', facet, ...slug.split('/'), ...paged(page)),
		events: (page = 1) => path('events', ...paged(page)),
		event: (slug) => path('events', slug),
		eventsInMonth: (month, page = 1) => path('events', 'months', month, ...paged(page)),
		eventsOfTheme: (slug, page = 1) => path('events', 'themes', slug, ...paged(page)),
		eventArchive: () => path('events', 'archive'),
		destinations: () => path('destinations'),
		destination: (slug, page = 1) => path('destinations', slug, ...paged(page)),
		collections: () => path('collections'),
		collection: (slug, page = 1) => path('collections', slug, ...paged(page)),
		record: (kind, slug) => path(kind, slug),
		embedded: (list) => path('embed', ...list.split('/')),
		saved: () => path('saved'),
		offline: () => path('offline'),
		search: () => path('search'),
		fullTextIndex: () => path(fullTextFolder),
		names: () => `${path('data')}names.json`,
		about: () => path('about'),
		map: () => path('map'),
		mapOf: (slug) => `${path('map')}?place=${encodeURIComponent(slug)}`,
		accessibility: () => path('accessibility'),
		eventCalendar: (slug) => `${path('events', slug)}all-dates.ics`,
		eventsFeed: () => `${path('events')}calendar.ics`,
		eventDates: () => `${path('events')}dates.ics`,
		themeFeed: (slug) => `${path('events', 'themes', slug)}calendar.ics`,
		destinationFeed: (slug) => `${path('destinations', slug)}calendar.ics`,
		socialImage: (file) => `${path(socialImageFolder)}${file}`,
		imageFile: (name) => `${root}images/${name}`,
		cover: (name) => `${path('covers')}${name}.svg`,
		icon: (size) => `${root}icon-${size}.png`,
		manifest: () => `${root}site.webmanifest`,
		placesRss: () => `${path('places')}feed.xml`,
		eventsRss: () => `${path('events')}feed.xml`,
		placesFile: (format, list = path('data')) => `${list}places.${format}`,
		placeTable: () => `${path('data')}places.json`,
		eventTable: () => `${path('data')}events.json`,
		coast: () => `${path('data')}coast.json`,
		eventsFile: (format) => `${path('events')}events.${format}`,
		outline: () => `${root}llms.txt`,
		absolute: (sitePath) => new URL(sitePath, site).href,
		siteRoot: new URL(root, site).href,
	};
}
