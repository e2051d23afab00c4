import { type Day, type DayRange, addDays, isoWeekdayOf } from './days.ts';

/** Spans that a what's-on page offers. */
export const namedRanges = ['today', 'weekend', 'next-7-days'] as const;
export type NamedRange = (typeof namedRanges)[number];

/** Saturday and Sunday; other regions have other weekends. */
export const saturdayAndSunday: readonly number[] = [6, 7];

/**
 * Returns the days of a range, from today on: on a Sunday the weekend is that Sunday.
 *
 * @param weekend The weekdays that make a weekend, Monday is 1.
 */
export function dayRangeOf(
	name: NamedRange,
	today: Day,
	weekend: readonly number[] = saturdayAndSunday,
): DayRange {
	if (name === 'today') return { first: today, last: today };
	if (name === 'next-7-days') return { first: today, last: addDays(today, 6) };
	const isWeekend = (day: Day) => weekend.includes(isoWeekdayOf(day));
	const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(today, count));
	const first = days.find(isWeekend) ?? today;
	const next = addDays(first, 1);
	return { first, last: isWeekend(next) ? next : first };
}

/**
 * Returns whether a range says what today does: on the last day of a weekend. @param weekend As
 * above.
 */
export function isTodayAgain(name: NamedRange, today: Day, weekend: readonly number[]): boolean {
	return name !== 'today' && dayRangeOf(name, today, weekend).last === today;
}

/** Returns whether an occurrence with these days, which is not over, is on in the range. */
export function isOnIn(
	{ firstDay, lastDay }: { firstDay: Day; lastDay: Day },
	range: DayRange,
	today: Day,
): boolean {
	// What began before and is not over is on today, though a night's end belongs to the day before.
	const lastDayNotOver = lastDay < today ? today : lastDay;
	return firstDay <= range.last && lastDayNotOver >= range.first;
}
