import { dayMs } from '../durations.ts';
import { dateTimeFormat } from '../locale/formatters.ts';

/** A calendar day, `YYYY-MM-DD`: days compare as texts. */
export type Day = string;

/** A run of days; both ends are in it. */
export interface DayRange {
	first: Day;
	last: Day;
}

/**
 * An instant, in milliseconds since 1970, of which nothing but the day is to be asked: what is made with it is the same all day.
 *
 * Every value of it is a number: nothing is ever of the other type, which keeps it from being reckoned with.
 */
export type InstantOfDay = number | { readonly isAskedForDays: never };

/** Years have four digits (ISO 8601). Sources say by it that something has no end. */
export const lastWritableDay: Day = '9999-12-31';

/** Every page asks which day it is. */
let latest: { instant: InstantOfDay; timeZone: string; day: Day } = {
	instant: NaN,
	timeZone: '',
	day: '',
};

/** The day it is at an instant in a time zone (IANA name), not beyond the last one that can be written. */
export function dayInZone(instant: InstantOfDay, timeZone: string): Day {
	if (instant !== latest.instant || timeZone !== latest.timeZone) {
		latest = { instant, timeZone, day: dayAt(Number(instant), timeZone) };
	}
	return latest.day;
}

/** Not beyond the first and the last day that can be written. */
export function addDays(day: Day, days: number): Day {
	const date = new Date(midnightUtcMs(day) + days * dayMs).toISOString();
	if (date.startsWith('+')) return lastWritableDay;
	return date.startsWith('-') ? '0000-01-01' : date.slice(0, 10);
}

/** How many days later the second day is; negative when it is earlier. */
export function daysFromTo(from: Day, to: Day): number {
	return Math.round((midnightUtcMs(to) - midnightUtcMs(from)) / dayMs);
}

/** Monday is 1, Sunday 7 (ISO 8601). */
export function isoWeekdayOf(day: Day): number {
	return new Date(midnightUtcMs(day)).getUTCDay() || 7;
}

/** The day at midnight UTC, for `Intl` formatters whose time zone is UTC. */
export function midnightUtcMs(day: Day): number {
	return Date.parse(`${day}T00:00:00Z`);
}

function dayAt(instantMs: number, timeZone: string): Day {
	const format = dateTimeFormat('en-US', {
		calendar: 'iso8601',
		numberingSystem: 'latn',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		timeZone,
	});
	const parts = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, value]));
	const year = (parts.get('year') ?? '').padStart(4, '0');
	if (year.length > 4) return lastWritableDay;
	return `${year}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`;
}
