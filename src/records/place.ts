import { z } from 'zod';
import { addressText, withAddressTexts } from './address-texts.ts';
import { attributionSchema } from './attribution.ts';
import { date, dateTime, field, line, listOf, mayBeAbsent, paragraphs } from './fields.ts';
import { placeIdSchema } from './identifiers.ts';
import { imageSchema } from './image.ts';
import { freeForm } from './nesting.ts';
import { openingHoursRowSchema } from './opening-hours-row.ts';
import { placeAccessSchema, sustainabilitySchema } from './place-access.ts';
import { placeEditorialSchema } from './place-editorial.ts';
import { placeLocationSchema } from './place-location.ts';
import { provenanceSchema } from './provenance.ts';
import { website } from './web-address-fields.ts';

/** Service document, section 2.3. */
export const placeSchema = z.object({
	id: placeIdSchema.meta({
		description: 'Identifies the place.',
		examples: ['plc_0192f3a47c5e7b3d9a1e2f4b6c8d0e1f'],
	}),
	type: field(line, 'The kind of place, in words.', 'Museum'),
	schema_type: field(line, 'The type of schema.org, with the prefix `schema:`.', 'schema:Museum'),
	name: line
		.refine((name) => name !== '', 'empty')
		.meta({ description: 'The name of the place.', examples: ['Azulejo Museum'] }),
	alternate_name: field(line, 'Another name of the place.', 'Museu Nacional do Azulejo'),
	category: field(line, 'The category, where there is no path.', 'Museums'),
	category_path: field(
		line,
		'The levels of the category, outermost first, with `>` between spaces.',
		'Culture > Museums',
	),
	description: field(
		paragraphs,
		'What the place is, in paragraphs.',
		'Five centuries of painted tiles in a convent.',
	),
	location: mayBeAbsent(placeLocationSchema),
	contact: mayBeAbsent(
		withAddressTexts(
			['website'],
			z.object({
				phone: field(line, 'The telephone number, as the source writes it.', '+351 210 000 000'),
				fax: field(line, 'The fax number, as the source writes it.', '+351 210 000 001'),
				website: field(website, 'The website of the place.', 'https://azulejo.example/'),
				website_text: addressText,
			}),
			{ keepsWords: true },
		),
	),
	editorial: mayBeAbsent(placeEditorialSchema),
	pricing: mayBeAbsent(
		z.object({
			price_range: field(
				paragraphs,
				'Prices as text, with currency and unit.',
				'8 EUR; children 4 EUR',
			),
		}),
	),
	access: mayBeAbsent(placeAccessSchema),
	sustainability: mayBeAbsent(sustainabilitySchema),
	provenance: mayBeAbsent(provenanceSchema),
	validity: mayBeAbsent(
		z.object({
			valid_from: field(date, 'The first day on which the record applies.', '2026-04-01'),
			valid_through: field(date, 'The last day on which the record applies.', '2026-10-31'),
		}),
	),
	attributes: field(z.record(z.string(), freeForm), 'Facts in a form of the source.', {
		star_rating: 4,
	}),
	images: mayBeAbsent(listOf(imageSchema)),
	opening_hours: mayBeAbsent(listOf(openingHoursRowSchema)),
	attribution: mayBeAbsent(attributionSchema),
	updated_at: field(dateTime, 'When the record was changed last.', '2026-11-20T09:00:00Z'),
	metadata: field(
		z.record(z.string(), mayBeAbsent(line)),
		'Facts about the record; visitors see the keys with a label in `fields`.',
		{ description_language: 'en' },
	),
});
export type PlaceRecord = z.output<typeof placeSchema>;
