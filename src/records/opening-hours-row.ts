import { z } from 'zod';
import { field, paragraphs } from './fields.ts';
import { textOf } from './nesting.ts';

/**
 * Keeps a member that decides when a place is open as sent, whatever its form. To drop it alone
 * would change what the rest of the row says (a lost period means all year, a lost `closed` means
 * open); `opening-hours/` drops the row instead.
 */
const asSent = z.unknown().transform((value) => textOf(value).trim());
const clock = asSent.meta({ title: 'time (HH:MM:SS)' });
const yearlyDay = asSent.meta({ title: 'month and day (MM-DD)' });
const flagAsSent = z
	.unknown()
	.transform((value): boolean | 'unreadable' => (typeof value === 'boolean' ? value : 'unreadable'))
	.meta({ title: 'true or false' });

/** Keeps a text as it is; any other value names no day that could be shown, and is the name ''. */
function nameOf(value: unknown): string {
	return typeof value === 'string' ? value : '';
}

/** Describes a row of a place's opening hours (service document, section 2.7). */
export const openingHoursRowSchema = z.object({
	day_of_week: field(
		z.unknown().transform((value) => (Array.isArray(value) ? value : [value]).map(nameOf)),
		'English names of days; a single name is read as a list of one, and none as every day.',
		['Monday', 'Tuesday'],
	),
	opens: field(
		clock,
		'The time of opening at the place; the service names no time zone.',
		'10:00:00',
	),
	closes: field(
		clock,
		'The time of closing; one before the opening is of the next day.',
		'18:00:00',
	),
	valid_from: field(yearlyDay, 'The first day of the period, each year.', '04-01'),
	valid_through: field(yearlyDay, 'The last day of the period, each year.', '10-31'),
	closed: field(flagAsSent, 'Whether the place is closed then.', true),
	is_special_hours: field(
		flagAsSent,
		'Whether the row is for special days, such as holidays.',
		true,
	),
	notes: field(paragraphs, 'More on these hours, in words.', 'Last entry at 17:30'),
});
export type OpeningHoursRow = z.output<typeof openingHoursRowSchema>;
