import { type DayCount, dateFromIso, dayOf, weekdays } from '../opening-hours/calendar.ts';
import { readTime } from '../opening-hours/read-times.ts';
import { type Minute, endOfDay } from '../opening-hours/time-of-day.ts';
import { type DayTimes, type Timetable, inForceOn } from '../opening-hours/timetable.ts';
import type { Day } from './days.ts';
import type { Occurrence } from './occurrence.ts';

/** Holds the hours of a venue that are shown beside dates. */
export interface ShownHours {
	timetable: Timetable;
	/** Day as of which they are shown. */
	from: Day;
	/** Position of the week in force among those of the timetable. */
	season: number;
	/** Positions of its special days in the timetable. */
	specials: readonly number[];
}

/**
 * Returns whether a date starts outside the hours that are shown beside it: its venue is closed
 * then, by the clocks of both, and some day of it is one on which they are in force.
 *
 * Our reading: of several days the venue is closed at that time on each of seven, those that begin
 * with the day as of which the hours are shown or, near the end, the last: a period is written from
 * its first day to its last, whatever weekdays these are. Whole days start at no time. Hours that
 * are in doubt or not stated close no place; a night before that is not stated ends at midnight, as
 * in `openingStatus`.
 */
export function startsOutside(
	{ firstDay, isAllDay, lastDay, start }: Occurrence,
	{ from, season, specials, timetable }: ShownHours,
): boolean {
	const minute = readTime(start.clock);
	if (isAllDay || minute === undefined) return false;
	const last = dayOf(dateFromIso(lastDay));
	const first = Math.max(
		dayOf(dateFromIso(firstDay)),
		Math.min(dayOf(dateFromIso(from)), last - weekdays.length + 1),
	);
	const length = Math.min(last - first + 1, weekdays.length);
	const days = Array.from({ length }, (_, index) => first + index);
	const isInShownHours = days.some((day) => {
		const inForce = inForceOn(timetable, day);
		return inForce?.week === season || specials.includes(inForce?.special ?? -1);
	});
	return isInShownHours && days.every((day) => isClosedOn(timetable, day, minute));
}

function isClosedOn(timetable: Timetable, day: DayCount, minute: Minute): boolean {
	const ofDay = inForceOn(timetable, day)?.times;
	const ofNightBefore = inForceOn(timetable, day - 1)?.times ?? [];
	return (
		ofDay !== undefined && isClosedAt(ofDay, minute) && isClosedAt(ofNightBefore, endOfDay + minute)
	);
}

/** Returns whether it is closed at a minute; openings and closings take turns. */
function isClosedAt([doubtUntil = 0, ...turns]: DayTimes, minute: Minute): boolean {
	return minute >= doubtUntil && turns.filter((turn) => turn <= minute).length % 2 === 0;
}
