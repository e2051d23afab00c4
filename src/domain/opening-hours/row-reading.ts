import type { OpeningHoursRow } from '../../records/opening-hours-row.ts';
import { type Weekday, weekdays } from './calendar.ts';
import { type DayNames, readDayNames } from './day-names.ts';
import { type Doubt, doubtsOfUnreadable } from './doubts.ts';
import { type Period, isAllYear, mayLackWeekdays } from './period.ts';
import { readPeriod } from './read-period.ts';
import { type Unreadable, readShift } from './read-times.ts';
import { type OpenEnded, type Shift, isOpenEnded } from './time-of-day.ts';

/** Holds what one readable row states. */
export interface HoursFact {
	rowIndex: number;
	/** Monday first; none for public holidays. */
	days: readonly Weekday[];
	/** Whether the row names no day, which means every day. */
	isEveryDay: boolean;
	isPublicHolidays: boolean;
	hours: Shift | OpenEnded | 'closed';
	period: Period;
	/** Whether it goes before the regular hours on its dates. */
	isSpecial: boolean;
	notes?: string | undefined;
}

export interface RowReading {
	facts: HoursFact[];
	doubts: Doubt[];
	/**
	 * Problems for the report; a row with some readable days, or without a closing time, has facts
	 * and problems.
	 */
	problems: string[];
}

/**
 * Returns what a row states, or why it states nothing (structured-data rules, section 6, in its
 * order). Never throws.
 */
export function readRow(row: OpeningHoursRow, rowIndex: number): RowReading {
	const names = readDayNames(row.day_of_week ?? []);
	const namesNoDay = (row.day_of_week ?? []).length === 0;
	const period = readPeriod(row.valid_from, row.valid_through);
	const hours: HoursReading = row.closed === true ? 'closed' : readShift(row.opens, row.closes);
	const isSpecial = row.is_special_hours === true;
	const problems = [
		...names.unreadable.map((name) => `day not readable: ${name}`),
		...otherProblems(row, hours, period),
	];
	if (isSpecial && period && isAllYear(period) && !isOnlyPublicHolidays(names)) {
		problems.push('special hours without dates');
	}
	const isDropped = problems.length > names.unreadable.length;
	const doubts = problems.length > 0 ? doubtsOfUnreadable(row, names, period) : [];
	if (isDropped || period === undefined || isUnreadable(hours)) {
		return { facts: [], doubts, problems };
	}
	if (hours !== 'closed' && isOpenEnded(hours)) {
		problems.push('no closing time: only the opening is shown');
	}
	const isOfOneDate = isSpecial && period.from === period.through && names.days.length > 0;
	if (isSpecial && names.days.length > 0 && mayLackWeekdays(period, names.days)) {
		problems.push(isOfOneDate ? otherDayOfDate : otherDaysOfDates);
	}
	const isEveryDay = namesNoDay || isOfOneDate;
	const days = isEveryDay ? weekdays : names.days;
	const fact = { rowIndex, hours, period, isSpecial, notes: row.notes };
	const facts: HoursFact[] = [];
	if (days.length > 0) facts.push({ ...fact, days, isEveryDay, isPublicHolidays: false });
	if (names.hasPublicHolidays) {
		facts.push({ ...fact, days: [], isEveryDay: false, isPublicHolidays: true });
	}
	return { facts, doubts, problems };
}

/**
 * Note on special hours of one date, which hold on it, whatever day of the week is named beside it:
 * our reading.
 */
const otherDayOfDate = 'the day of the week need not be that of the date: the date counts';
const otherDaysOfDates = 'the dates need not have any of the days of the week: in doubt where not';

type HoursReading = HoursFact['hours'] | Unreadable;

function otherProblems(
	row: OpeningHoursRow,
	hours: HoursReading,
	period: Period | undefined,
): string[] {
	const { closed, is_special_hours, valid_from = '', valid_through = '' } = row;
	return [
		...(closed === 'unreadable' ? ['`closed` is neither true nor false'] : []),
		...(is_special_hours === 'unreadable' ? ['`is_special_hours` is neither true nor false'] : []),
		...(isUnreadable(hours) ? [hours.problem] : []),
		...(period ? [] : [`period not readable: ${valid_from} to ${valid_through}`]),
	];
}

function isUnreadable(hours: HoursReading): hours is Unreadable {
	return typeof hours === 'object' && 'problem' in hours;
}

function isOnlyPublicHolidays({ days, hasPublicHolidays }: DayNames): boolean {
	return hasPublicHolidays && days.length === 0;
}
