import { z } from 'zod';
import type { Attribution } from '../../records/attribution.ts';
import type { OccurrenceRecord } from '../../records/event-occurrence.ts';
import type { OpeningHoursRow } from '../../records/opening-hours-row.ts';
import type { Provenance } from '../../records/provenance.ts';

/**
 * Names every member of a type: a schema of this shape lacks none, and fits no other type.
 *
 * All objects are strict. A summary with a member that its schema does not name is refused, as the
 * member would be lost on the way to the pages.
 */
export type ShapeOf<T> = { [Key in keyof T]-?: z.ZodType<T[Key]> };

export const text = z.string().optional();
export const texts = z.array(z.string());

const flagAsSent = z.union([z.boolean(), z.literal('unreadable')]).optional();

/** Checks a row of opening hours as its record states it. */
export const openingHoursRow = z.strictObject({
	day_of_week: texts.optional(),
	opens: text,
	closes: text,
	valid_from: text,
	valid_through: text,
	closed: flagAsSent,
	is_special_hours: flagAsSent,
	notes: text,
} satisfies ShapeOf<OpeningHoursRow>);

/** Checks a date of an event as its record states it. */
export const occurrence = z.strictObject({
	id: text,
	start_at: text,
	end_at: text,
	status: text,
	recurrence_rule: text,
	notes: text,
} satisfies ShapeOf<OccurrenceRecord>);

/** Checks the credit of a record as its record states it. */
export const attribution = z.strictObject({
	text,
	url: text,
	url_text: text,
	required: z.boolean().optional(),
} satisfies ShapeOf<Attribution>);

const publisher = z.strictObject({
	'@type': text,
	name: text,
	url: text,
	url_text: text,
	identifier: text,
} satisfies ShapeOf<NonNullable<Provenance['sd_publisher']>>);

/** Checks the provenance of a record, as the record states it. */
export const provenance = z.strictObject({
	same_as: texts.optional(),
	sd_license: text,
	sd_publisher: publisher.optional(),
	sd_date_published: text,
	main_entity_of_page: text,
	main_entity_of_page_text: text,
	source_verified_at: text,
	source_verification_method: text,
} satisfies ShapeOf<Provenance>);
