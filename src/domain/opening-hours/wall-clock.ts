import { dayMs, minuteMs } from '../../i18n/durations.ts';
import { utcOffsetMs } from '../../i18n/locale/utc-offset.ts';
import type { DayCount } from './calendar.ts';
import type { Minute } from './time-of-day.ts';

/** Returns the calendar day at a place at an instant; NaN if its time zone is unknown here. */
export function localDay(instantMs: number, timeZone: string): DayCount {
	return Math.floor((instantMs + offsetMs(instantMs, timeZone)) / dayMs);
}

/**
 * Returns the instant at which the clocks of a time zone show a minute of a day (which may lie
 * beyond the day's end).
 *
 * A time that occurs twice is the first of the two; one that is skipped is as much later as clocks
 * are put forward (as Temporal's "compatible" does, after RFC 5545, section 3.3.5). NaN where the
 * time zone is not known here.
 */
export function instantOf(day: DayCount, minute: Minute, timeZone: string): number {
	const clockMs = day * dayMs + minute * minuteMs;
	const before = offsetMsOnDay(day - 1, timeZone);
	const after = offsetMsOnDay(day + 3, timeZone);
	if (before === after) return clockMs - before;
	const isAfter =
		offsetMs(clockMs - before, timeZone) !== before &&
		offsetMs(clockMs - after, timeZone) === after;
	return clockMs - (isAfter ? after : before);
}

/** Kept, for an `Intl` formatter is slow and thousands of places ask for the same days. */
const offsetsOnDays = new Map<string, number>();

/** Returns the offset of a time zone at 00:00 UTC of a day, in milliseconds. */
function offsetMsOnDay(day: DayCount, timeZone: string): number {
	const key = `${day} ${timeZone}`;
	let offset = offsetsOnDays.get(key);
	if (offset === undefined) {
		offset = offsetMs(day * dayMs, timeZone);
		offsetsOnDays.set(key, offset);
	}
	return offset;
}

/**
 * Returns the offset of a time zone from UTC in milliseconds; NaN where the time zone is not known
 * here. A browser may be older than a time zone: nothing is in force at such a place, but all other
 * places work.
 */
function offsetMs(instantMs: number, timeZone: string): number {
	try {
		return utcOffsetMs(instantMs, timeZone);
	} catch {
		return NaN;
	}
}
