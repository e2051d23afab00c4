import { monthInWords } from '../events/calendar-words.ts';
import { addDays, type Day } from '../events/days.ts';
import { addMonths, daysOfMonth, monthOf } from '../events/months.ts';
import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import type { DatedNotice } from './dated-notice.ts';

/**
 * First day of a change that is believed: no record that is kept today was changed earlier;
 * programs write the year 1 for what nobody stated.
 */
const firstBelievedDay: Day = '1900-01-01';

/**
 * Returns when something was done, as stated; `undefined` for a day after tomorrow, which is a
 * mistake: nothing is changed or verified in the future. Tomorrow has begun elsewhere. It is
 * `undefined` also for years before 1900, and for the very beginning of 1970 in UTC, which other
 * programs write for no date.
 *
 * @param dateTime Date-time with offset, or a date; its day counts as it is written there.
 * @param today Day in the time zone of the guide.
 */
export function believedDateTime(dateTime: string | undefined, today: Day): string | undefined {
	if (dateTime === undefined) return undefined;
	const day = dateTime.slice(0, 10);
	if (day < firstBelievedDay || Date.parse(dateTime) === 0) return undefined;
	// Nearly all are past, and to reckon tomorrow takes longer than to see that.
	return day > today && day > addDays(today, 1) ? undefined : dateTime;
}

/**
 * Returns what is said of a record that was last changed long ago, from the day on which it is;
 * `undefined` where that is not stated.
 *
 * @param updatedAt Date-time with offset; its day counts as it is written there.
 * @param oldAfterMonths Calendar months after which a record counts as old.
 */
export function oldRecordNotice(
	updatedAt: string | undefined,
	{ oldAfterMonths, locale }: { oldAfterMonths: number; locale: string },
	messages: PlaceMessages,
): DatedNotice | undefined {
	if (updatedAt === undefined || Number.isNaN(Date.parse(updatedAt))) return undefined;
	const day = updatedAt.slice(0, 10);
	return {
		text: messages.updatedLongAgo(monthInWords(monthOf(day), locale)),
		from: monthsLater(day, oldAfterMonths),
	};
}

/**
 * Returns the same day of a later month, or its last day where that month is shorter.
 * @param day `YYYY-MM-DD`.
 */
export function monthsLater(day: string, months: number): string {
	const month = addMonths(monthOf(day), months);
	const { last } = daysOfMonth(month);
	const sameDay = `${month}${day.slice(month.length)}`;
	return sameDay < last ? sameDay : last;
}
