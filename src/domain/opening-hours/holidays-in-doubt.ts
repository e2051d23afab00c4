import { dateFromIso, dayOf } from './calendar.ts';
import type { OpeningHours } from './opening-hours.ts';
import { holdsOn } from './period.ts';
import { endOfDay } from './time-of-day.ts';
import { type Timetable, inForceOn } from './timetable.ts';

/**
 * Returns whether a public holiday may change the hours of its date: where only the usual week
 * speaks of that date, and says that the place opens and closes.
 *
 * @param date `YYYY-MM-DD`.
 */
export function mayDifferOn({ facts }: OpeningHours, timetable: Timetable, date: string): boolean {
	const day = dateFromIso(date);
	const { special, times = [] } = inForceOn(timetable, dayOf(day)) ?? {};
	const [, opens, closes = 0] = times;
	if (special !== undefined || opens === undefined) return false;
	const isAlwaysOpen = opens === 0 && closes >= endOfDay;
	return (
		!isAlwaysOpen &&
		!facts.some(
			({ isPublicHolidays, period }) =>
				isPublicHolidays && holdsOn(period.from, period.through, day),
		)
	);
}
