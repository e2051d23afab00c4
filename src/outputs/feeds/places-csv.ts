// Browsers write tables too.
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { MappedPlace, PlaceCollection } from './place-collection.ts';

const dateColumns = ['starts', 'ends', 'notice', 'venue'] as const;
const venueRightsColumns = [
	...['venue_credit', 'venue_credit_url'],
	...['venue_licence', 'venue_licence_url'],
];

/**
 * Returns the places or events as a table (RFC 4180) with a heading line, for spreadsheets: in
 * UTF-8 with its mark, without which Excel takes it for the character set of its machine.
 *
 * Texts that a spreadsheet would calculate are quoted by an apostrophe (OWASP, CSV injection);
 * coordinates remain numbers.
 */
export function placesCsv({ places }: PlaceCollection): string {
	const hasDates = places.some((place) => dateColumns.some((column) => place[column]));
	return stringify(places.map(row), {
		bom: true,
		columns: [
			...['id', 'name', 'category', 'description', 'street', 'neighbourhood'],
			...['postal_code', 'city', 'region', 'country', 'address'],
			...['latitude', 'longitude', 'url', 'credit', 'credit_url', 'licence', 'licence_url'],
			'updated',
			...(hasDates ? [...dateColumns, ...venueRightsColumns] : []),
		],
		escape_formulas: true,
		header: true,
		record_delimiter: 'windows',
		// Without it a line feed in a text ends its row, as the delimiter is not that alone.
		quote_record_delimiter: true,
	});
}

function row({ coordinates, ...place }: MappedPlace) {
	return {
		...place,
		postal_code: place.postalCode,
		latitude: coordinates?.latitude,
		longitude: coordinates?.longitude,
		credit_url: place.creditUrl,
		licence_url: place.licenceUrl,
		venue_credit: place.venueCredit,
		venue_credit_url: place.venueCreditUrl,
		venue_licence: place.venueLicence,
		venue_licence_url: place.venueLicenceUrl,
	};
}
