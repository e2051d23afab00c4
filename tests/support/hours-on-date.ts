import { dateFromIso, dayOf, weekdayOf } from '../../src/domain/opening-hours/calendar.ts';
import { dateText } from '../../src/domain/opening-hours/date-text.ts';
import type { DayHours } from '../../src/domain/opening-hours/day-hours.ts';
import {
	type HoursText,
	type Wording,
	hoursText,
} from '../../src/domain/opening-hours/hours-text.ts';
import type { OpeningHours } from '../../src/domain/opening-hours/opening-hours.ts';
import { holdsOn } from '../../src/domain/opening-hours/period.ts';

/** The hours of one date, which stay true on a page that ages. */
export interface HoursOnDate extends HoursText {
	/** "Saturday 21 November 2026". */
	date: string;
}

/**
 * Returns what the rows state for a date (`YYYY-MM-DD` at the place); `undefined` when they do not
 * speak of it.
 */
export function hoursOnDate(
	hours: OpeningHours,
	date: string,
	wording: Wording,
): HoursOnDate | undefined {
	const dayHours = dayHoursOn(hours, date);
	if (!dayHours) return undefined;
	return {
		...hoursText(dayHours, wording),
		date: dateText(dateFromIso(date), wording.locale, 'long'),
	};
}

function dayHoursOn(hours: OpeningHours, isoDate: string): DayHours | undefined {
	const date = dateFromIso(isoDate);
	const weekday = weekdayOf(dayOf(date));
	const special = hours.specialDays.find(
		({ period, days }) => days.includes(weekday) && holdsOn(period.from, period.through, date),
	);
	const week = hours.weeks.find(({ period }) => holdsOn(period.from, period.through, date));
	return special?.hours ?? week?.days[weekday];
}
