import { Memo } from '../../i18n/locale/memo.ts';
import { wordsOfName } from '../../i18n/slug.ts';
import type { Address } from '../../records/place-location.ts';
import { type AddressPart, partsInText, spelt } from './parts-in-text.ts';

/** Parts of which there is one, the smallest first. */
const partsBySize = ['neighbourhood', 'postalCode', 'city', 'region'] as const;
type Part = (typeof partsBySize)[number];

/** Holds the parts of an address that are to be written, each said once. */
export interface AddressParts extends Partial<Record<Part, string | undefined>> {
	/** Lines above that of the town. */
	streets: string[];
	/** Whether another part says the country. */
	isCountrySaid: boolean;
}

/** Parts by address: a page shows an address in several forms. */
const knownParts = new WeakMap<Address, Memo<AddressParts>>();

/**
 * Returns the parts of an address, each once: a part is left out where another one, or a smaller
 * one, already says it.
 *
 * @param countryNames Names by which a part may say the country.
 */
export function addressParts(
	address: Address,
	countryNames: readonly string[],
): Readonly<AddressParts> {
	const known = knownParts.get(address) ?? new Memo<AddressParts>();
	knownParts.set(address, known);
	return known.get(countryNames.join('\n'), () => newAddressParts(address, countryNames));
}

function newAddressParts(address: Address, countryNames: readonly string[]): AddressParts {
	const parts = distinctParts(address);
	const partsSoFar = new Set<AddressPart>();
	const withoutOthers = (text: string, others: readonly Part[], isKept = false) => {
		const texts = [
			...others.map((part) => [part, parts[part] ?? ''] as const),
			...countryNames.map((name) => ['country', name] as const),
		].filter(([, name]) => spelt(name) !== '');
		const found = partsInText(text, texts);
		if (found.rest !== '' || isKept) for (const part of found.said) partsSoFar.add(part);
		return found.rest;
	};
	for (const part of partsBySize.toReversed()) {
		const text = parts[part];
		if (text === undefined) continue;
		const larger = partsBySize.slice(partsBySize.indexOf(part) + 1);
		const isTown = part === 'city';
		const others = isTown || part === 'region' ? [...larger, 'postalCode' as const] : larger;
		parts[part] = withoutOthers(text, others, isTown) || (isTown ? text : undefined);
	}
	const streets = streetLines(address).flatMap((line) => withoutOthers(line, partsBySize) || []);
	for (const part of partsBySize) if (partsSoFar.has(part)) parts[part] = undefined;
	return { ...parts, streets, isCountrySaid: partsSoFar.has('country') };
}

/**
 * Returns the city alone: some sources write “37000 Tours” as the city and 37000 as the postal
 * code again. `undefined` where nothing else is left.
 */
export function cityWithoutPostalCode({
	city,
	postal_code,
}: Pick<Address, 'city' | 'postal_code'>): string | undefined {
	if (city === undefined || postal_code === undefined || !city.includes(postal_code)) return city;
	const rest = city.replace(postal_code, '').replace(/^[\s,-]+|(?<![\s,-])[\s,-]+$/g, '');
	return rest === '' ? undefined : rest;
}

/**
 * Returns the lines above that of the town, each once. A line that is the town again, with its
 * postal code or without, is no street.
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
			!lines.slice(0, index).some((other) => isAlike(line, other)) &&
			(town.length === 0 || !towns.includes(String(wordsOfName(line)))),
	);
}

/** Returns the parts without those that repeat another: the town stays before all others. */
function distinctParts(address: Address): Partial<Record<Part, string | undefined>> {
	const { neighbourhood, postal_code: postalCode, region } = address;
	const parts: Partial<Record<Part, string>> = {};
	const stated = { city: cityWithoutPostalCode(address), postalCode, neighbourhood, region };
	for (const part of ['city', 'postalCode', 'neighbourhood', 'region'] as const) {
		const text = stated[part];
		if (text === undefined || Object.values(parts).some((other) => isAlike(text, other))) continue;
		parts[part] = text;
	}
	return parts;
}

function isAlike(text: string, other: string): boolean {
	return (
		text.toLowerCase() === other.toLowerCase() ||
		(spelt(text) !== '' && spelt(text) === spelt(other))
	);
}
