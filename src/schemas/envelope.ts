import { z } from 'zod';

/** What surrounds every successful answer (service document, section 2.1). */
export const envelopeSchema = z.looseObject({
	data: z.unknown().refine((resource) => resource !== undefined && resource !== null, 'missing'),
	meta: z.looseObject({
		request_id: z.string(),
		api_version: z.string(),
	}),
});
export type Envelope = z.output<typeof envelopeSchema>;
