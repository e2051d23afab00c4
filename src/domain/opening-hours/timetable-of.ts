import type { DayHours } from './day-hours.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Seasons } from './seasons.ts';
import type { DayTimes, Timetable } from './timetable.ts';
import { endOfDay, latestClosing } from './time-of-day.ts';

/** The hours for `openingStatus`, here or in the browser; its weeks are the seasons, its specials the special days. */
export function timetableOf(hours: OpeningHours, { seasons, seasonOfWeek }: Seasons): Timetable {
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
	};
}

/** A day with an open end is in doubt altogether: another shift may end where that one begins. */
function dayTimes({ shifts, openEnded, doubtUntil, mayBeClosed }: DayHours): DayTimes {
	if (mayBeClosed || openEnded.length > 0) {
		return [Math.max(endOfDay, doubtUntil, ...openEnded.map(latestClosing))];
	}
	return [doubtUntil, ...shifts.flatMap(({ opens, closes }) => [opens, closes])];
}
