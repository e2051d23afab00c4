import { z } from 'zod';
import { addressText, withAddressTexts } from './address-texts.ts';
import { attributionSchema } from './attribution.ts';
import { eventOccurrenceSchema } from './event-occurrence.ts';
import {
	count,
	countryCode,
	date,
	dateTime,
	field,
	line,
	lines,
	listOf,
	longitude,
	mayBeAbsent,
	paragraphs,
	takingPlace,
} from './fields.ts';
import { eventIdSchema, placeIdSchema } from './identifiers.ts';
import { imageSchema } from './image.ts';
import { provenanceSchema } from './provenance.ts';
import { latitudeOrSwapped, checkLatitude } from './swapped-coordinates.ts';
import { webAddress } from './web-address-fields.ts';

const classificationSchema = z.object({
	event_type: field(line, 'The kind of event.', 'Concert'),
	event_subtype: field(line, 'A narrower kind.', 'Chamber concert'),
	kind_of_event: field(line, 'Another word for the kind.', 'Music'),
	attendance_mode: field(line, 'Whether one takes part on site, online, or either.', 'offline'),
	theme: field(lines, 'What it is about.', ['Music']),
});

const eventLocationSchema = z
	.object({
		place_id: field(
			placeIdSchema,
			'The id of the place where it is.',
			'plc_0192f3a47c5e7b3d9a1e2f4b6c8d0e1f',
		),
		address: field(line, 'Street and house number.', '1 Quay Street'),
		postal_code: field(line, 'The postal code.', '1900-312'),
		neighbourhood: field(line, 'The neighbourhood.', 'Alfama'),
		region: field(line, 'The region.', 'Lisbon'),
		city: field(line, 'The town.', 'Lisbon'),
		country: field(line, 'The country by its name.', 'Portugal'),
		country_code: field(
			countryCode,
			'The country by two letters (ISO 3166-1); EL and UK are read as GR and GB.',
			'PT',
		),
		latitude: field(latitudeOrSwapped, 'Degrees north (WGS 84).', 38.7247),
		longitude: field(longitude, 'Degrees east (WGS 84).', -9.1136),
	})
	.superRefine(checkLatitude);
export type EventLocation = z.output<typeof eventLocationSchema>;

const peopleSchema = z.object({
	organiser: field(line, 'Who organises it.', 'The Tourist Board'),
	host: field(line, 'Who hosts it.', 'Azulejo Museum'),
	performer: field(line, 'Who performs.', 'Quarteto do Tejo'),
	sponsor: field(line, 'Who sponsors it.', 'Port Example'),
});

const detailsSchema = z.object({
	is_free: field(z.boolean(), 'Whether entry is free of charge.', false),
	price_range: field(
		paragraphs,
		'Prices as text, with currency and unit.',
		'12 EUR; students 8 EUR',
	),
	ticket_url: field(webAddress, 'Where tickets are sold.', 'https://tickets.example/42'),
	ticket_url_text: addressText,
	donation_link: field(webAddress, 'Where one can donate.', 'https://donate.example/42'),
	donation_link_text: addressText,
	door_time: field(line, 'When the doors open.', '2026-12-04T19:30:00+00:00'),
	in_language: field(line, 'The code of its language.', 'pt'),
	available_age: field(line, 'For which ages it is.', 'from 12'),
	capacity: field(count, 'How many people fit in.', 200),
	program_info: field(paragraphs, 'The programme.', 'Haydn, Freitas Branco'),
	keywords: field(lines, 'Words to find it by.', ['quartet']),
});
export type EventDetails = z.output<typeof detailsSchema>;

/** Service document, section 2.4. */
export const eventSchema = z.object({
	id: eventIdSchema.meta({
		description: 'Identifies the event.',
		examples: ['evt_0192f3a47c5e7b3d9a1e2f4b6c8d0e20'],
	}),
	type: field(line, 'The kind of event, in words.', 'Concert'),
	name: line
		.refine((name) => name !== '', 'empty')
		.meta({ description: 'The name of the event.', examples: ['Quartet in the cloister'] }),
	description: field(
		paragraphs,
		'What the event is, in paragraphs.',
		'An evening of string quartets.',
	),
	status: field(line, 'Whether it takes place.', 'scheduled'),
	portal_status: field(
		line,
		'Whether the service publishes the event, not whether it takes place; one that it does not publish is left out.',
		'published',
	),
	classification: mayBeAbsent(classificationSchema),
	location: mayBeAbsent(eventLocationSchema),
	people: mayBeAbsent(peopleSchema),
	details: mayBeAbsent(
		withAddressTexts(['ticket_url', 'donation_link'], detailsSchema, { keepsWords: true }),
	),
	occurrences: mayBeAbsent(listOf(eventOccurrenceSchema)),
	hierarchy: mayBeAbsent(
		z.object({
			super_event_id: field(
				eventIdSchema,
				'The id of the event that it is part of.',
				'evt_0192f3a47c5e7b3d9a1e2f4b6c8d0e21',
			),
			previous_start_date: field(
				takingPlace(date),
				'The day for which it was planned before.',
				'2026-11-27',
			),
		}),
	),
	images: mayBeAbsent(listOf(imageSchema)),
	editorial: mayBeAbsent(
		z.object({
			description: field(paragraphs, "The editors' text.", 'Four strings under blue tiles.'),
			endorsed: field(z.boolean(), 'Whether the editors recommend it.', true),
			endorsed_at: field(dateTime, 'When they recommended it.', '2026-11-20T09:00:00Z'),
			source: field(line, 'Where the editors have it from.', 'editorial team'),
		}),
	),
	provenance: mayBeAbsent(provenanceSchema),
	attribution: mayBeAbsent(attributionSchema),
	updated_at: field(dateTime, 'When the record was changed last.', '2026-11-20T09:00:00Z'),
	metadata: field(
		z.record(z.string(), mayBeAbsent(line)),
		'Facts about the record; visitors see the keys with a label in `fields`.',
		{ description_language: 'en' },
	),
});
export type EventRecord = z.output<typeof eventSchema>;
