import { z } from 'zod';
import { field, line, lines, paragraphs } from './fields.ts';

/** Service document, section 2.3.2. */
export const placeEditorialSchema = z.object({
	mood: field(lines, 'Moods that suit the place.', ['calm']),
	travel_style: field(lines, 'For whom it is good.', ['families']),
	activity_type: field(lines, 'What there is to do.', ['sightseeing']),
	season: field(lines, 'When it is best.', ['spring']),
	keywords: field(lines, 'Words to find it by.', ['tiles']),
	curator_note: field(
		paragraphs,
		'An opinion of an editor.',
		'Go late, when the cloister is empty.',
	),
	description: field(paragraphs, "The editors' text.", 'A convent of blue and white.'),
	neighbourhood_context: field(
		paragraphs,
		'What is around.',
		'Between river and railway, beside a park.',
	),
	seasonality_notes: field(paragraphs, 'When to go, in words.', 'The garden flowers in May.'),
	editorial_score: field(
		z.int(),
		'Orders lists, higher first; its bounds are not described, so it is never shown.',
		80,
	),
	endorsed: field(z.boolean(), 'Whether the editors recommend it.', true),
	source: field(line, 'Where the editors have it from.', 'editorial team'),
});
export type PlaceEditorial = z.output<typeof placeEditorialSchema>;
