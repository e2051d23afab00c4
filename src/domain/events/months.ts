import { type Day, type DayRange, addDays, lastWritableDay } from './days.ts';

/** Holds a month as `YYYY-MM`, so that months compare as texts. */
export type Month = string;

/** December 9999, in months since the beginning of the year 0. */
const lastWritableMonth = 9999 * 12 + 11;

export function monthOf(day: Day): Month {
	return day.slice(0, 7);
}

/** Adds a number of months to a month; stops at the first and the last that can be written. */
export function addMonths(month: Month, months: number): Month {
	const counted = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
	const added = Math.min(Math.max(counted, 0), lastWritableMonth);
	const year = String(Math.floor(added / 12)).padStart(4, '0');
	return `${year}-${String((added % 12) + 1).padStart(2, '0')}`;
}

/** Returns the first and the last day of a month. */
export function daysOfMonth(month: Month): DayRange {
	const first = `${month}-01`;
	const next = monthOf(addDays(first, 31));
	return { first, last: next === month ? lastWritableDay : addDays(`${next}-01`, -1) };
}
