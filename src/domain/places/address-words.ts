import type { Address } from '../../records/place-location.ts';
import { cityWithoutPostalCode, streetLines } from './address-parts.ts';

/** Holds an address as summaries of records and files have it. */
export interface AddressWords {
	street?: string | undefined;
	streetAlt?: string | undefined;
	neighbourhood?: string | undefined;
	postalCode?: string | undefined;
	/** City without the postal code. */
	city?: string | undefined;
	region?: string | undefined;
	/** Name of the country as the source writes it. */
	country?: string | undefined;
	/** Code of the country, two letters (ISO 3166-1). */
	countryCode?: string | undefined;
}

/** Returns the words of an address; what only says the town again is no street. */
export function addressWordsOf(address: Address = {}): AddressWords {
	const [street] = streetLines({ ...address, street_alt: undefined });
	return {
		street,
		streetAlt: streetLines(address).find((line) => line !== street),
		neighbourhood: address.neighbourhood,
		postalCode: address.postal_code,
		city: cityWithoutPostalCode(address),
		region: address.region,
		country: address.country,
		countryCode: address.country_code,
	};
}

/** Returns an address of its words, as records have it. */
export function addressOfWords(words: AddressWords): Address {
	const { city, country, countryCode, neighbourhood, postalCode, region, street, streetAlt } =
		words;
	return {
		street,
		street_alt: streetAlt,
		neighbourhood,
		postal_code: postalCode,
		city,
		region,
		country,
		country_code: countryCode,
	};
}
