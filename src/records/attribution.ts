import { z } from 'zod';
import { line, mayBeAbsent, webAddress } from './fields.ts';

/** Service document, section 2.8. */
export const attributionSchema = z.object({
	text: mayBeAbsent(line),
	url: mayBeAbsent(webAddress),
	required: mayBeAbsent(z.boolean()),
});
export type Attribution = z.output<typeof attributionSchema>;
