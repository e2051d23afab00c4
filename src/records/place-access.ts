import { z } from 'zod';
import { count, field, line, lines, mayBeAbsent, paragraphs } from './fields.ts';

/** Describes a flag that is true, false or not stated; the last two are never the same. */
const flag = z.boolean();

/** Service document, section 2.3.3. */
export const placeAccessSchema = z.object({
	is_free: field(flag, 'Whether entry is free of charge.', true),
	public_access: field(flag, 'Whether anybody may enter.', true),
	smoking_allowed: field(flag, 'Whether smoking is allowed.', false),
	max_capacity: field(count, 'How many people fit in.', 120),
	accessibility: mayBeAbsent(
		z.object({
			wheelchair_accessible: field(flag, 'Whether wheelchairs can enter and move about.', true),
			accessible_toilets: field(flag, 'Whether there are accessible toilets.', true),
			hearing_loop: field(flag, 'Whether there is a hearing loop.', false),
			braille_signage: field(flag, 'Whether signs are in braille.', false),
			audio_guide: field(flag, 'Whether there is an audio guide.', true),
			step_free_access: field(flag, 'Whether one gets in without a step.', true),
			accessible_parking: field(flag, 'Whether there is accessible parking.', true),
			notes: field(paragraphs, 'More on accessibility, in words.', 'Lift to the first floor.'),
		}),
	),
	family_friendly: mayBeAbsent(
		z.object({
			suitable_for_children: field(flag, 'Whether it suits children.', true),
			minimum_age: field(count, 'The lowest age, in years.', 6),
			children_menu: field(flag, 'Whether there are dishes for children.', true),
			baby_changing: field(flag, 'Whether there is a place to change babies.', true),
			pushchair_friendly: field(flag, 'Whether pushchairs can move about.', true),
			children_activities: field(flag, 'Whether there are activities for children.', true),
			notes: field(paragraphs, 'More for families, in words.', 'Tile painting on Sundays.'),
		}),
	),
	pet_policy: mayBeAbsent(
		z.object({
			pets_allowed: field(flag, 'Whether pets may come in.', false),
			dogs_allowed: field(flag, 'Whether dogs may come in.', true),
			pets_on_lead_only: field(flag, 'Whether pets have to be on a lead.', true),
			pet_fee: field(flag, 'Whether pets cost something.', false),
			notes: field(paragraphs, 'More on pets, in words.', 'Dogs in the garden only.'),
		}),
	),
	languages_spoken: field(lines, 'Codes of the languages that are spoken.', ['pt', 'en']),
});
export type PlaceAccess = z.output<typeof placeAccessSchema>;

/** `PlaceRecord.sustainability` (service document, section 2.3). */
export const sustainabilitySchema = z.object({
	features: field(lines, 'What it does for the environment.', ['solar power']),
	certifications: field(lines, 'Its certificates.', ['Green Key']),
	carbon_offset: field(z.boolean(), 'Whether it offsets its carbon.', true),
	notes: field(line, 'More on sustainability, in words.', 'Rainwater waters the garden.'),
});
export type Sustainability = z.output<typeof sustainabilitySchema>;
