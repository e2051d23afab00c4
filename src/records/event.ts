import { z } from 'zod';
import { attributionSchema } from './attribution.ts';
import { eventOccurrenceSchema } from './event-occurrence.ts';
import {
	count,
	countryCode,
	date,
	dateTime,
	line,
	lines,
	listOf,
	longitude,
	mayBeAbsent,
	paragraphs,
	takingPlace,
	webAddress,
} from './fields.ts';
import { eventIdSchema, placeIdSchema } from './identifiers.ts';
import { imageSchema } from './image.ts';
import { provenanceSchema } from './provenance.ts';
import { latitudeOrSwapped, provesLatitude } from './swapped-coordinates.ts';

const classificationSchema = z.object({
	event_type: mayBeAbsent(line),
	event_subtype: mayBeAbsent(line),
	kind_of_event: mayBeAbsent(line),
	attendance_mode: mayBeAbsent(line),
	theme: mayBeAbsent(lines),
});

const eventLocationSchema = z
	.object({
		place_id: mayBeAbsent(placeIdSchema),
		address: mayBeAbsent(line),
		postal_code: mayBeAbsent(line),
		neighbourhood: mayBeAbsent(line),
		region: mayBeAbsent(line),
		city: mayBeAbsent(line),
		country: mayBeAbsent(line),
		country_code: mayBeAbsent(countryCode),
		latitude: mayBeAbsent(latitudeOrSwapped),
		longitude: mayBeAbsent(longitude),
	})
	.superRefine(provesLatitude);
export type EventLocation = z.output<typeof eventLocationSchema>;

const peopleSchema = z.object({
	organiser: mayBeAbsent(line),
	host: mayBeAbsent(line),
	performer: mayBeAbsent(line),
	sponsor: mayBeAbsent(line),
});

const detailsSchema = z.object({
	is_free: mayBeAbsent(z.boolean()),
	price_range: mayBeAbsent(paragraphs),
	ticket_url: mayBeAbsent(webAddress),
	donation_link: mayBeAbsent(webAddress),
	door_time: mayBeAbsent(line),
	/** Language code. */
	in_language: mayBeAbsent(line),
	available_age: mayBeAbsent(line),
	capacity: mayBeAbsent(count),
	program_info: mayBeAbsent(paragraphs),
	keywords: mayBeAbsent(lines),
});
export type EventDetails = z.output<typeof detailsSchema>;

/** Service document, section 2.4. */
export const eventSchema = z.object({
	id: eventIdSchema,
	type: mayBeAbsent(line),
	name: line.refine((name) => name !== '', 'empty'),
	description: mayBeAbsent(paragraphs),
	status: mayBeAbsent(line),
	/** Whether the service publishes the event; not whether it takes place. Those that it does not are left out. */
	portal_status: mayBeAbsent(line),
	classification: mayBeAbsent(classificationSchema),
	location: mayBeAbsent(eventLocationSchema),
	people: mayBeAbsent(peopleSchema),
	details: mayBeAbsent(detailsSchema),
	occurrences: mayBeAbsent(listOf(eventOccurrenceSchema)),
	hierarchy: mayBeAbsent(
		z.object({
			super_event_id: mayBeAbsent(eventIdSchema),
			previous_start_date: mayBeAbsent(takingPlace(date)),
		}),
	),
	images: mayBeAbsent(listOf(imageSchema)),
	editorial: mayBeAbsent(
		z.object({
			description: mayBeAbsent(paragraphs),
			endorsed: mayBeAbsent(z.boolean()),
			endorsed_at: mayBeAbsent(dateTime),
			source: mayBeAbsent(line),
		}),
	),
	provenance: mayBeAbsent(provenanceSchema),
	attribution: mayBeAbsent(attributionSchema),
	updated_at: mayBeAbsent(dateTime),
	metadata: mayBeAbsent(z.record(z.string(), mayBeAbsent(line))),
});
export type EventRecord = z.output<typeof eventSchema>;
