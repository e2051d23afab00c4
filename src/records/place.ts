import { z } from 'zod';
import { attributionSchema } from './attribution.ts';
import { date, dateTime, line, listOf, mayBeAbsent, paragraphs } from './fields.ts';
import { placeIdSchema } from './identifiers.ts';
import { imageSchema } from './image.ts';
import { freeForm } from './nesting.ts';
import { openingHoursRowSchema } from './opening-hours-row.ts';
import { placeAccessSchema, sustainabilitySchema } from './place-access.ts';
import { placeEditorialSchema } from './place-editorial.ts';
import { placeLocationSchema } from './place-location.ts';
import { provenanceSchema } from './provenance.ts';
import { website } from './website.ts';

/** Service document, section 2.3. */
export const placeSchema = z.object({
	id: placeIdSchema,
	type: mayBeAbsent(line),
	/** A schema.org type name with the prefix `schema:`. */
	schema_type: mayBeAbsent(line),
	name: line.refine((name) => name !== '', 'empty'),
	alternate_name: mayBeAbsent(line),
	category: mayBeAbsent(line),
	/** Levels joined with ` > `. */
	category_path: mayBeAbsent(line),
	description: mayBeAbsent(paragraphs),
	location: mayBeAbsent(placeLocationSchema),
	contact: mayBeAbsent(
		z.object({
			phone: mayBeAbsent(line),
			fax: mayBeAbsent(line),
			website: mayBeAbsent(website),
		}),
	),
	editorial: mayBeAbsent(placeEditorialSchema),
	/** Free text that includes currency and unit. */
	pricing: mayBeAbsent(z.object({ price_range: mayBeAbsent(paragraphs) })),
	access: mayBeAbsent(placeAccessSchema),
	sustainability: mayBeAbsent(sustainabilitySchema),
	provenance: mayBeAbsent(provenanceSchema),
	validity: mayBeAbsent(
		z.object({ valid_from: mayBeAbsent(date), valid_through: mayBeAbsent(date) }),
	),
	attributes: mayBeAbsent(z.record(z.string(), freeForm)),
	images: mayBeAbsent(listOf(imageSchema)),
	opening_hours: mayBeAbsent(listOf(openingHoursRowSchema)),
	attribution: mayBeAbsent(attributionSchema),
	updated_at: mayBeAbsent(dateTime),
	metadata: mayBeAbsent(z.record(z.string(), mayBeAbsent(line))),
});
export type PlaceRecord = z.output<typeof placeSchema>;
