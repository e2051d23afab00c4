import { isOnline } from '../../../domain/events/attendance.ts';
import { whoseClocks, hasVenue } from '../../../domain/events/whose-clocks.ts';
import { type DateLabel, dateLabel } from '../../../domain/events/date-label.ts';
import { type DateLeaf, dateLeaf } from '../../../domain/events/date-leaf.ts';
import { fullDateInWords } from '../../../domain/events/date-words.ts';
import { datesWithRulesToShow, goingOn } from '../../../domain/events/going-on.ts';
import { wordsOfLeading } from '../../../domain/events/leading-words.ts';
import { furthestMs, listedDates, unlistedUntilMs } from '../../../domain/events/listed-dates.ts';
import {
	type OccurrenceRow,
	type OccurrenceRows,
	occurrenceRows,
} from '../../../domain/events/occurrence-rows.ts';
import { notedDates } from '../../../domain/events/noted-dates.ts';
import type { Occurrence } from '../../../domain/events/occurrence.ts';
import type { WordsContext } from '../../../domain/events/occurrence-words.ts';
import { recurrencesInWords } from '../../../domain/events/recurrence-words.ts';
import { isCalledOff } from '../../../domain/events/status-words.ts';
import { awaitsDates } from '../../../domain/events/undated-event.ts';
import {
	awaitsNewDate,
	isCancelled,
	isOver,
	leadingOccurrence,
	upcomingOccurrences,
} from '../../../domain/events/upcoming.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import type { EventRecord } from '../../../records/event.ts';
import { type Banner, eventBanners } from './event-banners.ts';
import { wordsContext } from './event-card.ts';
import { eventClock } from './event-clock.ts';
import { startText } from '../../../outputs/icalendar/utc-text.ts';
import { type EventDoors, eventDoors } from './event-doors.ts';
import type { Link } from '../site/link.ts';
import type { EventContext } from '../site/page-context.ts';
import type { PageNotice } from '../site/page-notice.ts';
import { nameNotice } from '../site/name-notice.ts';

/** Describes when an event takes place, as its page shows it. */
export interface EventWhen {
	/** Next date, or the last of an event without another; absent where no date is stated. */
	leading?:
		{ row: OccurrenceRow; leaf: DateLeaf; isLeafShown: boolean; label: DateLabel } | undefined;
	/** Whether there is no date, and the event is not said to be cancelled. */
	awaitsDates: boolean;
	/** Dates of which no start is stated, in words of the source. */
	noted: readonly string[];
	/**
	 * Notices that must not be missed about any of the dates, and whether it is about that one;
	 * without dates, about the event.
	 */
	banners: readonly Banner[];
	/** Notice that its name alone says something of its status, until its last date is over. */
	nameNotice?: PageNotice | undefined;
	/** Whether all dates are past, and none of them is to be made up for. */
	isOver: boolean;
	/** Words for when it was, once all dates are over. */
	overText?: string | undefined;
	/**
	 * Instant until which there may be further dates than those listed, as `goingOn` says; absent
	 * where they are all.
	 */
	goesOnUntilMs?: number | undefined;
	/** Rules in words; where a date is to come, without those that have ended. */
	repeats: readonly string[];
	/** Dates, as many as a page lists. */
	dates: OccurrenceRows;
	/** Whether these are all that are known. */
	listsAllDates: boolean;
	/** Whether it has no other date, and no rule. */
	hasOneDate: boolean;
	doors?: EventDoors | undefined;
	/** Says by whose clocks times are stated; absent where no time of day is. */
	clocks?: string | undefined;
	/** Path of the calendar with all dates; absent where none is to come that takes place. */
	calendar?: string | undefined;
	/** Links that a visitor may follow instead of an event that is over. */
	afterwards: readonly Link[];
}

/**
 * Returns when an event takes place, in words and rows.
 * @param archive Links to where events that are over are listed.
 */
export function eventWhen(
	context: EventContext,
	record: EventRecord,
	event: GuideEvent,
	archive: readonly Link[],
): EventWhen {
	const { messages, now, routes, site } = context;
	const words = wordsOfDates(context, event);
	const clock = eventClock(context);
	const { previousStartDate } = event;
	const leading = leadingOccurrence(event.dates, now);
	const hasEnded = isOver(event.dates, now);
	const listed = listedDates(event.dates, now);
	const [ownRow] = leading ? rowsOf([leading]) : [];
	const text = leading && wordsOfLeading(leading, listed, words);
	const row = ownRow && { ...ownRow, text: text ?? ownRow.text };
	const further = goingOn(event.dates, clock);
	const goesOn = furthestMs(further?.untilMs, unlistedUntilMs(event.dates, listed, now));
	const repeats = recurrencesInWords(datesWithRulesToShow(event.dates, clock), words);
	const shown = row?.notices.filter(({ kind }) => !hasEnded || isCalledOff(kind)) ?? [];
	const doors = eventDoors(context, event, record.details?.door_time, { leading, listed }, words);
	const hasTimes = doors !== undefined || event.dates.some(({ isAllDay }) => !isAllDay);
	return {
		leading: leading &&
			row && {
				row,
				leaf: dateLeaf(leading, site.locale),
				isLeafShown: now <= (row.leafUntilMs ?? Infinity),
				label: dateLabel({ ...row, state: leading.status.state }, now),
			},
		awaitsDates: awaitsDates(event),
		noted: notedDates(event.occurrences, site.locale, messages.events),
		banners: eventBanners(context, event, {
			rows: rowsOf(listed),
			rowsToCome: rowsOf(upcomingOccurrences(listed, now)),
			shown: hasEnded && goesOn !== undefined ? [] : shown,
		}),
		nameNotice: nameNotice(context, event, goesOn),
		// What was put off stays as it was planned: the banner says that it has no new date.
		isOver: hasEnded && (goesOn !== undefined || !awaitsNewDate(event.dates, now)),
		overText: overInWords(context, event, further?.last),
		goesOnUntilMs: goesOn,
		repeats,
		dates: occurrenceRows(listed, clock, words, previousStartDate, (occurrence) =>
			isCancelled(occurrence) || hasOneDate(event) ? undefined : startText(occurrence),
		),
		listsAllDates: listed.length === event.dates.length,
		hasOneDate: hasOneDate(event),
		// The date that leads is a cancelled one only where all that are to come are.
		calendar:
			leading && !hasEnded && !isCancelled(leading)
				? routes.eventCalendar(event.addressSlug)
				: undefined,
		doors,
		clocks: hasTimes
			? whoseClocks(event.dates, hasVenue(event) && !isOnline(event, now), {
					locale: site.locale,
					messages: messages.events,
				})
			: undefined,
		afterwards: [{ href: routes.events(), label: messages.events.whatComesNext }, ...archive],
	};

	function rowsOf(occurrences: GuideEvent['dates']): OccurrenceRow[] {
		const { past, upcoming } = occurrenceRows(occurrences, clock, words, previousStartDate);
		return [...upcoming, ...past];
	}
}

/** Returns whether an event has no other date, and no rule. */
function hasOneDate({ dates }: Pick<GuideEvent, 'dates'>): boolean {
	return dates.length === 1 && dates.every(({ recurrenceRule }) => recurrenceRule === undefined);
}

/** Returns the words for an event's dates; a notice of an only date speaks of that one alone. */
function wordsOfDates(context: EventContext, { dates }: GuideEvent): WordsContext {
	const words = wordsContext(context);
	if (dates.length > 1) return words;
	return { ...words, messages: { ...words.messages, ...words.messages.ofSingleDate } };
}

/**
 * Returns what is said of an event of which no date is left, however long after the build that is.
 *
 * @param lastOfRules The last date that a rule adds, where it comes after those that are known.
 */
function overInWords(
	{ messages, site }: EventContext,
	{ dates }: GuideEvent,
	lastOfRules: Occurrence | undefined,
): string | undefined {
	const held = dates.filter((date) => !isCancelled(date));
	const last = lastOfRules ?? leadingOccurrence(held.length > 0 ? held : dates, Infinity);
	if (last === undefined) return undefined;
	const day = fullDateInWords(last.lastDay, site.locale);
	return isCancelled(last)
		? messages.events.eventWasPlanned(day)
		: messages.events.eventIsOver(day);
}
