import { monthInWords } from '../../../domain/events/calendar-words.ts';
import type { MonthWithEvents } from '../../../domain/events/schedule-months.ts';
import { monthsAhead, monthsPast } from '../../../domain/events/schedule-months.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import { capitalised } from '../../../i18n/messages/capitalised.ts';
import { eventClock } from '../event/event-clock.ts';
import { eventFileLinks } from '../event/event-files.ts';
import { withVenue } from '../event/event-location.ts';
import { themesOf } from './event-themes.ts';
import { termAtStart } from './category-words.ts';
import type { CountedLink, Link } from '../site/link.ts';
import { filteredLists, waysToFiles } from './kind-links.ts';
import { type ListPage, listPages } from './list-page.ts';
import { areaOf } from './list-area.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageFrame } from '../site/page-frame.ts';
import { withStructuredData } from '../site/structured-page.ts';
import { type WhatsOnFinder, whatsOnFinder } from './whats-on-finder.ts';
import { type WhatsOnSection, whatsOnSections } from './whats-on-sections.ts';

/**
 * Returns pages of events to come, the next date first; the first page begins with today, the
 * weekend and the week, and has filters.
 */
export function upcomingEventsPages(
	context: PageContext,
): { list: ListPage; whatsOn: readonly WhatsOnSection[]; finder: WhatsOnFinder | undefined }[] {
	const { guide, messages, now, routes } = context;
	const words = messages.pages;
	const whatsOn = guide.listedEvents.length > 0 ? whatsOnSections(context) : [];
	return listPages(context, {
		heading: words.events,
		introduction: words.eventsIntroduction(areaOf(context, guide.listedEvents)),
		events: guide.listedEvents,
		narrower: {
			heading: words.eventsByMonth,
			links: [
				...monthLinks(context, monthsAhead(guide.schedule, eventClock(context))),
				// A list without any event leads there itself.
				...(guide.listedEvents.length > 0 ? archiveLinks(context) : []).map((link) => ({
					...link,
					count: words.eventCount(guide.events.filter((event) => hasPastDates(event, now)).length),
				})),
			],
		},
		themes: { heading: words.themes, links: themeLinks(context) },
		cardsHeading: whatsOn.length > 0 ? words.moreEvents : words.allEvents,
		emptyState: { message: messages.events.noDatesAnnounced, links: archiveLinks(context) },
		firstPageCredits: [
			...whatsOn.flatMap(({ lines }) =>
				lines.flatMap(({ dates }) => dates.flatMap(({ credits }) => credits)),
			),
			// The filters find every event, and name what it is in.
			...guide.listedEvents
				.flatMap((event) => withVenue(context, event))
				.map(({ credit }) => credit),
			...[...guide.destinations, ...guide.collections]
				.filter(({ events }) => events.length > 0)
				.map(({ summary }) => summary.credit),
		],
		hrefOf: (page) => routes.events(page),
		feed: { href: routes.eventsRss(), label: messages.feeds.eventsLabel },
		eventFiles: eventFileLinks(context),
		calendarFeed: guide.listedEvents.length > 0 ? routes.eventsFeed() : undefined,
	}).map((list, index) => ({
		list,
		whatsOn: index === 0 ? whatsOn : [],
		finder: index === 0 && whatsOn.length > 0 ? whatsOnFinder(context) : undefined,
	}));
}

/** Returns the page of the months with dates that are over, the latest first. */
export function archivePage(context: PageContext): ListPage {
	const { guide, messages, now, routes, site } = context;
	const words = messages.pages;
	const months = monthsPast(guide.schedule, now);
	const introduction = words.archiveIntroduction(site.name);
	const frame = pageFrame(context, {
		heading: words.eventArchive,
		description: introduction,
		path: routes.eventArchive(),
		parents: [{ href: routes.events(), label: words.events }],
		isIndexable: months.length > 0,
	});
	return {
		frame: withStructuredData(context, frame, { heading: words.eventArchive }),
		heading: words.eventArchive,
		introduction,
		narrower:
			months.length > 0
				? { heading: words.eventsByMonth, links: monthLinks(context, months) }
				: undefined,
		refinements: [],
		places: [],
		events: [],
		files: [],
		emptyState:
			months.length === 0
				? {
						message: words.noPastEvents,
						links: [{ href: routes.events(), label: words.allEvents }],
					}
				: undefined,
	};
}

/** Returns pages of events to come by theme; all spellings of a theme are one. */
export function themePages(context: PageContext): { slug: string; pages: ListPage[] }[] {
	const { messages, routes } = context;
	const words = messages.pages;
	return themesOf(context).map(({ entries, name, slug }) => {
		const heading = termAtStart(context, name);
		const events = entries.map(({ event }) => event);
		return {
			slug,
			pages: listPages(context, {
				heading,
				title: words.eventsTitle(heading),
				introduction: words.themeIntroduction(heading, areaOf(context, events)),
				isContent: { heading: true, introduction: false, isTerm: true },
				parents: [{ href: routes.events(), label: words.events }],
				events,
				filtered: filteredLists(context, 'theme', slug),
				emptyState: { message: messages.events.noDatesAnnounced, links: archiveLinks(context) },
				hrefOf: (page) => routes.eventsOfTheme(slug, page),
				calendarFeed: routes.themeFeed(slug),
				waysToFiles: waysToFiles(context, { facet: 'theme', slug, places: [], events }),
			}),
		};
	});
}

/** Returns a link to the archive, where anything is in it. */
export function archiveLinks({ guide, messages, now, routes }: PageContext): Link[] {
	return guide.events.some((event) => hasPastDates(event, now))
		? [{ href: routes.eventArchive(), label: messages.events.archiveByMonth }]
		: [];
}

function hasPastDates({ dates }: GuideEvent, nowMs: number): boolean {
	return dates.some(({ endsAtMs }) => endsAtMs < nowMs);
}

function monthLinks(
	{ messages, routes, site }: PageContext,
	months: readonly MonthWithEvents[],
): CountedLink[] {
	return months.map(({ month, eventCount }) => ({
		href: routes.eventsInMonth(month),
		label: capitalised(monthInWords(month, site.locale), site.locale),
		count: messages.pages.eventCount(eventCount),
	}));
}

function themeLinks(context: PageContext): CountedLink[] {
	return themesOf(context).map(({ entries, name, slug }) => ({
		href: context.routes.eventsOfTheme(slug),
		label: termAtStart(context, name),
		isContent: true,
		isTerm: true,
		count: context.messages.pages.eventCount(entries.length),
	}));
}
