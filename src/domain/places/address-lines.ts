import type { Address, PlaceLocation } from '../../records/place-location.ts';
import { wordsOfName } from '../../i18n/slug.ts';
import { addressLayout } from './address-layouts.ts';
import { countryName } from './languages.ts';

type Part = 'street' | 'neighbourhood' | 'postalCode' | 'city' | 'region';
type Parts = Partial<Record<Part, string>>;

/** Scripts of the countries which write the largest part of an address first. */
const eastAsianText = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * An address in the order its country uses, the country last, in the language of the locale.
 *
 * A region which is no part of the country's addresses stands beside the country. A part which
 * repeats another is left out; no part at all gives no line.
 */
export function addressLines(address: Address | undefined, locale: string): string[] {
	if (!address) return [];
	const { layout, nativeLayout } = addressLayout(address.country_code);
	const parts = distinctParts(address);
	const isNative = eastAsianText.test(`${parts.street ?? ''}${parts.city ?? ''}`);
	const chosen = (isNative ? nativeLayout : undefined) ?? layout;
	const lines = chosen.split('|').flatMap((line) => {
		if (line === '{street}') return streetLines(address);
		return filled(line, parts) ?? [];
	});
	const country = countryName(address.country_code, locale) ?? address.country;
	const region = chosen.includes('{region}') ? undefined : parts.region;
	const last = [region, country].filter((part) => part !== undefined && !isAmong(part, lines));
	return last.length === 0 ? lines : [...lines, last.join(', ')];
}

/**
 * Where a place is, in a few words: its neighbourhood and city, else the next larger part that is
 * stated, such as its region. Country and postal code are not in it.
 */
export function locality(
	location: Pick<PlaceLocation, 'address' | 'contained_in'> | undefined,
): string | undefined {
	const { neighbourhood, city, region } = distinctParts(location?.address ?? {});
	const parts = [neighbourhood, city ?? region].filter((part) => part !== undefined);
	return parts.length === 0 ? location?.contained_in : parts.join(', ');
}

/** Some sources write “37000 Tours” as the city and 37000 as the postal code again. */
export function cityWithoutPostalCode({
	city,
	postal_code,
}: Pick<Address, 'city' | 'postal_code'>): string | undefined {
	if (city === undefined || postal_code === undefined || !city.includes(postal_code)) return city;
	const rest = city.replace(postal_code, '').replace(/^[\s,-]+|(?<![\s,-])[\s,-]+$/g, '');
	return rest === '' ? undefined : rest;
}

/**
 * The lines above that of the town, each once. One that is the town again, with its postal code or
 * without, is no street.
 */
export function streetLines(
	address: Pick<Address, 'street' | 'street_alt' | 'city' | 'postal_code'>,
): string[] {
	const lines = [address.street, address.street_alt].filter((line) => line !== undefined);
	const town = wordsOfName(cityWithoutPostalCode(address) ?? '');
	const postalCode = wordsOfName(address.postal_code ?? '');
	const towns = [town, [...postalCode, ...town], [...town, ...postalCode]].map(String);
	return lines.filter(
		(line, index) =>
			!isAmong(line, lines.slice(0, index)) &&
			(town.length === 0 || !towns.includes(String(wordsOfName(line)))),
	);
}

function distinctParts(address: Address): Parts {
	const parts: Parts = {};
	const add = (part: Part, text: string | undefined) => {
		if (text !== undefined && !isAmong(text, Object.values(parts))) parts[part] = text;
	};
	add('city', cityWithoutPostalCode(address));
	add('postalCode', address.postal_code);
	add('street', streetLines(address).join(', ') || undefined);
	add('neighbourhood', address.neighbourhood);
	add('region', address.region);
	return parts;
}

/** A line with its parts; `undefined` where it has none of them. */
function filled(line: string, parts: Parts): string | undefined {
	let text = '';
	let separator = '';
	for (const [, part, literal] of line.matchAll(/\{(\w+)\}|([^{}]+)/g)) {
		if (literal !== undefined) {
			separator = literal;
			continue;
		}
		// Layouts name no other parts.
		const value = parts[part as Part];
		if (value === undefined) continue;
		text = text === '' ? value : `${text}${separator}${value}`;
		separator = '';
	}
	return text === '' ? undefined : text;
}

function isAmong(text: string, others: readonly string[]): boolean {
	return others.some((other) => other.toLowerCase() === text.toLowerCase());
}
