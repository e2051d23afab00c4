import { type CalendarDate, type Weekday, dateFromIso, dayOf, weekdays } from './calendar.ts';
import { periodsText, weekdaysText } from './date-text.ts';
import type { DayHours } from './day-hours.ts';
import type { HoursText, Wording } from './hours-text.ts';
import { seasonsToCome } from './leap-day.ts';
import type { OpeningHours } from './opening-hours.ts';
import { hasWeekday } from './period.ts';
import type { NoteText } from './row-note.ts';
import { type DayRow, seasonTable } from './season-table.ts';
import { seasonOn } from './seasons.ts';
import { type SpecialDayLine, specialDayLines } from './special-day-list.ts';
import { type SpecialDays, comingSpecialDays } from './special-days.ts';

/** Holds the regular week of a place in a few lines, ready to print. */
export interface UsualWeek {
	/** Position among the timetable's weeks. */
	season: number;
	/** Dates on which it is in force; absent where that is all year. */
	dates?: string | undefined;
	lines: readonly DaysLine[];
	specialDays: readonly SpecialDayLine[];
	notes: readonly NoteText[];
}

/** Days of the week with the same hours. */
export interface DaysLine extends HoursText {
	/** "Tuesday to Sunday". */
	days: string;
}

export interface UsualWeekSettings extends Wording {
	/** Days in question at the place, both included (`YYYY-MM-DD`). */
	from: string;
	through: string;
	/** First day of the guide's week; Monday is 0. */
	firstDayOfWeek: Weekday;
}

/**
 * Maximum number of days of a special day that goes unmentioned: who may come on more days need not
 * meet it.
 */
const maxDaysOfSpecial = weekdays.length;

/**
 * Returns the week in force on the first of some days, and the special days among them where they
 * are a week at most.
 *
 * @returns `undefined` where no row speaks of that day, or any of the hours is in doubt.
 */
export function usualWeek(
	hours: OpeningHours,
	{ firstDayOfWeek, from, through, ...wording }: UsualWeekSettings,
): UsualWeek | undefined {
	const [first, last] = [dateFromIso(from), dateFromIso(through)];
	const seasons = seasonsToCome(hours, first);
	const index = seasonOn(hours, seasons, first);
	const season = seasons.seasons[index ?? -1];
	if (index === undefined || !season) return undefined;
	const { notes, rows } = seasonTable(season, index, first, firstDayOfWeek, wording);
	const days = rows.flatMap(({ weekday }) => season.days[weekday] ?? []);
	const special = specialDaysAmong(hours.specialDays, first, last);
	if (days.length === 0 || [...days, ...special.map((day) => day.hours)].some(isInDoubt)) {
		return undefined;
	}
	return {
		season: index,
		dates: periodsText(season.periods, wording),
		lines: linesOf(rows, wording),
		specialDays: specialDayLines(special, first, wording),
		notes,
	};
}

function specialDaysAmong(
	specialDays: readonly SpecialDays[],
	first: CalendarDate,
	last: CalendarDate,
): SpecialDays[] {
	if (dayOf(last) - dayOf(first) >= maxDaysOfSpecial) return [];
	return specialDays.flatMap((special) => {
		const coming = comingSpecialDays(special, first);
		if (!coming || coming.window.from > last) return [];
		const { days, window } = coming;
		const among = { from: Math.max(first, window.from), through: Math.min(last, window.through) };
		return hasWeekday(among, days) || !hasWeekday(window, days) ? [coming] : [];
	});
}

function isInDoubt({ doubtUntil, mayBeClosed }: DayHours): boolean {
	return doubtUntil > 0 || mayBeClosed;
}

function linesOf(rows: readonly DayRow[], wording: Wording): DaysLine[] {
	return [...Map.groupBy(rows, ({ text }) => text).values()].flatMap((alike) => {
		const [row] = alike;
		if (!row) return [];
		const { name: _, weekday: __, ...hours } = row;
		const days = alike.map(({ weekday }) => weekday);
		return [{ ...hours, days: weekdaysText(days, wording) }];
	});
}
