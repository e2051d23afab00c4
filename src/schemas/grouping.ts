import { z } from 'zod';
import { attributionSchema } from './attribution.ts';
import {
	dateTime,
	latitude,
	line,
	longitude,
	mayBeAbsent,
	paragraphs,
	webAddress,
} from './fields.ts';
import { eventIdSchema, placeIdSchema } from './identifiers.ts';
import { imageSchema } from './image.ts';
import { provenanceSchema } from './provenance.ts';

/** A member of a destination or collection: its id, or an object that bears one. */
const memberOf = (idSchema: typeof placeIdSchema) =>
	mayBeAbsent(
		z.array(z.union([idSchema, z.looseObject({ id: idSchema }).transform((member) => member.id)])),
	);

/** An image, or only its address. */
const imageOrAddress = z.union([
	imageSchema,
	webAddress.transform((url) => imageSchema.parse({ url })),
]);

const groupingSchema = z.object({
	id: line.refine((id) => id !== '', 'empty'),
	slug: mayBeAbsent(line),
	name: line.refine((name) => name !== '', 'empty'),
	description: mayBeAbsent(paragraphs),
	image: mayBeAbsent(imageOrAddress),
	images: mayBeAbsent(z.array(imageOrAddress)),
	location: mayBeAbsent(
		z.object({ latitude: mayBeAbsent(latitude), longitude: mayBeAbsent(longitude) }),
	),
	place_ids: memberOf(placeIdSchema),
	event_ids: memberOf(eventIdSchema),
	places: memberOf(placeIdSchema),
	events: memberOf(eventIdSchema),
	provenance: mayBeAbsent(provenanceSchema),
	attribution: mayBeAbsent(attributionSchema),
	updated_at: mayBeAbsent(dateTime),
});

/** Fields not shown by the service document (section 2.9): our reading, wide on purpose. */
export const destinationSchema = groupingSchema.extend({
	region: mayBeAbsent(line),
	contained_in: mayBeAbsent(line),
	country: mayBeAbsent(line),
	country_code: mayBeAbsent(line),
});
export type DestinationRecord = z.output<typeof destinationSchema>;

/** Fields not shown by the service document (section 2.9): our reading, wide on purpose. */
export const collectionSchema = groupingSchema;
export type CollectionRecord = z.output<typeof collectionSchema>;
