import type { CardWords } from '../../i18n/messages/browser-words.ts';
import { elided } from '../../i18n/locale/elided.ts';
import {
	clockInWords,
	dateWithinYear,
	shortDateInWords,
	shortDateRange,
	withOffset,
} from './date-words.ts';
import type { ShownDays } from './date-run.ts';
import { type Day, addDays, daysFromTo } from './days.ts';
import type { ShownClock } from './shown-offset.ts';

/** Holds the days of a date and the clock of its start, absent where whole days are meant. */
export interface ShortDate extends ShownDays, ShownClock {}

/** Days above which a span is shown without weekdays, and in full by its end once it runs. */
export const longSpanDays = 31;

/** Days above which a span that runs, and that no other date follows, is shown by its end. */
const untilSpanDays = 7;

/**
 * Returns a date in a few words: "Fri 4 Dec, 21:00", "12–13 Jun", "Until 30 September" where it
 * runs for more than a week; with the year when it is not today's.
 *
 * @param isLive Whether today is the day on which it is read, not that of the build: "Today,
 *   21:00".
 */
export function shortDateWords(
	{ firstDay, lastDay, clock, offset, isFollowed }: ShortDate,
	today: Day,
	words: CardWords,
	locale: string,
	isLive: boolean,
): string {
	const year = today.slice(0, 4);
	const nights = daysFromTo(firstDay, lastDay);
	if (nights >= untilSpanDays && firstDay <= today && today <= lastDay && !isFollowed) {
		const until = words.until.replace('{date}', dateWithinYear(lastDay, locale, year));
		return elided(until, words.elisions);
	}
	if (nights > 0) return shortDateRange(firstDay, lastDay, locale, year);
	const near = isLive ? nearDay(firstDay, today, words) : undefined;
	const date = near ?? shortDateInWords(firstDay, locale, year);
	if (clock === undefined) return date;
	const time = clockInWords(clock, locale);
	return withOffset(words.dateAndTime.replace('{date}', date).replace('{time}', time), offset);
}

function nearDay(day: Day, today: Day, { today: now, tomorrow }: CardWords): string | undefined {
	if (day === today) return now;
	return day === addDays(today, 1) ? tomorrow : undefined;
}
