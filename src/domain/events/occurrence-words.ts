import type { EventMessages } from '../../i18n/messages/en/events.ts';
import { dailyHours } from './daily-hours.ts';
import {
	dateInWords,
	dateRangeInWords,
	fullDateInWords,
	timeInWords,
	timeRangeInWords,
	withOffset,
} from './date-words.ts';
import { type ShownDays, ownDays, shownDays } from './date-run.ts';
import { type Day, addDays, daysFromTo } from './days.ts';
import type { Occurrence } from './occurrence.ts';
import type { OffsetDateTime } from './offset-date-time.ts';
import { longSpanDays, shortDateWords } from './short-date-words.ts';
import { statedEnd } from './span.ts';
import { offsetToShow, shownClock } from './shown-offset.ts';

/** Holds the language and the day for which times are put into words. */
export interface WordsContext {
	locale: string;
	messages: EventMessages;
	/** IANA time zone of the guide: clocks of another offset say which. */
	timeZone: string;
	/**
	 * Day of the build at the place: long spans that run by then are "until", and its year goes
	 * without saying.
	 */
	today: Day;
}

/** Holds what of the context the words for clock times need. */
export type ClockContext = Omit<WordsContext, 'today'>;

/** Holds an occurrence in words, by the clock of its own offset, shown where not the guide's. */
export interface OccurrenceWords {
	/** "Friday 4 December 2026, 21:00–23:00", in the order and with the marks of the locale. */
	text: string;
	/** Short form for lists, of the run of which it is a part: "Fri 4 Dec, 21:00". */
	short: string;
	/** Value of `datetime` of a `time` element: a date for days, else a date-time with its offset. */
	dateTime: string;
}

export function occurrenceWords(occurrence: Occurrence, context: WordsContext): OccurrenceWords {
	const { isAllDay, firstDay, start } = occurrence;
	const { locale, messages, timeZone, today } = context;
	const clock = isAllDay ? {} : shownClock(start, timeZone);
	const shown = { ...shownDays(occurrence), ...clock };
	return {
		text: inFull(occurrence, context),
		short: shortDateWords(shown, today, messages.card, locale, false),
		dateTime: isAllDay ? firstDay : start.iso,
	};
}

/** Returns days only: "1–20 September 2026", "Until 30 September 2026 (since 1 April 2026)". */
export function daysInWords(span: ShownDays, context: WordsContext): string {
	const { firstDay, lastDay } = span;
	const { locale, messages } = context;
	if (firstDay === lastDay) return fullDateInWords(firstDay, locale);
	return isRunningLong(span, context)
		? messages.untilAndSince(dateInWords(lastDay, locale), dateInWords(firstDay, locale))
		: dateRangeInWords(firstDay, lastDay, locale, !isLong(span));
}

/**
 * Returns the clocks alone of a date of one day, or those of a date of several that may be of each:
 * "10:00–12:00", and only the start where no time of the end is known.
 */
function clocksInWords(occurrence: Occurrence, context: ClockContext): string {
	const { locale, timeZone } = context;
	const hours = dailyHours(occurrence);
	if (hours === undefined) return clocksOfDay(occurrence, context);
	const { from, to } = hours;
	if (to === undefined) return timeWithOffset(from, context);
	// The hours of each day are those on the wall, also where the clocks are changed in between.
	const offset = from.offsetMinutes === to.offsetMinutes ? offsetToShow(from, timeZone) : undefined;
	return withOffset(timeRangeInWords(from, to, locale), offset);
}

/**
 * Returns the clocks of dates that are shown together, "10:00–12:00 and 14:00–18:00"; `undefined`
 * where all have the same.
 */
export function severalClocks(
	dates: readonly Occurrence[],
	context: ClockContext,
): string | undefined {
	const clocks = new Set(dates.map((date) => clocksInWords(date, context)));
	return clocks.size < 2 ? undefined : context.messages.severalTimes([...clocks]);
}

/**
 * Returns several days with the hours that may be those of each, the same on whatever day they are
 * shown; `undefined` for other dates.
 *
 * @param others Dates of the same days, whose hours are shown too.
 */
export function daysWithHours(
	occurrence: Occurrence,
	context: ClockContext,
	others: readonly Occurrence[] = [],
): string | undefined {
	if (dailyHours(occurrence) === undefined) return undefined;
	const { firstDay, lastDay } = occurrence;
	const days = dateRangeInWords(firstDay, lastDay, context.locale, !isLong(occurrence));
	const clocks = severalClocks([occurrence, ...others], context);
	return clocks
		? context.messages.dateAndTime(days, clocks)
		: withClocks(days, occurrence, context);
}

function inFull(occurrence: Occurrence, context: WordsContext): string {
	const { isAllDay, firstDay, lastDay, start, end } = occurrence;
	const { locale, messages } = context;
	const days = ownDays(occurrence);
	if (isAllDay) return daysInWords(days, context);
	if (firstDay === lastDay || dailyHours(occurrence)) {
		return withClocks(daysInWords(days, context), occurrence, context);
	}
	const date = isLong(occurrence) ? dateInWords : fullDateInWords;
	const from = withClock(date(firstDay, locale), start, context);
	const to = withClock(date(lastDay, locale), end, context);
	return isRunningLong(days, context) ? messages.untilAndSince(to, from) : messages.span(from, to);
}

function isRunningLong(span: ShownDays, { today }: WordsContext): boolean {
	const isRunning = span.firstDay <= today && today <= span.lastDay;
	return isRunning && isLong(span) && span.isFollowed !== true;
}

function isLong({ firstDay, lastDay }: Pick<Occurrence, 'firstDay' | 'lastDay'>): boolean {
	return daysFromTo(firstDay, lastDay) + 1 > longSpanDays;
}

/**
 * Returns days with the clocks of a date, in words that are true whether these are those of each
 * day or those of the first and the last.
 */
export function withClocks(days: string, occurrence: Occurrence, context: ClockContext): string {
	const { messages } = context;
	const { end } = occurrence;
	const hours = dailyHours(occurrence);
	const isEndKnown = hours ? hours.to !== undefined : statedEnd(occurrence) === end;
	const clocks = clocksInWords(occurrence, context);
	return isEndKnown ? messages.dateAndTime(days, clocks) : messages.dateAndStart(days, clocks);
}

/**
 * Returns the clock times of an occurrence that belongs to one day, though it may end in the night
 * after.
 */
function clocksOfDay({ start, end }: Occurrence, context: ClockContext): string {
	const { locale, messages, timeZone } = context;
	if (end === undefined || statedEnd({ start, end }) === undefined)
		return timeWithOffset(start, context);
	const isNextDay = end.day === addDays(start.day, 1);
	// Only the next day can be shown without its date.
	if (end.day !== start.day && !isNextDay) return timeWithOffset(start, context);
	const [offset, endOffset] = [start, end].map((moment) => offsetToShow(moment, timeZone));
	const isOneClock = offset === endOffset;
	const [from, to] = isOneClock
		? [timeInWords(start, locale), timeInWords(end, locale)]
		: [timeWithOffset(start, context), timeWithOffset(end, context)];
	// A clock that is set back may end before it started.
	const isForward = isOneClock && start.clock <= end.clock;
	const range = isNextDay
		? untilNextDay(from, to, end, messages)
		: isForward
			? timeRangeInWords(start, end, locale)
			: messages.span(from, to);
	return withOffset(range, isOneClock ? offset : undefined);
}

function untilNextDay(
	from: string,
	to: string,
	{ clock }: OffsetDateTime,
	messages: EventMessages,
): string {
	return clock === '00:00' ? messages.timeUntilMidnight(from) : messages.timeUntilNextDay(from, to);
}

function withClock(
	date: string,
	moment: OffsetDateTime | undefined,
	context: WordsContext,
): string {
	return moment === undefined
		? date
		: context.messages.dateAndTime(date, timeWithOffset(moment, context));
}

/** Returns "21:00", with its offset where that is not plain. */
function timeWithOffset(moment: OffsetDateTime, { locale, timeZone }: ClockContext): string {
	return withOffset(timeInWords(moment, locale), offsetToShow(moment, timeZone));
}
