import type { CalendarDate, DayCount } from './calendar.ts';
import { dateOf, weekdayOf } from './calendar.ts';
import { holdsOn } from './period.ts';

/**
 * The hours of a place in the least room, as JSON in a page.
 *
 * Of one day: the minute up to which it is in doubt (0: not at all), then a pair for each shift, opening and closing.
 */
export type DayTimes = readonly number[];
export interface Timetable {
	/** Seven days each, Monday first. */
	weeks: readonly (readonly DayTimes[])[];
	/** First and last day as in `Period`, then which week; the first that holds is in force. */
	periods: readonly (readonly [from: number, through: number, week: number])[];
	/** They go before the weeks. `days` are bits, Monday is 1, Sunday 64. */
	specials: readonly (readonly [from: number, through: number, days: number, times: DayTimes])[];
}

/** What is in force on one day. */
export interface InForce {
	times: DayTimes;
	/** Position in `weeks`; absent on a special day. */
	week?: number;
	/** Position in `specials`. */
	special?: number;
}

/** `undefined` when no row speaks of that time of the year. */
export function inForceOn(timetable: Timetable, day: DayCount): InForce | undefined {
	const date = dateOf(day);
	const weekday = weekdayOf(day);
	const special = timetable.specials.findIndex(
		([from, through, days]) => holdsOn(from, through, date) && (days >> weekday) & 1,
	);
	const times = timetable.specials[special]?.[3];
	if (times) return { times, special };
	const week = weekOn(timetable, date);
	const weekTimes = timetable.weeks[week ?? -1]?.[weekday];
	return week !== undefined && weekTimes ? { times: weekTimes, week } : undefined;
}

/** The regular week of a date, even on a special day. */
function weekOn({ periods }: Timetable, date: CalendarDate): number | undefined {
	return periods.find(([from, through]) => holdsOn(from, through, date))?.[2];
}
