import type { EventMessages } from '../messages/en/events.ts';
import { type DailyHours, dailyHours } from './daily-hours.ts';
import {
	dateInWords,
	dateRangeInWords,
	fullDateInWords,
	timeInWords,
	timeRangeInWords,
} from './date-words.ts';
import { type Day, addDays, daysFromTo } from './days.ts';
import type { Occurrence } from './occurrence.ts';
import type { OffsetDateTime } from './offset-date-time.ts';
import { longSpanDays, shortDateWords } from './short-date-words.ts';
import { statedEnd } from './span.ts';

/** The language and the day for which times are put into words. */
export interface WordsContext {
	locale: string;
	messages: EventMessages;
	/** The day of the build at the place: long spans that run by then are "until", and its year goes without saying. */
	today: Day;
}

/** An occurrence in words, by the clock of its own offset. */
export interface OccurrenceWords {
	/** "Friday 4 December 2026, 21:00–23:00", in the order and with the marks of the locale. */
	text: string;
	/** For cards: "Fri 4 Dec, 21:00". */
	short: string;
	/** For the `datetime` of a `time` element: a date for days, else a date-time with its offset. */
	dateTime: string;
}

export function occurrenceWords(occurrence: Occurrence, context: WordsContext): OccurrenceWords {
	const { isAllDay, firstDay, lastDay, start } = occurrence;
	const days = daysFromTo(firstDay, lastDay) + 1;
	const isRunningLong = days > longSpanDays && firstDay <= context.today;
	const { locale, messages, today } = context;
	const clock = isAllDay ? undefined : start.clock;
	return {
		text: isRunningLong ? untilInWords(occurrence, context) : inFull(occurrence, days, context),
		short: shortDateWords({ firstDay, lastDay, clock }, today, messages.card, locale, false),
		dateTime: isAllDay ? firstDay : start.iso,
	};
}

/** Several days with the hours that may be those of each, the same on whatever day they are told; `undefined` of other dates. */
export function daysWithHours(
	occurrence: Occurrence,
	context: Pick<WordsContext, 'locale' | 'messages'>,
): string | undefined {
	const { firstDay, lastDay } = occurrence;
	const hours = dailyHours(occurrence);
	const hasWeekdays = daysFromTo(firstDay, lastDay) < longSpanDays;
	const days = () => dateRangeInWords(firstDay, lastDay, context.locale, hasWeekdays);
	return hours && withHours(days(), hours, context);
}

function inFull(occurrence: Occurrence, days: number, context: WordsContext): string {
	const { isAllDay, firstDay, lastDay, start, end } = occurrence;
	const { locale, messages } = context;
	if (isAllDay && days === 1) return fullDateInWords(firstDay, locale);
	const ofEachDay = daysWithHours(occurrence, context);
	if (ofEachDay !== undefined) return ofEachDay;
	if (isAllDay) return dateRangeInWords(firstDay, lastDay, locale, days <= longSpanDays);
	const date = days > longSpanDays ? dateInWords : fullDateInWords;
	const first = date(firstDay, locale);
	if (days === 1) return withTime(first, occurrence, context);
	const to = withClock(date(lastDay, locale), end, context);
	return messages.span(withClock(first, start, context), to);
}

function untilInWords(occurrence: Occurrence, context: WordsContext): string {
	const { firstDay, lastDay, start, end, isAllDay } = occurrence;
	const { locale, messages } = context;
	const first = dateInWords(firstDay, locale);
	const last = dateInWords(lastDay, locale);
	const hours = dailyHours(occurrence);
	if (hours) return withHours(messages.untilAndSince(last, first), hours, context);
	if (isAllDay) return messages.untilAndSince(last, first);
	return messages.untilAndSince(withClock(last, end, context), withClock(first, start, context));
}

/** Words that are true whether the hours are those of each day or those of the first and the last. */
function withHours(
	days: string,
	{ from, to }: DailyHours,
	{ locale, messages }: Pick<WordsContext, 'locale' | 'messages'>,
): string {
	return to === undefined
		? messages.dateAndStart(days, timeInWords(from, locale))
		: messages.dateAndTime(days, timeRangeInWords(from, to, locale));
}

/** Words of an occurrence that belongs to one day, though it may end in the night after. */
function withTime(date: string, { start, end }: Occurrence, context: WordsContext): string {
	const { locale, messages } = context;
	const from = timeInWords(start, locale);
	if (end === undefined) return messages.dateAndTime(date, from);
	if (statedEnd({ start, end }) === undefined) return messages.dateAndStart(date, from);
	const to = timeInWords(end, locale);
	if (end.day === start.day) {
		// A clock that is set back may end before it started.
		const isForward = start.clock <= end.clock;
		const range = isForward ? timeRangeInWords(start, end, locale) : messages.span(from, to);
		return messages.dateAndTime(date, range);
	}
	// Only the next day can be told without its date.
	if (end.day !== addDays(start.day, 1)) return messages.dateAndTime(date, from);
	const overnight =
		end.clock === '00:00' ? messages.timeUntilMidnight(from) : messages.timeUntilNextDay(from, to);
	return messages.dateAndTime(date, overnight);
}

function withClock(
	date: string,
	moment: OffsetDateTime | undefined,
	{ locale, messages }: WordsContext,
): string {
	return moment === undefined ? date : messages.dateAndTime(date, timeInWords(moment, locale));
}
