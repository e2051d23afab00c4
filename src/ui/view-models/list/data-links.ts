import { eventFileLinks } from '../event/event-files.ts';
import type { Link } from '../site/link.ts';
import type { PageContext } from '../site/page-context.ts';
import { placeFileLinks } from '../place/place-files.ts';

/** Id of the part of the page about the guide that has them all. */
export const dataSectionId = 'data';

/** Describes a feed that readers find in the head of every page. */
export interface FeedLink {
	href: string;
	title: string;
	/** Media type. */
	type: string;
}

/** Returns links to the feeds and data files of the guide. */
export function dataLinks(context: PageContext): Link[] {
	const { guide, messages, routes } = context;
	const words = messages.feeds;
	return [
		{ href: routes.placesRss(), label: words.placesLabel },
		{ href: routes.eventsRss(), label: words.eventsLabel },
		...(guide.listedEvents.length > 0
			? [{ href: routes.eventsFeed(), label: words.calendarLabel }]
			: []),
		...placeFileLinks(context, guide.listedPlaces).map(({ href, label }) => ({
			href,
			label: words.allPlacesLabel(label),
		})),
		...eventFileLinks(context).map(({ href, label }) => ({
			href,
			label: words.allEventsLabel(label),
		})),
		{ href: routes.outline(), label: words.outlineLabel },
	];
}

/** Returns the feeds that every page names. */
export function feedLinks({ messages, routes, site }: PageContext): FeedLink[] {
	const type = 'application/rss+xml';
	return [
		{ href: routes.placesRss(), title: messages.feeds.placesTitle(site.name), type },
		{ href: routes.eventsRss(), title: messages.feeds.eventsTitle(site.name), type },
	];
}
