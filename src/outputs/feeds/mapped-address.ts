import { addressLine } from '../../domain/places/address-lines.ts';
import type { AddressWords } from '../../domain/places/address-words.ts';
import { countryName } from '../../domain/places/languages.ts';

/** Holds an address as files have it: as a whole, in the order its country uses, and by parts. */
export interface MappedAddress {
	/** Lines above that of the town. */
	street?: string | undefined;
	neighbourhood?: string | undefined;
	postalCode?: string | undefined;
	city?: string | undefined;
	region?: string | undefined;
	/** Name of the country in the language of the guide, or as the source writes it. */
	country?: string | undefined;
	address?: string | undefined;
}

export function mappedAddress(words: AddressWords, locale: string): MappedAddress {
	const { city, country, countryCode, neighbourhood, postalCode, region, street, streetAlt } =
		words;
	return {
		street: [street, streetAlt].filter((line) => line !== undefined).join(', ') || undefined,
		neighbourhood,
		postalCode,
		city,
		region,
		country: countryName(countryCode, locale) ?? country,
		address: addressLine(words, locale),
	};
}
