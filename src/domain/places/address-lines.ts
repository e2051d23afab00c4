import type { Address, PlaceLocation } from '../../records/place-location.ts';
import { addressLayout } from './address-layouts.ts';
import { addressParts } from './address-parts.ts';
import { addressOfWords, type AddressWords } from './address-words.ts';
import { countryCodeNamed, countryName } from './languages.ts';

/**
 * Returns an address in the order its country uses, the country last, in the language of the
 * locale.
 *
 * Parts that the country's addresses do not have, such as a region, stand beside the country. A
 * part that another says as well is left out; no part at all gives no line.
 */
export function addressLines(address: Address | undefined, locale: string): string[] {
	const { country, lines, unplaced } = arrangedAddress(address ?? {}, locale);
	const last = [...unplaced, ...country];
	return last.length === 0 ? lines : [...lines, last.join(', ')];
}

/** Returns an address on one line. @param locale That of the country's name. */
export function addressLine(words: AddressWords, locale: string): string | undefined {
	return addressLines(addressOfWords(words), locale).join(', ') || undefined;
}

/** Returns an address on one line, without its country. */
export function addressLineInCountry(words: AddressWords): string {
	const { lines, unplaced } = arrangedAddress(addressOfWords(words), 'en');
	return [...lines, ...unplaced].join(', ');
}

/**
 * Returns where a place is, in a few words: its neighbourhood and city, else the next larger part
 * that is stated, such as its region. Country and postal code are not in it.
 */
export function locality(
	location: Pick<PlaceLocation, 'address' | 'contained_in'> | undefined,
): string | undefined {
	const { neighbourhood, city, region } = addressParts(location?.address ?? {}, []);
	const parts = [neighbourhood, city ?? region].filter((part) => part !== undefined);
	return parts.length === 0 ? location?.contained_in : parts.join(', ');
}

/**
 * Returns the town with its postal code on a line, in the order its country uses; empty where
 * neither is stated.
 */
export function townLine({
	city,
	countryCode,
	postalCode,
}: Pick<AddressWords, 'city' | 'countryCode' | 'postalCode'>): string {
	const { lines, unplaced } = arranged({ city, postalCode, streets: [] }, countryCode);
	return [...lines, ...unplaced].filter((part) => part !== '').join(', ');
}

function arrangedAddress(address: Address, locale: string) {
	const { country: stated, country_code: code } = address;
	const country = countryName(code, locale) ?? stated;
	const names = [country, stated, countryName(code, 'en')].filter((name) => name !== undefined);
	const parts = addressParts(address, names);
	const isCodeKnown = countryName(code, 'en') !== undefined;
	return {
		...arranged(parts, isCodeKnown ? code : countryCodeNamed(stated, locale)),
		country: parts.isCountrySaid ? [] : names.slice(0, 1),
	};
}

interface ArrangedParts extends Pick<
	AddressWords,
	'neighbourhood' | 'postalCode' | 'city' | 'region'
> {
	streets: readonly string[];
}

/** Returns the lines of the country's layout, and the parts for which it has no place. */
function arranged(
	parts: ArrangedParts,
	countryCode: string | undefined,
): { lines: string[]; unplaced: string[] } {
	const { city, neighbourhood, postalCode, region, streets } = parts;
	const larger = [neighbourhood, city, region].filter((part) => part !== undefined);
	const layout = addressLayout(countryCode, larger.length > 0 ? larger : streets);
	const lines = layout.split('|').flatMap((line) => {
		if (line === '{street}') return streets;
		return filled(line, { ...parts, street: streets.join(', ') || undefined }) ?? [];
	});
	const unplaced = Object.entries({ postalCode, region }).flatMap(([part, text]) =>
		text === undefined || layout.includes(`{${part}}`) ? [] : [text],
	);
	return { lines, unplaced };
}

/** Fills a line with its parts; returns `undefined` where the address has none of them. */
function filled(
	line: string,
	parts: Omit<ArrangedParts, 'streets'> & { street?: string | undefined },
): string | undefined {
	let text = '';
	let separator = '';
	for (const [, part, literal] of line.matchAll(/\{(\w+)\}|([^{}]+)/g)) {
		if (literal !== undefined) {
			separator = literal;
			continue;
		}
		// Layouts name no other parts.
		const value = parts[part as keyof typeof parts];
		if (value === undefined || value === '') continue;
		text = text === '' ? value : `${text}${separator}${value}`;
		separator = '';
	}
	return text === '' ? undefined : text;
}
