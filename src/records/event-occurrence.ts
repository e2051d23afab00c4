import { z } from 'zod';
import { dateTime, field, line, paragraphs, takingPlace } from './fields.ts';

/** Service document, section 2.4.1. */
export const eventOccurrenceSchema = z.object({
	id: field(z.guid('not a UUID'), 'Identifies the date.', '0192f3a4-7c5e-7b3d-9a1e-2f4b6c8d0e1f'),
	start_at: field(takingPlace(dateTime), 'When it begins.', '2026-12-04T20:00:00+00:00'),
	end_at: field(
		dateTime,
		'When it ends; one beyond the year 9999 says that there is no end.',
		'2026-12-04T22:00:00+00:00',
	),
	status: field(line, 'The status of this date.', 'sold out'),
	recurrence_rule: field(
		line,
		'An iCalendar rule (RFC 5545), with the lines beside it where it has any.',
		'FREQ=WEEKLY;BYDAY=FR',
	),
	notes: field(paragraphs, 'More on this date, in words.', 'With an interval'),
});
export type OccurrenceRecord = z.output<typeof eventOccurrenceSchema>;
