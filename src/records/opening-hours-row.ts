import { z } from 'zod';
import { mayBeAbsent, paragraphs } from './fields.ts';
import { textOf } from './nesting.ts';

/**
 * A member that decides when a place is open is kept as sent, whatever its form. To drop it alone would change what the
 * rest of the row says (a lost period means all year, a lost `closed` means open); `opening-hours/` drops the row instead.
 */
const asSent = z.unknown().transform((value) => textOf(value).trim());
const flagAsSent = z
	.unknown()
	.transform((value): boolean | 'unreadable' =>
		typeof value === 'boolean' ? value : 'unreadable',
	);

/** One row of a place's opening hours (service document, section 2.7). */
export const openingHoursRowSchema = z.object({
	/** English day names; a single name instead of a list is read as a list of one. */
	day_of_week: mayBeAbsent(
		z.unknown().transform((value) => (Array.isArray(value) ? value : [value]).map(textOf)),
	),
	/** Wall-clock time at the place, `HH:MM:SS`; the service names no time zone. */
	opens: mayBeAbsent(asSent),
	closes: mayBeAbsent(asSent),
	/** `MM-DD`. */
	valid_from: mayBeAbsent(asSent),
	valid_through: mayBeAbsent(asSent),
	closed: mayBeAbsent(flagAsSent),
	is_special_hours: mayBeAbsent(flagAsSent),
	notes: mayBeAbsent(paragraphs),
});
export type OpeningHoursRow = z.output<typeof openingHoursRowSchema>;
