import { z } from 'zod';
import { attributionSchema } from './attribution.ts';
import { dateTime, latitude, line, listOf, longitude, mayBeAbsent, paragraphs } from './fields.ts';
import { eventIdSchema, placeIdSchema } from './identifiers.ts';
import { imageSchema } from './image.ts';
import { provenanceSchema } from './provenance.ts';

/** Members of a destination or collection: each is an id, or an object that bears one. */
const membersOf = (idSchema: typeof placeIdSchema) =>
	mayBeAbsent(listOf(z.preprocess((member) => (isObject(member) ? member.id : member), idSchema)));

/** An image, or only its address. */
const imageOrAddress = z.preprocess(
	(image) => (typeof image === 'string' ? { url: image } : image),
	imageSchema,
);

const groupingSchema = z.object({
	id: line.refine((id) => id !== '', 'empty'),
	slug: mayBeAbsent(line),
	name: line.refine((name) => name !== '', 'empty'),
	description: mayBeAbsent(paragraphs),
	image: mayBeAbsent(imageOrAddress),
	images: mayBeAbsent(listOf(imageOrAddress)),
	location: mayBeAbsent(
		z.object({ latitude: mayBeAbsent(latitude), longitude: mayBeAbsent(longitude) }),
	),
	place_ids: membersOf(placeIdSchema),
	event_ids: membersOf(eventIdSchema),
	places: membersOf(placeIdSchema),
	events: membersOf(eventIdSchema),
	provenance: mayBeAbsent(provenanceSchema),
	attribution: mayBeAbsent(attributionSchema),
	updated_at: mayBeAbsent(dateTime),
});

/** Fields not shown by the service document (section 2.9): our reading, wide on purpose. */
export const destinationSchema = groupingSchema.extend({
	region: mayBeAbsent(line),
	contained_in: mayBeAbsent(line),
	country: mayBeAbsent(line),
});
export type DestinationRecord = z.output<typeof destinationSchema>;

/** Fields not shown by the service document (section 2.9): our reading, wide on purpose. */
export const collectionSchema = groupingSchema;
export type CollectionRecord = z.output<typeof collectionSchema>;

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
