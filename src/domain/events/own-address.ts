import { foldedWords } from '../../i18n/folded-words.ts';
import { addressLineInCountry } from '../places/address-lines.ts';
import type { AddressWords } from '../places/address-words.ts';

/** Holds an address, and what is there. */
export interface NamedAddress extends AddressWords {
	name?: string | undefined;
}

/**
 * Holds what a record says of the town that it is in: where towns were joined, its neighbourhood
 * may be what others call the city.
 */
export type TownWords = Pick<AddressWords, 'city' | 'neighbourhood'>;

/**
 * Returns the address that an event states besides its venue, on one line; `undefined` where it
 * says nothing that name and address of the venue do not.
 *
 * Case, accents and punctuation make no difference, nor does the order of the words of a street.
 */
export function ownAddressLine(own: AddressWords, venue: NamedAddress): string | undefined {
	const { city, neighbourhood, region, street, ...others } = own;
	if (street === undefined) return undefined;
	const ofVenue = wordsOf(venue);
	const { country, streetAlt } = others;
	const wordsOfVenue = [...ofVenue, ...wordsOf({ country, neighbourhood, region, streetAlt })];
	if (street.split(/[,;\n]/).every((part) => isSaid(part, wordsOfVenue))) return undefined;
	if (isSaid(city ?? '', [...wordsOfVenue, foldedWords(street)])) return street;
	const unsaid = (text: string | undefined) => (isSaid(text ?? '', ofVenue) ? undefined : text);
	const { countryCode, postalCode } = others;
	return addressLineInCountry({
		...{ street, postalCode, city, countryCode },
		...{ neighbourhood: unsaid(neighbourhood), region: unsaid(region) },
	});
}

/** Returns whether an event states a town that its venue does not. */
export function isInOtherTown({ city }: TownWords, venue: NamedAddress): boolean {
	return venue.city !== undefined && !isSaid(city ?? '', wordsOf(venue));
}

/**
 * Returns whether two records state different towns; not where either states none.
 *
 * Towns are one where the one's city has all words of the other's (“Blois Cedex”, “Blois”), or its
 * neighbourhood has.
 */
export function areInDifferentTowns(one: TownWords, other: TownWords): boolean {
	return (
		one.city !== other.city &&
		isInOtherTown(one, { city: other.city, neighbourhood: other.neighbourhood }) &&
		isInOtherTown(other, { city: one.city, neighbourhood: one.neighbourhood })
	);
}

/** Returns the words of each part of an address, in the order in which most addresses go. */
function wordsOf(address: NamedAddress): string[][] {
	const { city, country, name, neighbourhood, postalCode, region, street, streetAlt } = address;
	return [name, street, postalCode, city, streetAlt, neighbourhood, region, country].map((text) =>
		foldedWords(text ?? ''),
	);
}

/**
 * Returns whether a text stands in others, across their limits or, in whatever order, in one of
 * them.
 */
function isSaid(text: string, others: readonly string[][]): boolean {
	const words = foldedWords(text);
	const all = ` ${others.flat().join(' ')} `;
	return (
		all.includes(` ${words.join(' ')} `) ||
		others.some((other) => words.every((word) => other.includes(word)))
	);
}
