import { z } from 'zod';
import { dateTime, line, mayBeAbsent, paragraphs, takingPlace } from './fields.ts';

/** Service document, section 2.4.1. */
export const eventOccurrenceSchema = z.object({
	id: mayBeAbsent(z.guid('not a UUID')),
	start_at: mayBeAbsent(takingPlace(dateTime)),
	/** One beyond the year 9999 says that there is none. */
	end_at: mayBeAbsent(dateTime),
	status: mayBeAbsent(line),
	/** An iCalendar rule (RFC 5545), as far as the examples tell. */
	recurrence_rule: mayBeAbsent(line),
	notes: mayBeAbsent(paragraphs),
});
export type OccurrenceRecord = z.output<typeof eventOccurrenceSchema>;
