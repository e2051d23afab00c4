import { monthInWords } from '../events/date-words.ts';
import { isOver } from '../events/upcoming.ts';
import type { GuideEvent } from '../guide/guide.ts';
import { type CountedLink, type ListPage, listPages } from './list-page.ts';
import type { PageContext } from './page-context.ts';
import { type Link, pageFrame } from './page-frame.ts';
import { withStructuredData } from './structured-page.ts';

/** Months that one long occurrence may fill; a longer one is listed in its first months only. */
const mostMonths = 24;

/** Events to come, the next date first. */
export function upcomingEventsPages(context: PageContext): ListPage[] {
	const { guide, messages, routes, site } = context;
	const words = messages.pages;
	const months = eventsByMonth(guide.listedEvents, (event) => !isOver(event.dates, context.now));
	return listPages(context, {
		heading: words.events,
		introduction: words.eventsIntroduction(site.name),
		events: guide.listedEvents,
		narrower: { heading: words.eventsByMonth, links: monthLinks(context, months) },
		emptyState: { message: words.noUpcomingEvents, links: archiveLinks(context) },
		hrefOf: (page) => routes.events(page),
	});
}

/** Every month in which an event has a date, past months included, as `YYYY-MM` with its pages. */
export function monthPages(context: PageContext): { month: string; pages: ListPage[] }[] {
	const { guide, messages, routes, site } = context;
	const words = messages.pages;
	return [...eventsByMonth(guide.events)].map(([month, events]) => {
		const name = monthInWords(month, site.locale);
		return {
			month,
			pages: listPages(context, {
				heading: name,
				introduction: words.monthIntroduction(name, site.name),
				parents: [{ href: routes.events(), label: words.events }, ...archiveLinks(context)],
				events,
				emptyState: { message: words.noUpcomingEvents, links: archiveLinks(context) },
				hrefOf: (page) => routes.eventsInMonth(month, page),
			}),
		};
	});
}

/** The months of all events, the latest first. */
export function archivePage(context: PageContext): ListPage {
	const { guide, messages, routes, site } = context;
	const words = messages.pages;
	const months = [...eventsByMonth(guide.events)].reverse();
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
		narrower: { heading: words.eventsByMonth, links: monthLinks(context, months) },
		places: [],
		events: [],
		emptyState: months.length === 0 ? { message: words.noUpcomingEvents, links: [] } : undefined,
	};
}

/** A link to the archive, where there is one. */
export function archiveLinks({ guide, messages, routes }: PageContext): Link[] {
	return guide.events.some(({ dates }) => dates.length > 0)
		? [{ href: routes.eventArchive(), label: messages.pages.eventArchive }]
		: [];
}

function monthLinks(
	{ messages, routes, site }: PageContext,
	months: Iterable<readonly [string, readonly GuideEvent[]]>,
): CountedLink[] {
	return [...months].map(([month, events]) => ({
		href: routes.eventsInMonth(month),
		label: monthInWords(month, site.locale),
		count: messages.pages.eventCount(events.length),
	}));
}

/** Events by the months of their dates, earliest first; each once a month, by its first date there. */
function eventsByMonth(
	events: readonly GuideEvent[],
	accept: (event: GuideEvent) => boolean = () => true,
): Map<string, GuideEvent[]> {
	const dated = events
		.filter(accept)
		.flatMap((event) =>
			event.dates.flatMap(({ firstDay, lastDay, start }) =>
				monthsFromTo(firstDay.slice(0, 7), lastDay.slice(0, 7)).map((month) => ({
					month,
					event,
					startsAt: start.epochMs,
				})),
			),
		)
		.sort((a, b) => (a.month === b.month ? a.startsAt - b.startsAt : a.month < b.month ? -1 : 1));
	const byMonth = new Map<string, Set<GuideEvent>>();
	for (const { month, event } of dated) {
		const events = byMonth.get(month);
		if (events) events.add(event);
		else byMonth.set(month, new Set([event]));
	}
	return new Map([...byMonth].map(([month, events]) => [month, [...events]]));
}

function monthsFromTo(first: string, last: string): string[] {
	const months = [first];
	while (months.length < mostMonths) {
		const current = months.at(-1) ?? first;
		if (current >= last) break;
		const [year = 0, month = 0] = current.split('-').map(Number);
		months.push(
			month === 12
				? `${String(year + 1).padStart(4, '0')}-01`
				: `${current.slice(0, 4)}-${String(month + 1).padStart(2, '0')}`,
		);
	}
	return months;
}
