import { type DayHours, mayBeOpen } from './day-hours.ts';
import type { OpeningHours } from './opening-hours.ts';
import { isYearly, lengthInDays } from './period.ts';
import { type Season, type Seasons, shortestSeasonInDays } from './seasons.ts';
import type { DayTimes, Timetable } from './timetable.ts';
import { endOfDay, latestClosing } from './time-of-day.ts';

/**
 * Returns the hours for `openingStatus`, here or in the browser; its weeks are the seasons, its
 * specials the special days.
 */
export function timetableOf(hours: OpeningHours, { seasons, seasonOfWeek }: Seasons): Timetable {
	const closedSeasons = seasons.flatMap((season, index) => (isClosedSeason(season) ? index : []));
	return {
		weeks: seasons.map(({ days }) => days.map(dayTimes)),
		periods: hours.weeks.map(({ period: { from, through } }, index) => [
			from,
			through,
			seasonOfWeek[index] ?? 0,
		]),
		specials: hours.specialDays.map(({ period, days, hours: special }) => [
			period.from,
			period.through,
			days.reduce((bits, day) => bits | (1 << day), 0),
			dayTimes(special),
		]),
		...(closedSeasons.length > 0 && { closedSeasons }),
	};
}

/** Returns whether rows close the place on every day of a longer time of every year. */
function isClosedSeason({ days, periods }: Season): boolean {
	return (
		!days.some(mayBeOpen) &&
		periods.every((period) => isYearly(period) && lengthInDays(period) >= shortestSeasonInDays)
	);
}

/**
 * Returns the times of a day for the timetable. A day with an open end is in doubt altogether:
 * another shift may end where that one begins. So is the night of one that may be closed.
 */
function dayTimes({ shifts, openEnded, doubtUntil, mayBeClosed }: DayHours): DayTimes {
	if (mayBeClosed || openEnded.length > 0) {
		const ends = [...openEnded.map(latestClosing), ...shifts.map(({ closes }) => closes)];
		return [Math.max(endOfDay, doubtUntil, ...ends)];
	}
	return [doubtUntil, ...shifts.flatMap(({ opens, closes }) => [opens, closes])];
}
