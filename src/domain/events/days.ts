import { dayMs } from '../../i18n/durations.ts';
import { utcOffsetMs } from '../../i18n/locale/utc-offset.ts';

/** Holds a calendar day as `YYYY-MM-DD`, so that days compare as texts. */
export type Day = string;

/** Holds a run of days that includes both of its ends. */
export interface DayRange {
	first: Day;
	last: Day;
}

/**
 * Holds an instant, in milliseconds since 1970, of which nothing but the day is to be asked: what
 * is made with it is the same all day.
 *
 * Every value of it is a number: nothing is ever of the other type, which keeps it from being
 * reckoned with.
 */
export type InstantOfDay = number | { readonly isAskedForDays: never };

/** Years have four digits (ISO 8601). Sources say by it that something has no end. */
export const lastWritableDay: Day = '9999-12-31';
const firstMs = midnightUtcMs('0000-01-01');
const lastMs = midnightUtcMs(lastWritableDay);

/** Day that was worked out last: every page asks which day it is. */
let latest: { instant: InstantOfDay; timeZone: string; day: Day } = {
	instant: NaN,
	timeZone: '',
	day: '',
};

/**
 * Returns the day it is at an instant in a time zone (IANA name), not beyond the last one that can
 * be written.
 */
export function dayInZone(instant: InstantOfDay, timeZone: string): Day {
	if (instant !== latest.instant || timeZone !== latest.timeZone) {
		const instantMs = Number(instant);
		latest = { instant, timeZone, day: writableDay(instantMs + utcOffsetMs(instantMs, timeZone)) };
	}
	return latest.day;
}

/** Adds a number of days to a day; stops at the first and the last day that can be written. */
export function addDays(day: Day, days: number): Day {
	return writableDay(midnightUtcMs(day) + days * dayMs);
}

/** Returns how many days later the second day is: a negative number when it is earlier. */
export function daysFromTo(from: Day, to: Day): number {
	return Math.round((midnightUtcMs(to) - midnightUtcMs(from)) / dayMs);
}

/** Returns the number of the weekday of a day: Monday is 1, Sunday 7 (ISO 8601). */
export function isoWeekdayOf(day: Day): number {
	return new Date(midnightUtcMs(day)).getUTCDay() || 7;
}

/**
 * Returns the instant at which a day begins in UTC, in milliseconds since 1970, for `Intl`
 * formatters whose time zone is UTC.
 */
export function midnightUtcMs(day: Day): number {
	return Date.parse(`${day}T00:00:00Z`);
}

/** Returns the day of an instant in UTC, or the first or last day that can be written. */
function writableDay(instantMs: number): Day {
	return new Date(Math.min(Math.max(instantMs, firstMs), lastMs)).toISOString().slice(0, 10);
}
