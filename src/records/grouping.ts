import { z } from 'zod';
import { attributionSchema } from './attribution.ts';
import {
	dateTime,
	field,
	latitude,
	line,
	listOf,
	longitude,
	mayBeAbsent,
	paragraphs,
} from './fields.ts';
import { eventIdSchema, placeIdSchema } from './identifiers.ts';
import { imageSchema } from './image.ts';
import { provenanceSchema } from './provenance.ts';

/**
 * Describes the members of a destination or collection: each is an id, or an object that bears one.
 */
const membersOf = (idSchema: typeof placeIdSchema) =>
	mayBeAbsent(listOf(z.preprocess((member) => (isObject(member) ? member.id : member), idSchema)));

/** Describes an image, or only its address. */
const imageOrAddress = z.preprocess(
	(image) => (typeof image === 'string' ? { url: image } : image),
	imageSchema,
);

const groupingSchema = z.object({
	id: line
		.refine((id) => id !== '', 'empty')
		.meta({ description: 'Identifies it.', examples: ['dst_lisbon'] }),
	slug: field(line, 'The last part of its URL, as the service proposes it.', 'lisbon'),
	name: line
		.refine((name) => name !== '', 'empty')
		.meta({ description: 'Its name.', examples: ['Lisbon'] }),
	description: field(paragraphs, 'What it is, in paragraphs.', 'A city on seven hills.'),
	image: mayBeAbsent(imageOrAddress),
	images: mayBeAbsent(listOf(imageOrAddress)),
	location: mayBeAbsent(
		z.object({
			latitude: field(latitude, 'Degrees north (WGS 84).', 38.7),
			longitude: field(longitude, 'Degrees east (WGS 84).', -9.1),
		}),
	),
	place_ids: membersOf(placeIdSchema).meta({
		description: 'Ids of its places.',
		examples: [['plc_0192f3a47c5e7b3d9a1e2f4b6c8d0e1f']],
	}),
	event_ids: membersOf(eventIdSchema).meta({
		description: 'Ids of its events.',
		examples: [['evt_0192f3a47c5e7b3d9a1e2f4b6c8d0e20']],
	}),
	places: membersOf(placeIdSchema).meta({
		description: 'Its places: ids, or objects that have one.',
		examples: [[{ id: 'plc_0192f3a47c5e7b3d9a1e2f4b6c8d0e1f' }]],
	}),
	events: membersOf(eventIdSchema).meta({
		description: 'Its events: ids, or objects that have one.',
		examples: [[{ id: 'evt_0192f3a47c5e7b3d9a1e2f4b6c8d0e20' }]],
	}),
	provenance: mayBeAbsent(provenanceSchema),
	attribution: mayBeAbsent(attributionSchema),
	updated_at: field(dateTime, 'When the record was changed last.', '2026-11-20T09:00:00Z'),
});

/** Fields not shown by the service document (section 2.9): our reading, wide on purpose. */
export const destinationSchema = groupingSchema.extend({
	region: field(line, 'The region that it is in.', 'Lisbon'),
	contained_in: field(line, 'The name of the destination that it is part of.', 'Portugal'),
	country: field(line, 'The country that it is in.', 'Portugal'),
});
export type DestinationRecord = z.output<typeof destinationSchema>;

/** Fields not shown by the service document (section 2.9): our reading, wide on purpose. */
export const collectionSchema = groupingSchema;
export type CollectionRecord = z.output<typeof collectionSchema>;

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
