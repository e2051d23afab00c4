import { z } from 'zod';
import { addressText, withAddressTexts } from './address-texts.ts';
import { creditLine, field } from './fields.ts';
import { webAddress } from './web-address-fields.ts';

/** Service document, section 2.8. */
export const attributionSchema = withAddressTexts(
	['url'],
	z.object({
		text: field(creditLine, 'The credit, word for word.', 'Data: The Tourist Board, CC BY 4.0'),
		url: field(webAddress, 'Where the credit links to.', 'https://board.example/data'),
		url_text: addressText,
		required: field(z.boolean(), 'Whether the credit must be shown.', true),
	}),
);
export type Attribution = z.output<typeof attributionSchema>;
