import type { PostalAddressLeaf } from 'schema-dts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { Address } from '../../records/place-location.ts';
import { cityWithoutPostalCode, streetLines } from '../../domain/places/address-parts.ts';
import { countryName } from '../../domain/places/languages.ts';
import { isPostBox } from '../../domain/places/post-box.ts';
import { nodeUnlessEmpty } from './json-ld.ts';
import { uniqueTexts } from './text.ts';

/**
 * Returns the address as far as it is stated; `undefined` where nothing of it is. A post box is no
 * street, and stands by itself.
 */
export function postalAddress(
	address: Partial<Address> | undefined,
): PostalAddressLeaf | undefined {
	const lines = uniqueTexts(streetLines(address ?? {}));
	return nodeUnlessEmpty<PostalAddressLeaf>({
		'@type': 'PostalAddress',
		streetAddress: lines.filter((line) => !isPostBox(line)).join(', '),
		postOfficeBoxNumber: lines.filter(isPostBox).join(', '),
		postalCode: oneLine(address?.postal_code),
		addressLocality: oneLine(address && cityWithoutPostalCode(address)),
		addressRegion: oneLine(address?.region),
		addressCountry: countryCode(address?.country_code) ?? oneLine(address?.country),
	});
}

/**
 * Returns two letters (ISO 3166-1), which Google wants instead of a name; `undefined` where they
 * are those of no country.
 */
function countryCode(code: string | undefined): string | undefined {
	return countryName(code, 'en') === undefined ? undefined : code?.toUpperCase();
}
