import { stringify } from 'csv-stringify/sync';
import type { MappedPlace, PlaceCollection } from './place-collection.ts';
import { statedRights, statedVenueRights } from './rights.ts';

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
	const hasDates = places.some(({ date }) => date !== undefined);
	return stringify(places.map(row), {
		bom: true,
		columns: [
			...['id', 'name', 'category', 'description', 'street', 'neighbourhood'],
			...['postal_code', 'city', 'region', 'country', 'address'],
			...['latitude', 'longitude', 'url', 'credit', 'credit_url', 'licence', 'licence_url'],
			'updated',
			...(hasDates ? ['starts', 'ends', 'notice', 'venue', ...venueRightsColumns] : []),
		],
		escape_formulas: true,
		header: true,
		record_delimiter: 'windows',
		// Without it a line feed in a text ends its row, as the delimiter is not that alone.
		quote_record_delimiter: true,
	});
}

function row({ categories, coordinates, ...place }: MappedPlace) {
	const { credit, creditUrl, licence, licenceUrl } = statedRights(place);
	const ofVenue = statedVenueRights(place.venueRights);
	return {
		id: place.id,
		name: place.name,
		category: categories.join(' > '),
		description: place.description,
		street: place.street,
		neighbourhood: place.neighbourhood,
		postal_code: place.postalCode,
		city: place.city,
		region: place.region,
		country: place.country,
		address: place.address,
		latitude: coordinates?.latitude,
		longitude: coordinates?.longitude,
		url: place.url,
		credit,
		credit_url: creditUrl,
		licence,
		licence_url: licenceUrl,
		updated: place.updatedAt,
		...place.date,
		venue_credit: ofVenue.venueCredit,
		venue_credit_url: ofVenue.venueCreditUrl,
		venue_licence: ofVenue.venueLicence,
		venue_licence_url: ofVenue.venueLicenceUrl,
	};
}
