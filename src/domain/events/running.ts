import { dailyHours } from './daily-hours.ts';
import { type Span, statedEnd } from './span.ts';

/**
 * Names how a date is shown once it has begun: on at this hour; today, of which the hours are not
 * known; or on these days, whose hours are not known or may be those of each of them.
 */
export type Running = 'now' | 'today' | 'days';

/**
 * Returns how a date is shown once it has begun; `undefined` for a time without an end: it is not
 * known whether it still runs.
 */
export function runningOf(occurrence: Span): Running | undefined {
	const { firstDay, isAllDay, lastDay } = occurrence;
	if (isAllDay) return firstDay === lastDay ? 'today' : 'days';
	if (dailyHours(occurrence)) return 'days';
	return statedEnd(occurrence) && 'now';
}
