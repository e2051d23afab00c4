import { stringify } from 'csv-stringify/sync';
import { licenceOf } from '../images/licence.ts';
import type { MappedPlace, PlaceCollection } from './place-collection.ts';

/**
 * The places or events as a table (RFC 4180) with a heading line, for spreadsheets: in UTF-8 with its mark, without which Excel takes it
 * for the character set of its machine.
 *
 * Texts that a spreadsheet would calculate are quoted by an apostrophe (OWASP, CSV injection); coordinates remain numbers.
 */
export function placesCsv({ places }: PlaceCollection): string {
	const hasDates = places.some(({ date }) => date !== undefined);
	return stringify(places.map(row), {
		bom: true,
		columns: [
			...['id', 'name', 'category', 'description', 'street', 'postal_code', 'city'],
			...['latitude', 'longitude', 'url', 'credit', 'credit_url', 'licence', 'licence_url'],
			'updated',
			...(hasDates ? ['starts', 'ends', 'notice', 'venue'] : []),
		],
		escape_formulas: true,
		header: true,
		record_delimiter: 'windows',
		// Without it a line feed in a text ends its row, as the delimiter is not that alone.
		quote_record_delimiter: true,
	});
}

function row({ categories, coordinates, credit, ...place }: MappedPlace) {
	const licence = licenceOf(place.dataLicence);
	return {
		id: place.id,
		name: place.name,
		category: categories.join(' > '),
		description: place.description,
		street: place.street,
		postal_code: place.postalCode,
		city: place.city,
		latitude: coordinates?.latitude,
		longitude: coordinates?.longitude,
		url: place.url,
		credit: credit?.text,
		credit_url: credit?.url,
		licence: licence?.name,
		licence_url: licence?.url,
		updated: place.updatedAt,
		...place.date,
	};
}
