import { z } from 'zod';
import { addressText, withAddressTexts } from './address-texts.ts';
import { countryCode, field, line, longitude, mayBeAbsent, paragraphs } from './fields.ts';
import { latitudeOrSwapped, checkLatitude } from './swapped-coordinates.ts';
import { mapAddress } from './web-address-fields.ts';

const addressSchema = z.object({
	street: field(line, 'Street and house number.', '1 Quay Street'),
	street_alt: field(line, 'A second line of the address.', 'Building B'),
	postal_code: field(line, 'The postal code.', '1900-312'),
	neighbourhood: field(line, 'The neighbourhood.', 'Alfama'),
	region: field(line, 'The region.', 'Lisbon'),
	city: field(line, 'The town.', 'Lisbon'),
	country: field(line, 'The country by its name.', 'Portugal'),
	country_code: field(
		countryCode,
		'The country by two letters (ISO 3166-1); EL and UK are read as GR and GB.',
		'PT',
	),
});
export type Address = z.output<typeof addressSchema>;

/** Service document, section 2.3.1. */
export const placeLocationSchema = withAddressTexts(
	['geo_link', 'map_url'],
	z
		.object({
			latitude: field(latitudeOrSwapped, 'Degrees north (WGS 84).', 38.7247),
			longitude: field(longitude, 'Degrees east (WGS 84).', -9.1136),
			address: mayBeAbsent(addressSchema),
			transit: field(paragraphs, 'How to get there by public transport.', 'Tram 28 to Graça'),
			geo_link: field(
				mapAddress,
				'A point for programs of maps: a `geo:` URI or a web address.',
				'geo:38.7247,-9.1136',
			),
			geo_link_text: addressText,
			contained_in: field(
				line,
				'The id or the name of what the place is part of.',
				'Convent of Madre de Deus',
			),
			map_url: field(mapAddress, 'A page with a map of the place.', 'https://maps.example/azulejo'),
			map_url_text: addressText,
		})
		.superRefine(checkLatitude),
);
export type PlaceLocation = z.output<typeof placeLocationSchema>;
