import type { RecordRights } from '../../../outputs/feeds/rights.ts';
import { type FeedEntry, rssFeed } from '../../../outputs/feeds/rss-feed.ts';
import type { GuideEvent, GuidePlace } from '../../../guide/model/guide-records.ts';
import { compareTexts } from '../../../i18n/text-order.ts';
import { eventCard } from '../event/event-card.ts';
import { withVenue } from '../event/event-location.ts';
import type { PageContext } from './page-context.ts';
import { whereaboutsOf } from '../place/place-card.ts';

/**
 * Maximum number of entries of a feed: a reader takes in as many at once, and has kept older ones
 * by itself.
 */
const maxEntries = 50;

/**
 * Returns the RSS of the places by their last change, the latest first; those whose change is not
 * dated come last.
 */
export function placesFeed(context: PageContext): Promise<string> {
	const { guide, messages, routes, site } = context;
	const changedMs = new Map(
		guide.listedPlaces.map(({ id, updatedAt }) => [
			id,
			updatedAt === undefined ? -Infinity : Date.parse(updatedAt),
		]),
	);
	const laterFirst = (a: GuidePlace, b: GuidePlace) =>
		(changedMs.get(b.id) ?? 0) - (changedMs.get(a.id) ?? 0) || compareTexts(a.id, b.id);
	const words = messages.feeds;
	return rssFeed({
		title: words.placesTitle(site.name),
		description: words.placesDescription(site.name),
		pageUrl: routes.absolute(routes.places()),
		feedUrl: routes.absolute(routes.placesRss()),
		language: site.contentLanguage,
		entries: [...guide.listedPlaces]
			.sort(laterFirst)
			.slice(0, maxEntries)
			.map((place) =>
				feedEntry(context, place, routes.place(place.addressSlug), whereaboutsOf(place), [place]),
			),
		words,
	});
}

/** Returns the RSS feed of the events to come, the next date first. */
export function eventsFeed(context: PageContext): Promise<string> {
	const { guide, messages, routes, site } = context;
	const words = messages.feeds;
	return rssFeed({
		title: words.eventsTitle(site.name),
		description: words.eventsDescription(site.name),
		pageUrl: routes.absolute(routes.events()),
		feedUrl: routes.absolute(routes.eventsRss()),
		language: site.contentLanguage,
		entries: guide.listedEvents
			.filter(({ standing }) => standing === 'upcoming')
			.slice(0, maxEntries)
			.map((event) => {
				const { href, notice, when, further, whereabouts } = eventCard(context, event);
				const dates = [when, further].filter(Boolean).join(' ') || undefined;
				const line = [notice?.[1], dates, whereabouts].filter((part) => part !== undefined);
				return feedEntry(context, event, href, line.join(' · '), withVenue(context, event));
			}),
		words,
	});
}

/**
 * Returns an entry of a feed.
 * @param line What the entry says first, before the beginning of its description.
 * @param rights Rights of every record of which it states something.
 */
function feedEntry(
	{ routes }: PageContext,
	{ id, name, teaser, updatedAt }: GuidePlace | GuideEvent,
	path: string,
	line: string | undefined,
	rights: readonly RecordRights[],
): FeedEntry {
	return {
		guid: `${routes.siteRoot}#${id}`,
		name,
		url: routes.absolute(path),
		paragraphs: [line, teaser].flatMap((text) => text ?? []),
		rights,
		updatedAt,
	};
}
