import { dayMs } from '../../i18n/durations.ts';

/** Holds a calendar date as a number, `YYYYMMDD` (20261121): dates compare as numbers. */
export type CalendarDate = number;
/** Holds a day of any year as a number, `MMDD` (1121 is 21 November). */
export type MonthDay = number;
/** Counts days since 1 January 1970, so that dates can be added to. */
export type DayCount = number;
/** Numbers a day of the week: Monday is 0, Sunday 6. */
export type Weekday = number;

export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

export function dateOf(day: DayCount): CalendarDate {
	const date = new Date(day * dayMs);
	return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** Returns the weekday of a day: 1 January 1970 was a Thursday. */
export function weekdayOf(day: DayCount): Weekday {
	return (((day + 3) % 7) + 7) % 7;
}

/**
 * Counts the days from 1 January 1970 to a date. A date that does not exist (30 February)
 * becomes the one as many days later.
 */
export function dayOf(date: CalendarDate): DayCount {
	const midnight = new Date(0);
	midnight.setUTCFullYear(
		Math.floor(date / 10_000),
		(Math.floor(date / 100) % 100) - 1,
		date % 100,
	);
	return midnight.getTime() / dayMs;
}

/** Returns whether the calendar has the day; 29 February is one in leap years only. */
export function exists(date: CalendarDate): boolean {
	return dateOf(dayOf(date)) === date;
}

/** Returns a date `YYYY-MM-DD` as a number. */
export function dateFromIso(text: string): CalendarDate {
	return Number(text.replaceAll('-', ''));
}

/** Returns a date as `YYYY-MM-DD`. */
export function isoDate(date: CalendarDate): string {
	return String(date)
		.padStart(8, '0')
		.replace(/(....)(..)(..)/, '$1-$2-$3');
}
