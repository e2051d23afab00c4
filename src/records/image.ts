import { z } from 'zod';
import { creditLine, field, line } from './fields.ts';
import { fileAddress } from './web-address-fields.ts';

/** Service document, section 2.6. */
export const imageSchema = z.object({
	url: field(fileAddress, 'The image.', 'https://images.example/azulejo.jpg'),
	alt_text: field(line, 'What it shows, for whoever cannot see it.', 'A cloister with blue tiles'),
	caption: field(line, 'A line below it.', 'The great cloister'),
	credit: field(creditLine, 'Whom it is owed to.', 'Ana Reis'),
	copyright_holder: field(creditLine, 'Who holds its rights.', 'The Tourist Board'),
	license: field(
		line,
		'The name, code or URL of its licence: the document does not say which.',
		'CC BY 4.0',
	),
	thumbnail_url: field(
		fileAddress,
		'A smaller version.',
		'https://images.example/azulejo-small.jpg',
	),
	width: field(z.int().positive(), 'Its width in pixels.', 1600),
	height: field(z.int().positive(), 'Its height in pixels.', 1067),
	is_primary: field(z.boolean(), 'Whether it comes first.', true),
	sort_order: field(z.int(), 'Its place among the images, lowest first.', 1),
});
export type ImageRecord = z.output<typeof imageSchema>;
