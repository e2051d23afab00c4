import { dateFromIso, dateOf, dayOf, isoDate } from '../opening-hours/calendar.ts';
import { type Timetable, inForceOn } from '../opening-hours/timetable.ts';
import { type Day, daysFromTo } from './days.ts';

/** Days from the first to the last of a date. */
interface Days {
	firstDay: Day;
	lastDay: Day;
}

/**
 * Minimum number of days of a date that takes place although its venue is closed: one of fewer days
 * is stated day by day.
 */
const minDays = 7;
/** Pages that are older know nothing of the hours of the venue. */
const reachDays = 60;

/** Returns the days of some weeks, from one day on, on which a place is closed by its hours. */
export function closedDaysFrom(timetable: Timetable, from: Day): Day[] {
	const first = dayOf(dateFromIso(from));
	return Array.from({ length: reachDays }, (_, index) => first + index)
		.filter((day) => {
			const times = inForceOn(timetable, day)?.times;
			return times?.length === 1 && times[0] === 0;
		})
		.map((day) => isoDate(dateOf(day)));
}

/**
 * Returns whether a date runs so long that it does not mean the days on which its venue is closed.
 */
export function isLongRunning({ firstDay, lastDay }: Days): boolean {
	return daysFromTo(firstDay, lastDay) + 1 >= minDays;
}

/**
 * Returns whether the venue of a date is closed on every one of some days on which the date is on.
 *
 * @param days Both included.
 * @param closedDays Closed days of the venue.
 */
export function isAtClosedDoor(date: Days, days: Days, closedDays: readonly Day[] = []): boolean {
	if (closedDays.length === 0 || !isLongRunning(date)) return false;
	const first = date.firstDay > days.firstDay ? date.firstDay : days.firstDay;
	const last = date.lastDay < days.lastDay ? date.lastDay : days.lastDay;
	const closed = closedDays.filter((day) => first <= day && day <= last);
	return first <= last && closed.length === daysFromTo(first, last) + 1;
}
