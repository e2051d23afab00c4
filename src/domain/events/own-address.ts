import { foldedWords } from '../../i18n/folded-words.ts';

/** Holds what a record says of where something is, in words. */
export interface AddressWords {
	name?: string | undefined;
	street?: string | undefined;
	postalCode?: string | undefined;
	city?: string | undefined;
	/** Further parts, such as the region. */
	further?: readonly (string | undefined)[] | undefined;
}

/** Holds what a record says of the town that it is in. */
export interface TownWords extends Pick<AddressWords, 'city'> {
	/** Where towns were joined, it may be what others call the city. */
	neighbourhood?: string | undefined;
}

/**
 * The address that an event states besides its venue, on one line; `undefined` where it says
 * nothing that name and address of the venue do not.
 *
 * Case, accents and punctuation make no difference, nor does the order of the words of a street.
 */
export function ownAddressLine(own: AddressWords, venue: AddressWords): string | undefined {
	const { city, postalCode, street } = own;
	if (street === undefined) return undefined;
	const said = wordsOf({ ...venue, further: [...(venue.further ?? []), ...(own.further ?? [])] });
	if (street.split(/[,;\n]/).every((part) => isSaid(part, said))) return undefined;
	const isTownSaid = isSaid(city ?? '', [...said, foldedWords(street)]);
	return isTownSaid ? street : [street, townLine({ postalCode, city })].join(', ');
}

/** Returns whether an event states a town that its venue does not. */
export function isInOtherTown({ city }: AddressWords, venue: AddressWords): boolean {
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
		isInOtherTown(one, { city: other.city, further: [other.neighbourhood] }) &&
		isInOtherTown(other, { city: one.city, further: [one.neighbourhood] })
	);
}

export function townLine({ city, postalCode }: AddressWords): string {
	return [postalCode, city].filter((part) => part !== undefined && part !== '').join(' ');
}

/** The words of each part of an address, in the order in which most addresses have them. */
function wordsOf({ city, further = [], name, postalCode, street }: AddressWords): string[][] {
	return [name, street, postalCode, city, ...further].map((text) => foldedWords(text ?? ''));
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
