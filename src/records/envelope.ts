import { z } from 'zod';

/**
 * Describes what surrounds every successful response (service document, section 2.1).
 *
 * Of its members only `data` is needed: `meta` names the request in messages, where it is there.
 */
export const envelopeSchema = z.looseObject({
	data: z.unknown().refine((resource) => resource !== undefined && resource !== null, 'missing'),
});
