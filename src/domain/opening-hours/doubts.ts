import type { OpeningHoursRow } from '../../records/opening-hours-row.ts';
import { type Weekday, weekdays } from './calendar.ts';
import type { DayNames } from './day-names.ts';
import { type Period, isAllYear } from './period.ts';
import { readClosing, readShift, readTime } from './read-times.ts';
import { type Minute, endOfDay, isOpenEnded, latestClosing } from './time-of-day.ts';

/** Holds what can no longer be known of some days, because a row about them cannot be read. */
export interface Doubt {
	days: readonly Weekday[];
	/** Absent where the period itself cannot be read: the row may apply at any time of the year. */
	period?: Period | undefined;
	isSpecial: boolean;
	/** Minute of the day up to which the place may be open although no other row says so. */
	until: Minute;
	/** Whether the row may also mean that the place is closed when other rows say that it is open. */
	mayClose: boolean;
	kind?: DoubtKind | undefined;
	/** Position of the row which it is about, where that still has its note to tell. */
	rowIndex?: number;
}

/**
 * Names why a day is in doubt: its hours are stated, but not readably; or in two ways; or a row
 * closes the place on such days, and only its note says on which of them.
 */
export type DoubtKind = 'unreadable' | 'contradiction' | 'closed-at-times';

/**
 * Returns the doubts that follow from a row which cannot be read. Our reading: it leaves open what
 * it would have said, on the days and in the period that can be read of it. These rows leave
 * nothing open: a remark without any day, time or date; hours of public holidays, which are on days
 * that nobody here knows; special hours without a readable date, for the same reason, unless they
 * are closings of days of the week.
 */
export function doubtsOfUnreadable(
	row: OpeningHoursRow,
	names: DayNames,
	period: Period | undefined,
): Doubt[] {
	const isRemark = [
		row.day_of_week,
		row.opens,
		row.closes,
		row.valid_from,
		row.valid_through,
	].every((member) => member === undefined || member.length === 0);
	const isUnclear = row.closed === 'unreadable' || row.is_special_hours === 'unreadable';
	if (isRemark && !isUnclear) return [];
	const isDated = period !== undefined && !isAllYear(period);
	if (row.is_special_hours === true && !isDated) return doubtsOfUndated(row, names);
	const mayBeSpecial =
		row.is_special_hours !== undefined && row.is_special_hours !== false && isDated;
	const isOfOneDate = mayBeSpecial && period.from === period.through;
	const days =
		names.unreadable.length > 0 ||
		!row.day_of_week?.length ||
		(isOfOneDate && names.days.length > 0)
			? weekdays
			: names.days;
	if (days.length === 0) return [];
	return [
		{
			days,
			period,
			isSpecial: mayBeSpecial,
			until: latestClosingOf(row),
			mayClose: row.closed === true || row.closed === 'unreadable',
			...(saysHours(row) &&
				names.unreadable.length === 0 &&
				period !== undefined && { kind: 'unreadable' }),
		},
	];
}

/**
 * Returns the doubts that follow from special hours that close a place on days of the week at dates
 * which cannot be read: it is not open on every one of these days.
 */
function doubtsOfUndated({ closed }: OpeningHoursRow, { days }: DayNames): Doubt[] {
	return closed === true && days.length > 0 ? [closedAtTimes(days)] : [];
}

/**
 * Returns the doubt about days on which the place is closed at some times.
 * @param period Absent where it may be at any time of the year.
 */
export function closedAtTimes(days: readonly Weekday[], period?: Period): Doubt {
	const kind = 'closed-at-times';
	return { days, period, isSpecial: false, until: endOfDay, mayClose: true, kind };
}

/**
 * Returns whether a row says anything of being open or closed, readably or not: others bear names
 * of days and notes alone.
 */
export function saysHours({ closed, closes, opens }: OpeningHoursRow): boolean {
	return opens !== undefined || closes !== undefined || (closed !== undefined && closed !== false);
}

/**
 * Returns the latest minute at which a row may say that the place closes. A place that closes
 * at 02:00 may do so on the next day.
 */
function latestClosingOf(row: OpeningHoursRow): Minute {
	const [known, other] = [readTime(row.opens), readClosing(row.closes)];
	const shift = readShift(row.opens, row.closes);
	if ('problem' in shift) return endOfDay + ((known ?? other ?? endOfDay) % endOfDay);
	return isOpenEnded(shift) ? latestClosing(shift) : Math.max(endOfDay, shift.closes);
}
