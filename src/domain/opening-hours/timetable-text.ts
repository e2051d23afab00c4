import type { DayTimes, Timetable } from './timetable.ts';

type Weeks = (DayTimes | 0)[][];
type Parts = [Weeks, Timetable['periods'], Timetable['specials'], Timetable['closedSeasons']?];

/**
 * Returns a timetable as a page carries it: JSON without names and quotes, which weigh most there.
 *
 * It is the list of its weeks, periods, specials and closed seasons; a day that has the times of
 * the day before it is 0.
 */
export function timetableText({ closedSeasons, periods, specials, weeks }: Timetable): string {
	const shortWeeks = weeks.map((week) =>
		week.map((times, day) => (times.join() === week[day - 1]?.join() ? 0 : times)),
	);
	const parts: Parts = [shortWeeks, periods, specials];
	if (closedSeasons) parts.push(closedSeasons);
	return JSON.stringify(parts);
}

/** Returns the timetable of a text that `timetableText` has written. */
export function timetableFrom(text: string): Timetable {
	const [weeks, periods, specials, closedSeasons] = JSON.parse(text) as Parts;
	let times: DayTimes = [];
	return {
		weeks: weeks.map((week) => week.map((day) => (times = day || times))),
		periods,
		specials,
		closedSeasons,
	};
}
