import { z } from 'zod';
import { line, lines, mayBeAbsent, paragraphs } from './fields.ts';

/** Service document, section 2.3.2. */
export const placeEditorialSchema = z.object({
	mood: mayBeAbsent(lines),
	travel_style: mayBeAbsent(lines),
	activity_type: mayBeAbsent(lines),
	season: mayBeAbsent(lines),
	keywords: mayBeAbsent(lines),
	curator_note: mayBeAbsent(paragraphs),
	description: mayBeAbsent(paragraphs),
	neighbourhood_context: mayBeAbsent(paragraphs),
	seasonality_notes: mayBeAbsent(paragraphs),
	/** Orders lists; its bounds are not described, so it is never shown as a rating. */
	editorial_score: mayBeAbsent(z.int()),
	endorsed: mayBeAbsent(z.boolean()),
	source: mayBeAbsent(line),
});
export type PlaceEditorial = z.output<typeof placeEditorialSchema>;
