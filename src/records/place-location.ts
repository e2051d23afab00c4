import { z } from 'zod';
import { countryCode, line, longitude, mapAddress, mayBeAbsent, paragraphs } from './fields.ts';
import { latitudeOrSwapped, provesLatitude } from './swapped-coordinates.ts';

const addressSchema = z.object({
	street: mayBeAbsent(line),
	street_alt: mayBeAbsent(line),
	postal_code: mayBeAbsent(line),
	neighbourhood: mayBeAbsent(line),
	region: mayBeAbsent(line),
	city: mayBeAbsent(line),
	country: mayBeAbsent(line),
	/** Two letters (ISO 3166-1). */
	country_code: mayBeAbsent(countryCode),
});
export type Address = z.output<typeof addressSchema>;

/** Service document, section 2.3.1. */
export const placeLocationSchema = z
	.object({
		latitude: mayBeAbsent(latitudeOrSwapped),
		longitude: mayBeAbsent(longitude),
		address: mayBeAbsent(addressSchema),
		transit: mayBeAbsent(paragraphs),
		geo_link: mayBeAbsent(mapAddress),
		contained_in: mayBeAbsent(line),
		map_url: mayBeAbsent(mapAddress),
	})
	.superRefine(provesLatitude);
export type PlaceLocation = z.output<typeof placeLocationSchema>;
