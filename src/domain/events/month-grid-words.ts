import type { EventMessages } from '../../i18n/messages/en/events.ts';
import { monthInWords, weekdayInWords } from './calendar-words.ts';
import { fullDateInWords } from './date-words.ts';
import type { Day } from './days.ts';
import type { GridDay, GridWeek } from './month-grid.ts';
import type { Month } from './months.ts';

/** Holds a month as a table, in the words that the page shows. */
export interface MonthTable {
	caption: string;
	/** Headings of the columns. */
	weekdays: { short: string; long: string }[];
	weeks: (MonthCell | undefined)[][];
}

export interface MonthCell extends GridDay {
	/** "Friday 4 December 2026: 3 events". */
	label: string;
	/** Address of the list of the day's events; absent on days without any. */
	href?: string | undefined;
}

/**
 * Returns the days of a month as rows of weeks.
 * @param firstWeekday The day a week begins with, Monday is 1.
 * @param hrefOf The address of a day's events.
 */
export function monthTable(
	month: Month,
	weeks: readonly GridWeek[],
	firstWeekday: number,
	hrefOf: (day: Day) => string,
	{ locale, messages }: { locale: string; messages: EventMessages },
): MonthTable {
	return {
		caption: messages.monthCaption(monthInWords(month, locale)),
		weekdays: [0, 1, 2, 3, 4, 5, 6].map((count) => {
			const weekday = ((firstWeekday - 1 + count) % 7) + 1;
			return {
				short: weekdayInWords(weekday, locale, 'short'),
				long: weekdayInWords(weekday, locale, 'long'),
			};
		}),
		weeks: weeks.map((week) => week.map((day) => day && monthCell(day, hrefOf, locale, messages))),
	};
}

function monthCell(
	day: GridDay,
	hrefOf: (day: Day) => string,
	locale: string,
	messages: EventMessages,
): MonthCell {
	const date = fullDateInWords(day.day, locale);
	return day.eventCount === 0
		? { ...day, label: messages.dayWithoutEvents(date) }
		: { ...day, label: messages.dayWithEvents(date, day.eventCount), href: hrefOf(day.day) };
}
