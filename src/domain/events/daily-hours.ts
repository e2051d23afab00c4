import type { OffsetDateTime } from './offset-date-time.ts';
import { type Span, isEndOfDay } from './span.ts';

/** Holds the times of a date of several days, which may be the hours of each of its days. */
export interface DailyHours {
	from: OffsetDateTime;
	/** Absent when the source states the day of the end, not its time. */
	to?: OffsetDateTime | undefined;
}

/**
 * Returns the hours that a date of several days may have on each of them; `undefined` when its
 * clocks are those of one stretch, or days are meant.
 *
 * Our reading: sources write a period with its daily hours as they write one stretch, from the
 * first opening to the last closing. Where the end has a later clock than the start, or none,
 * either may be meant, and only what is true of both is shown.
 */
export function dailyHours({
	end,
	firstDay,
	isAllDay,
	lastDay,
	start,
}: Span): DailyHours | undefined {
	if (isAllDay || firstDay === lastDay || end === undefined) return undefined;
	if (isEndOfDay(end)) return { from: start };
	return start.clock < end.clock ? { from: start, to: end } : undefined;
}
