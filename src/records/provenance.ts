import { z } from 'zod';
import { date, dateTime, line, listOf, mayBeAbsent, webAddress } from './fields.ts';

/** Service document, section 2.5. */
export const provenanceSchema = z.object({
	same_as: mayBeAbsent(listOf(webAddress)),
	/** Licence of the structured data, not of the images. */
	sd_license: mayBeAbsent(webAddress),
	sd_publisher: mayBeAbsent(
		z.object({
			'@type': mayBeAbsent(line),
			name: mayBeAbsent(line),
			url: mayBeAbsent(webAddress),
			identifier: mayBeAbsent(line),
		}),
	),
	sd_date_published: mayBeAbsent(date),
	main_entity_of_page: mayBeAbsent(webAddress),
	source_verified_at: mayBeAbsent(dateTime),
	source_verification_method: mayBeAbsent(line),
});
export type Provenance = z.output<typeof provenanceSchema>;
