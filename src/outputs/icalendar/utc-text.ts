import { dailyHours } from '../../domain/events/daily-hours.ts';
import type { Span } from '../../domain/events/span.ts';

/**
 * Writes an instant as calendars do in UTC (RFC 5545, section 3.3.5), such as `20261204T210000Z`;
 * cuts parts of seconds.
 */
export function utcText(epochMs: number): string {
	return new Date(epochMs).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Returns the `DTSTART` of a date, as `SelectableDate` has it. */
export function startText(date: Span): string {
	if (date.isAllDay || dailyHours(date)) return date.firstDay.replaceAll('-', '');
	return utcText(date.start.epochMs);
}
