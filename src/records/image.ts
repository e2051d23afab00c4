import { z } from 'zod';
import { line, mayBeAbsent, webAddress } from './fields.ts';

/** Service document, section 2.6. */
export const imageSchema = z.object({
	url: mayBeAbsent(webAddress),
	alt_text: mayBeAbsent(line),
	caption: mayBeAbsent(line),
	credit: mayBeAbsent(line),
	copyright_holder: mayBeAbsent(line),
	/** A licence's name, code or address: the document does not say which. */
	license: mayBeAbsent(line),
	thumbnail_url: mayBeAbsent(webAddress),
	/** Pixels. */
	width: mayBeAbsent(z.int().positive()),
	height: mayBeAbsent(z.int().positive()),
	is_primary: mayBeAbsent(z.boolean()),
	sort_order: mayBeAbsent(z.int()),
});
export type ImageRecord = z.output<typeof imageSchema>;
