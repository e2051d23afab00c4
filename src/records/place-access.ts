import { z } from 'zod';
import { count, line, lines, mayBeAbsent, paragraphs } from './fields.ts';

/** Each flag is true, false or not stated; the last two are never the same. */
const flag = mayBeAbsent(z.boolean());
const notes = mayBeAbsent(paragraphs);

/** Service document, section 2.3.3. */
export const placeAccessSchema = z.object({
	is_free: flag,
	public_access: flag,
	smoking_allowed: flag,
	max_capacity: mayBeAbsent(count),
	accessibility: mayBeAbsent(
		z.object({
			wheelchair_accessible: flag,
			accessible_toilets: flag,
			hearing_loop: flag,
			braille_signage: flag,
			audio_guide: flag,
			step_free_access: flag,
			accessible_parking: flag,
			notes,
		}),
	),
	family_friendly: mayBeAbsent(
		z.object({
			suitable_for_children: flag,
			/** Years. */
			minimum_age: mayBeAbsent(count),
			children_menu: flag,
			baby_changing: flag,
			pushchair_friendly: flag,
			children_activities: flag,
			notes,
		}),
	),
	pet_policy: mayBeAbsent(
		z.object({
			pets_allowed: flag,
			dogs_allowed: flag,
			pets_on_lead_only: flag,
			pet_fee: flag,
			notes,
		}),
	),
	/** Language codes. */
	languages_spoken: mayBeAbsent(lines),
});
export type PlaceAccess = z.output<typeof placeAccessSchema>;

/** `PlaceRecord.sustainability` (service document, section 2.3). */
export const sustainabilitySchema = z.object({
	features: mayBeAbsent(lines),
	certifications: mayBeAbsent(lines),
	carbon_offset: mayBeAbsent(z.boolean()),
	notes: mayBeAbsent(line),
});
export type Sustainability = z.output<typeof sustainabilitySchema>;
