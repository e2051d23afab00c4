import { dailyHours } from './daily-hours.ts';
import { type Span, statedEnd } from './span.ts';

/** What a date is once it has begun: on at this hour, or on these days, where its hours may be those of each of them. */
export type Running = 'now' | 'days';

/** `undefined` without an end: nobody knows whether it still runs. */
export function runningOf(occurrence: Span): Running | undefined {
	if (dailyHours(occurrence)) return 'days';
	const end = occurrence.isAllDay ? occurrence.end : statedEnd(occurrence);
	return end && 'now';
}
