import type { CalendarDate } from './calendar.ts';
import type { DayHours } from './day-hours.ts';
import type { OpeningHours } from './opening-hours.ts';
import { type Period, holdsOn, isYearly } from './period.ts';
import type { HoursFact } from './row-reading.ts';
import type { Week } from './week.ts';
import { type Stretch, periodsWith, stretchesOfYear } from './year.ts';

/**
 * Minimum number of days of a season: a place that is closed, or says nothing, for fewer days is on
 * holiday.
 */
export const shortestSeasonInDays = 28;

/** Holds a regular week together with the dates on which it is in force. */
export interface Season {
	/** Monday to Sunday. */
	days: readonly DayHours[];
	facts: readonly HoursFact[];
	/**
	 * Periods of the season: several stretches of the year may have the same week. A period of one
	 * year only stands as it was stated.
	 */
	periods: readonly Period[];
}

export interface Seasons {
	/** Weeks that differ, each once. */
	seasons: readonly Season[];
	/** Season of each of the model's weeks, by position. */
	seasonOfWeek: readonly number[];
	/** Year by its seasons; without a label where no row speaks of it. */
	year: readonly Stretch<number | undefined>[];
}

export function seasonsOf({ weeks }: OpeningHours): Seasons {
	const keys = weeks.map((week, index) => (isYearly(week.period) ? weekKey(week) : `${index}`));
	const seasonKeys = [...new Set(keys)];
	const seasonOfWeek = keys.map((key) => seasonKeys.indexOf(key));
	const year = stretchesOfYear(
		weeks.map(({ period }) => period).filter(isYearly),
		(day) => seasonOfWeek[weeks.findIndex(({ period }) => isYearly(period) && isIn(period, day))],
	);
	const seasons = seasonKeys.flatMap((key, season) => {
		const week = weeks[keys.indexOf(key)];
		if (!week) return [];
		const periods = isYearly(week.period) ? periodsWith(year, season) : [week.period];
		return [{ days: week.days, facts: week.facts, periods }];
	});
	return { seasons, seasonOfWeek, year };
}

/**
 * Returns the position of the season in force on a date, whatever special days say; `undefined`
 * where there is none.
 */
export function seasonOn(
	{ weeks }: OpeningHours,
	{ seasonOfWeek }: Seasons,
	date: CalendarDate,
): number | undefined {
	return seasonOfWeek[weeks.findIndex(({ period }) => isIn(period, date))];
}

function isIn({ from, through }: Period, date: number): boolean {
	return holdsOn(from, through, date);
}

/** Returns the key of a week: weeks with the same hours and the same remarks read alike. */
function weekKey({ days, facts }: Week): string {
	const remarks = facts.flatMap(({ notes, days: named, hours }) =>
		notes === undefined ? [] : [[notes, named, hours]],
	);
	return JSON.stringify([days, remarks]);
}
