import { dateFromIso, dayOf, weekdays } from '../opening-hours/calendar.ts';
import { type Minute, endOfDay, readTime } from '../opening-hours/time-of-day.ts';
import { type DayTimes, type Timetable, inForceOn } from '../opening-hours/timetable.ts';
import type { Occurrence } from './occurrence.ts';

/**
 * Whether a date starts when its venue is closed, by the clocks of both.
 *
 * Our reading: of several days the venue is closed then at that time on each of the first seven, for a period is written from its first
 * day on, whatever weekday that is. Whole days start at no time, and hours that are in doubt or not stated close no place.
 */
export function startsOutside(
	{ firstDay, isAllDay, lastDay, start }: Occurrence,
	timetable: Timetable,
): boolean {
	const minute = readTime(start.clock);
	if (isAllDay || minute === undefined) return false;
	const first = dayOf(dateFromIso(firstDay));
	const length = Math.min(dayOf(dateFromIso(lastDay)) - first + 1, weekdays.length);
	return Array.from({ length }, (_, index) => first + index).every((day) => {
		const ofDay = inForceOn(timetable, day)?.times;
		const ofNightBefore = inForceOn(timetable, day - 1)?.times ?? [];
		return ofDay && isClosedAt(ofDay, minute) && isClosedAt(ofNightBefore, endOfDay + minute);
	});
}

/** Openings and closings take turns. */
function isClosedAt([doubtUntil = 0, ...turns]: DayTimes, minute: Minute): boolean {
	return minute >= doubtUntil && turns.filter((turn) => turn <= minute).length % 2 === 0;
}
