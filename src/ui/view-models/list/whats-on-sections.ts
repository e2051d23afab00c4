import type { Credit } from '../../../domain/credits/credits.ts';
import { dateInWords } from '../../../domain/events/date-words.ts';
import { isLongRunning } from '../../../domain/events/closed-days.ts';
import { isTodayAgain, type NamedRange, dayRangeOf } from '../../../domain/events/day-ranges.ts';
import type { Day } from '../../../domain/events/days.ts';
import { occurrenceWords } from '../../../domain/events/occurrence-words.ts';
import { statusNotices } from '../../../domain/events/status-words.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import { localeFacts } from '../../../i18n/locale/locale-facts.ts';
import { closedOnDays, type ListedDate } from '../../../domain/events/whats-on.ts';
import { whatsOnLines } from '../../../domain/events/whats-on-lines.ts';
import { whatsOnRows } from '../../../domain/events/whats-on-rows.ts';
import { closedDaysOf } from '../event/closed-days.ts';
import { wordsContext } from '../event/event-card.ts';
import { eventClock } from '../event/event-clock.ts';
import { listedWhereabouts, withVenue } from '../event/event-location.ts';
import { questionInName } from '../site/name-notice.ts';
import type { PageContext } from '../site/page-context.ts';

/** Describes one line of a what's-on list: an event. */
export interface WhatsOnLine {
	/** Whether it is shown at the build; the browser decides anew. */
	isShown: boolean;
	href: string;
	name: string;
	/** Asks about a status that its name alone states: “Cancelled?”. */
	question?: string | undefined;
	/** Dates of the list, of which one is shown. */
	dates: readonly WhatsOnDate[];
}

/** Describes one date of an event in a what's-on list. */
export interface WhatsOnDate extends ListedDate {
	/** Whether it is shown at the build; the browser decides anew. */
	isShown: boolean;
	when: string;
	where?: string | undefined;
	/** Note that its venue is closed then, at the build; the browser decides anew. */
	closed?: string | undefined;
	/** Owed for the event and the venue that it names. */
	credits: readonly (Credit | undefined)[];
	notices: ReturnType<typeof statusNotices>;
}

/** Describes what is on in a range of days that moves with the calendar. */
export interface WhatsOnSection {
	range: NamedRange;
	/** Id of the section, for links to it. */
	id: string;
	heading: string;
	/** Whether it is hidden, as today says the same; the browser decides anew. */
	isHidden: boolean;
	timeZone: string;
	/** Weekdays of a weekend, Monday is 1. */
	weekend: readonly number[];
	lines: readonly WhatsOnLine[];
	/** Last day on which the lines are all that is on. */
	completeUntil: Day;
	/** Day of the build, for which the lines stand in order. */
	builtOn: Day;
	emptyText: string;
	/** Says what is on then, too, and is not in the list. */
	leftOutText: string;
	/** Names what has more than the list shows. */
	wholeListText: string;
	/** Address of the whole list, where more may be than this one shows. */
	wholeListHref: string | undefined;
	/** Notice that is shown after that day, once for all lists: in the one with the most days. */
	outdatedText?: string | undefined;
}

/**
 * Returns the lists for today, the weekend and the next 7 days. Each event is listed once,
 * where it comes first.
 */
export function whatsOnSections(context: PageContext): WhatsOnSection[] {
	const { events: words } = context.messages;
	const today = section(context, 'today', words.today, words.nothingToday);
	const weekend = section(context, 'weekend', words.thisWeekend, words.nothingThisWeekend, [today]);
	return [
		today,
		weekend,
		section(context, 'next-7-days', words.next7Days, words.nothingInNext7Days, [today, weekend]),
	];
}

/** Returns the addresses of the events that lists show at the build. */
export function listedHrefs(sections: readonly WhatsOnSection[]): Set<string> {
	return new Set(
		sections
			.filter(({ isHidden }) => !isHidden)
			.flatMap(({ lines }) => lines.filter(({ isShown }) => isShown).map(({ href }) => href)),
	);
}

/** Returns the id of the list of a range of days on its page. */
export function sectionId(range: NamedRange): string {
	return `on-${range}`;
}

function section(
	context: PageContext,
	range: NamedRange,
	heading: string,
	emptyText: string,
	above: readonly WhatsOnSection[] = [],
): WhatsOnSection {
	const { guide, messages, routes, site } = context;
	const { weekend } = localeFacts(site.locale);
	const words = wordsContext(context);
	const days = dayRangeOf(range, words.today, weekend);
	const listed = listedHrefs(above);
	const hrefOf = ({ addressSlug }: GuideEvent) => routes.event(addressSlug);
	const rows = whatsOnRows(guide.schedule, range, eventClock(context), weekend).map((row) => ({
		...row,
		isShown: row.isShown && !listed.has(hrefOf(row.event)),
	}));
	const { completeUntil, isCut, lines } = whatsOnLines(rows, range, words.today);
	const dateOf = ({ dates: _, event, occurrence, ...listed }: (typeof rows)[number]) => {
		const closedDays = isLongRunning(listed) ? closedDaysOf(context, event) : [];
		const row = { ...listed, ...(closedDays.length > 0 && { closedDays }) };
		return {
			...row,
			closed: closedOnDays(row, days, words.today, messages.events.card),
			when: occurrenceWords(occurrence, words).short,
			where: listedWhereabouts(context, event, occurrence),
			credits: withVenue(context, event, occurrence).map(({ credit }) => credit),
			notices: statusNotices(
				occurrence.status,
				event.previousStartDate,
				site.locale,
				messages.events,
			),
		};
	};
	return {
		range,
		id: sectionId(range),
		heading,
		isHidden: isTodayAgain(range, words.today, weekend),
		timeZone: site.timeZone,
		weekend,
		lines: lines.map(({ dates, event, isShown }) => ({
			isShown,
			href: hrefOf(event),
			name: event.name,
			question: questionInName(context, event),
			dates: dates.map(dateOf),
		})),
		completeUntil,
		builtOn: words.today,
		leftOutText: [
			...(range === 'today' ? [] : [messages.events.notListedAgain]),
			...(isCut ? [messages.events.onlyTheFirst] : []),
		].join(' '),
		wholeListHref: isCut || range !== 'today' ? `${routes.events()}?when=${range}` : undefined,
		emptyText,
		wholeListText: messages.events.wholeList(heading),
		outdatedText:
			range === 'next-7-days'
				? messages.events.outdatedList(dateInWords(words.today, site.locale))
				: undefined,
	};
}
