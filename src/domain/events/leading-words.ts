import { dailyHours } from './daily-hours.ts';
import { dateInWords } from './date-words.ts';
import { hasSeveralDays, shownDays } from './date-run.ts';
import { isSameStatus } from './event-status.ts';
import type { Occurrence } from './occurrence.ts';
import { type WordsContext, daysInWords, severalClocks, withClocks } from './occurrence-words.ts';
import { statedEnd } from './span.ts';

/**
 * Returns what is said of a date where it stands for its event and others stand in for it at other
 * hours: "1–20 September 2026, 10:00–12:00 and 14:00–18:00"; where others go on with it, their
 * days, and at other hours until when its own are true: "Until 30 June 2027 (since 1 July 2026);
 * until 31 October 2026, 10:00–12:00". `undefined` where its own words say all.
 *
 * They come with dates of the same several days that may have their hours on each of them too and,
 * beside one of a single day of which nobody knows when it is over, those that begin later on that
 * day: none of them would lead while it does.
 *
 * @param dates Dates of the event, by start.
 */
export function wordsOfLeading(
	leading: Occurrence,
	dates: readonly Occurrence[],
	context: WordsContext,
): string | undefined {
	const { run } = leading;
	const clocks = allClocks(leading, dates, context);
	if (run === undefined && clocks === undefined) return undefined;
	const { messages } = context;
	const days = daysInWords(shownDays(leading), context);
	const withTimes = (text: string) =>
		clocks ? messages.dateAndTime(text, clocks) : withClocks(text, leading, context);
	if (run === undefined) return withTimes(days);
	if (dailyHours(leading) === undefined) return days;
	// In its last days nobody has to know of other hours, nor where there are none to come.
	if (run.lastDay === leading.lastDay || isRunAlike(leading, dates, context)) {
		return withTimes(days);
	}
	const lastDay = dateInWords(leading.lastDay, context.locale);
	return messages.daysAndHours(days, withTimes(messages.untilDay(lastDay)));
}

/** Returns whether all dates that go on with the leading one have its hours on each day. */
function isRunAlike(
	leading: Occurrence,
	dates: readonly Occurrence[],
	context: WordsContext,
): boolean {
	const together = dates.filter(
		(date) => date.run === leading.run && date.lastDay >= leading.lastDay,
	);
	return together.every(dailyHours) && severalClocks(together, context) === undefined;
}

/**
 * Returns the hours of all dates that are shown with the leading one; `undefined` where it has the
 * only ones.
 */
function allClocks(
	leading: Occurrence,
	dates: readonly Occurrence[],
	context: WordsContext,
): string | undefined {
	const together = dates.filter((date) => sharesWordsOf(date, leading));
	return severalClocks(together, context);
}

/**
 * Returns whether what is said of the leading date beside its words is true of the other as well.
 */
function sharesWordsOf(date: Occurrence, leading: Occurrence): boolean {
	if (date.firstDay !== leading.firstDay || date.lastDay !== leading.lastDay) return false;
	if (date.isAllDay || leading.isAllDay || !isSameStatus(date.status, leading.status)) return false;
	if (hasSeveralDays(date)) return [date, leading].every(dailyHours);
	return statedEnd(leading) === undefined && date.start.epochMs >= leading.start.epochMs;
}
