import { z } from 'zod';
import { dateTime, line, mayBeAbsent, paragraphs } from './fields.ts';

/** Calendars count in UTC, with years of four digits (RFC 5545, section 3.3.4). */
const start = dateTime.refine((text) => {
	const year = new Date(text).getUTCFullYear();
	return year >= 1 && year <= 9999;
}, 'not in the years 1 to 9999 of UTC');

/** Service document, section 2.4.1. */
export const eventOccurrenceSchema = z.object({
	id: mayBeAbsent(z.guid('not a UUID')),
	start_at: mayBeAbsent(start),
	/** One beyond the year 9999 says that there is none. */
	end_at: mayBeAbsent(dateTime),
	status: mayBeAbsent(line),
	/** An iCalendar rule (RFC 5545), as far as the examples tell. */
	recurrence_rule: mayBeAbsent(line),
	notes: mayBeAbsent(paragraphs),
});
export type OccurrenceRecord = z.output<typeof eventOccurrenceSchema>;
