import { type Day, type DayRange, addDays } from './days.ts';

/** A month, `YYYY-MM`: months compare as texts. */
export type Month = string;

export function monthOf(day: Day): Month {
	return day.slice(0, 7);
}

export function addMonths(month: Month, months: number): Month {
	const year = Number(month.slice(0, 4));
	const added = new Date(Date.UTC(year, Number(month.slice(5)) - 1 + months, 1));
	return added.toISOString().slice(0, 7);
}

/** All days of a month. */
export function daysOfMonth(month: Month): DayRange {
	return { first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) };
}
