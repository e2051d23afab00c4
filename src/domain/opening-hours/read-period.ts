import { dateFromIso, exists } from './calendar.ts';
import {
	type Period,
	type PeriodEnd,
	allYear,
	firstDate,
	isMonthDay,
	isWholeYear,
	lastDate,
} from './period.ts';

/**
 * Reads `MM-DD` or `YYYY-MM-DD` (structured-data rules, section 6.3); `undefined` when either
 * cannot be read, for a lost end must not widen the period.
 *
 * One end absent is the year's. Our reading for full dates: without a last day the period has no
 * end, and the other way round; a month-day beside a full date cannot be read.
 */
export function readPeriod(from?: string, through?: string): Period | undefined {
	const ends = [from, through].map(readEnd);
	if (ends.includes('unreadable')) return undefined;
	const [first, last] = ends.map((end) => (end === 'unreadable' ? undefined : end));
	if (first === undefined && last === undefined) return allYear;
	const isDated = [first, last].some((end) => end !== undefined && end >= firstDate);
	const period: Period = isDated
		? { from: first ?? firstDate, through: last ?? lastDate }
		: { from: first ?? allYear.from, through: last ?? allYear.through };
	if (isDated && (period.from < firstDate || period.from > period.through)) return undefined;
	return !isDated && isWholeCircle(period) ? allYear : period;
}

function readEnd(text: string | undefined): PeriodEnd | 'unreadable' | undefined {
	if (text === undefined) return undefined;
	if (/^\d\d-\d\d$/.test(text)) {
		const day = dateFromIso(text);
		return isMonthDay(day) ? day : 'unreadable';
	}
	const date = /^\d{4}-\d\d-\d\d$/.test(text) ? dateFromIso(text) : 0;
	return date >= firstDate && exists(date) ? date : 'unreadable';
}

/** Returns whether it ends on the day before it begins, as 28 February is before 1 March. */
function isWholeCircle(period: Period): boolean {
	return isWholeYear(period) || (period.from === 301 && period.through === 228);
}
