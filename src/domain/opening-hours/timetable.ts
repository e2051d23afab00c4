import type { CalendarDate, DayCount } from './calendar.ts';
import { dateOf, weekdayOf } from './calendar.ts';
import { holdsOn } from './period.ts';
import { endOfDay } from './time-of-day.ts';

/**
 * Holds the hours of a place in the least room, as JSON in a page.
 *
 * `DayTimes` are the hours of one day: the minute up to which it is in doubt (0: not at all), then
 * a pair for each shift, opening and closing.
 */
export type DayTimes = readonly number[];
export interface Timetable {
	/** Seven days each, Monday first. */
	weeks: readonly (readonly DayTimes[])[];
	/** First and last day as in `Period`, then which week; the first that holds is in force. */
	periods: readonly (readonly [from: number, through: number, week: number])[];
	/** Special days, which go before the weeks. `days` are bits, Monday is 1, Sunday 64. */
	specials: readonly (readonly [from: number, through: number, days: number, times: DayTimes])[];
	/** Numbers of the weeks in which the place is closed for a season. */
	closedSeasons?: readonly number[] | undefined;
	/** Whether notes alone state the hours. */
	isInWords?: true;
}

/** Timetable of a place whose hours only notes state. */
export const hoursInWords: Timetable = { weeks: [], periods: [], specials: [], isInWords: true };

type Special = Timetable['specials'][number];

/** Holds what is in force on one day. */
export interface InForce {
	times: DayTimes;
	/** Position in `weeks`; absent on a special day. */
	week?: number;
	/** Position in `specials`. */
	special?: number;
}

/** Returns what is in force on a day; `undefined` if no row speaks of that time of the year. */
export function inForceOn(timetable: Timetable, day: DayCount): InForce | undefined {
	const date = dateOf(day);
	const special = specialOn(timetable, day);
	if (special) return special;
	const weekday = weekdayOf(day);
	const week = weekOn(timetable, date);
	const weekTimes = timetable.weeks[week ?? -1]?.[weekday];
	return week !== undefined && weekTimes ? { times: weekTimes, week } : undefined;
}

/**
 * Returns the special hours in force on a day; `undefined` where there are none. Special hours of
 * some days of the week leave the other days to the week; where their dates have none of these days
 * it is not known which of the dates they mean, and those that no other row of the same dates
 * speaks of are in doubt.
 */
function specialOn({ specials }: Timetable, day: DayCount): InForce | undefined {
	const inForce = specials.findIndex(
		(special) => namesDay(special, day) || lacksDays(special, day),
	);
	const found = specials[inForce];
	if (!found) return undefined;
	const named = specials.findIndex(
		(other) => other[0] === found[0] && other[1] === found[1] && namesDay(other, day),
	);
	const times = specials[named]?.[3];
	return times ? { times, special: named } : { times: [endOfDay], special: inForce };
}

function namesDay([from, through, days]: Special, day: DayCount): boolean {
	return holdsOn(from, through, dateOf(day)) && ((days >> weekdayOf(day)) & 1) === 1;
}

/**
 * Returns whether none of the dates in a row around a day, which is one of them, is of the days of
 * the week.
 */
function lacksDays(special: Special, day: DayCount): boolean {
	const [from, through] = special;
	if (!holdsOn(from, through, dateOf(day))) return false;
	return [-1, 1].every((step) => {
		for (let other = day; Math.abs(other - day) < 7; other += step) {
			if (!holdsOn(from, through, dateOf(other))) return true;
			if (namesDay(special, other)) return false;
		}
		return true;
	});
}

/** Returns the position of the regular week in force on a date, even on a special day. */
function weekOn({ periods }: Timetable, date: CalendarDate): number | undefined {
	return periods.find(([from, through]) => holdsOn(from, through, date))?.[2];
}
