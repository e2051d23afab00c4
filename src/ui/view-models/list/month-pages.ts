import { monthInWords } from '../../../domain/events/calendar-words.ts';
import { isOnIn } from '../../../domain/events/day-ranges.ts';
import type { Day } from '../../../domain/events/days.ts';
import { inOrderFrom } from '../../../domain/events/list-order.ts';
import { eventCountsByDay, monthGrid } from '../../../domain/events/month-grid.ts';
import { type MonthTable, monthTable } from '../../../domain/events/month-grid-words.ts';
import { daysOfMonth, type Month } from '../../../domain/events/months.ts';
import { monthsAhead, monthsPast } from '../../../domain/events/schedule-months.ts';
import type { Occurrence } from '../../../domain/events/occurrence.ts';
import { eventsIn, pastEventsIn } from '../../../domain/events/schedule.ts';
import { isUpcoming } from '../../../domain/events/upcoming.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import { localeFacts } from '../../../i18n/locale/locale-facts.ts';
import { capitalised } from '../../../i18n/messages/capitalised.ts';
import { eventClock } from '../event/event-clock.ts';
import { archiveLinks } from './event-lists.ts';
import type { Link } from '../site/link.ts';
import { type ListPage, listPages } from './list-page.ts';
import { areaOf } from './list-area.ts';
import type { PageContext } from '../site/page-context.ts';
import { type EventCard, eventCardOn, wordsContext } from '../event/event-card.ts';
import { eventCardsOnAPage } from './pagination.ts';

export interface MonthPage {
	list: ListPage;
	/** Months before and after it that have a page. */
	earlier?: Link | undefined;
	later?: Link | undefined;
	/** Days of the month with what is still to come; on the first page only. */
	grid?: MonthTable | undefined;
}

interface MonthEntry {
	event: GuideEvent;
	/** Dates in the month that are to come, or else the one that is over. */
	dates: readonly Occurrence[];
	/** First day of the month on which it is. */
	day: Day;
}

/** Returns every month with dates, past months included, with all of its pages. */
export function monthPages(context: PageContext): { month: Month; pages: MonthPage[] }[] {
	const { guide, messages, now, routes, site } = context;
	const words = messages.pages;
	const months = [
		...monthsPast(guide.schedule, now),
		...monthsAhead(guide.schedule, eventClock(context)),
	].map(({ month }) => month);
	const monthsInOrder = [...new Set(months)].sort();
	return monthsInOrder.map((month, position) => {
		const name = monthInWords(month, site.locale);
		const heading = capitalised(name, site.locale);
		const entries = entriesOf(context, month);
		const datesById = new Map(entries.map(({ event, dates }) => [event.id, dates]));
		const lists = listPages(context, {
			heading,
			title: words.eventsTitle(heading),
			introduction: words.monthIntroduction(
				name,
				areaOf(
					context,
					entries.map(({ event }) => event),
				),
			),
			parents: [{ href: routes.events(), label: words.events }],
			events: entries.map(({ event }) => event),
			cardOf: (event) => cardIn(context, month, event, datesById.get(event.id) ?? []),
			keepsOrder: true,
			emptyState: { message: messages.events.noDatesAnnounced, links: archiveLinks(context) },
			hrefOf: (page) => routes.eventsInMonth(month, page),
		});
		const grid = gridOf(context, month, entries);
		const earlier = monthLink(context, monthsInOrder[position - 1], words.earlierMonth);
		const later = monthLink(context, monthsInOrder[position + 1], words.laterMonth);
		const pages = lists.map((list, index) => ({
			list,
			earlier,
			later,
			grid: index ? undefined : grid,
		}));
		return { month, pages };
	});
}

function monthLink(
	{ routes, site }: PageContext,
	month: Month | undefined,
	words: (month: string) => string,
): Link | undefined {
	if (month === undefined) return undefined;
	return { href: routes.eventsInMonth(month), label: words(monthInWords(month, site.locale)) };
}

/** Returns what is still to come in the month, then what is over, each event once. */
function entriesOf(context: PageContext, month: Month): MonthEntry[] {
	const { guide, now } = context;
	const range = daysOfMonth(month);
	const { today } = wordsContext(context);
	const coming = eventsIn(guide.schedule, range, eventClock(context));
	const shown = new Set(coming.map(({ event }) => event.id));
	const over = pastEventsIn(guide.schedule, range, now).filter(({ event }) => !shown.has(event.id));
	const isComing = (date: Occurrence) => isUpcoming(date, now) && isOnIn(date, range, today);
	const entries = [
		...over.map((entry) => ({ ...entry, dates: [entry.occurrence] })),
		...coming.map((entry) => ({ ...entry, dates: entry.dates.filter(isComing) })),
	];
	return inOrderFrom(entries, range.first).map(({ event, dates, occurrence }) => ({
		event,
		dates,
		day: occurrence.firstDay < range.first ? range.first : occurrence.firstDay,
	}));
}

/**
 * Returns the card of an event in the list of a month. In the archive, where every date is
 * past, the card leaves that unsaid.
 */
function cardIn(
	context: PageContext,
	month: Month,
	event: GuideEvent,
	dates: readonly Occurrence[],
): EventCard {
	const card = eventCardOn(context, event, dates, event.dates);
	const isArchived = daysOfMonth(month).last < wordsContext(context).today;
	return isArchived && card.notice?.[0] === 'over'
		? { ...card, notice: undefined, standing: undefined }
		: card;
}

function gridOf(
	context: PageContext,
	month: Month,
	entries: readonly MonthEntry[],
): MonthTable | undefined {
	const counts = eventCountsByDay(context.guide.schedule, month, eventClock(context));
	if (counts.size === 0) return undefined;
	const { firstWeekday } = localeFacts(context.site.locale);
	const words = wordsContext(context);
	return monthTable(
		month,
		monthGrid(month, counts, firstWeekday, words.today),
		firstWeekday,
		(day) => hrefOf(context, month, entries, day),
		words,
	);
}

/**
 * Returns the path to where the list has the first event to come that begins on the day, or
 * else one that is on.
 */
function hrefOf(
	context: PageContext,
	month: Month,
	entries: readonly MonthEntry[],
	day: Day,
): string {
	const { now, routes } = context;
	const { today } = wordsContext(context);
	const isOn = ({ dates }: MonthEntry) =>
		dates.some((date) => isUpcoming(date, now) && isOnIn(date, { first: day, last: day }, today));
	const beginning = entries.findIndex((entry) => entry.day === day && isOn(entry));
	const running = entries.findIndex(isOn);
	const position = Math.max(0, beginning >= 0 ? beginning : running);
	const page = Math.floor(position / eventCardsOnAPage) + 1;
	const event = entries[position]?.event;
	return `${routes.eventsInMonth(month, page)}#${event?.id ?? ''}`;
}
