import { z } from 'zod';
import { addressText, withAddressTexts } from './address-texts.ts';
import { date, dateTime, field, line, mayBeAbsent } from './fields.ts';
import { webAddress, webAddresses } from './web-address-fields.ts';

/** Service document, section 2.5. */
export const provenanceSchema = withAddressTexts(
	['main_entity_of_page'],
	z.object({
		same_as: field(webAddresses, 'Web addresses of the same thing elsewhere.', [
			'https://www.wikidata.org/wiki/Q2058480',
		]),
		sd_license: field(
			webAddress,
			'The licence of the structured data, not of the images.',
			'https://creativecommons.org/licenses/by/4.0/',
		),
		sd_publisher: mayBeAbsent(
			withAddressTexts(
				['url'],
				z.object({
					'@type': field(
						line,
						'The type of the publisher, in the words of schema.org.',
						'Organization',
					),
					name: field(line, 'The name of the publisher.', 'The Tourist Board'),
					url: field(webAddress, 'The site of the publisher.', 'https://board.example/'),
					url_text: addressText,
					identifier: field(line, 'An identifier of the publisher.', 'board-1'),
				}),
			),
		),
		sd_date_published: field(date, 'The day on which the data was published.', '2026-11-01'),
		main_entity_of_page: field(
			webAddress,
			'The page that the data is from.',
			'https://board.example/azulejo',
		),
		main_entity_of_page_text: addressText,
		source_verified_at: field(dateTime, 'When the data was verified last.', '2026-10-12T09:00:00Z'),
		source_verification_method: field(line, 'How it was verified.', 'on site'),
	}),
);
export type Provenance = z.output<typeof provenanceSchema>;
