import { isFreeInWords, mentionsFree } from '../../i18n/lexicons/prices.ts';
import { isZeroPrice } from './price-range.ts';

/**
 * Returns a price as it was sent; `undefined` where none is, and for a 0 of what is not said to be
 * free: nothing was filled in.
 *
 * @param isFree Whether the place is free, as the record says.
 */
export function statedPrice(
	priceRange: string | undefined,
	isFree: boolean | undefined,
): string | undefined {
	return isFree !== true && isZeroPrice(priceRange) ? undefined : priceRange;
}

/** Returns the parts of a price, which semicolons part outside parentheses; none is blank. */
export function partsOfPrice(priceRange = ''): string[] {
	const parts = [''];
	let depth = 0;
	for (const character of priceRange) {
		if (/[(（]/u.test(character)) depth++;
		if (/[)）]/u.test(character)) depth--;
		if (depth <= 0 && /[;；]/u.test(character)) parts.push('');
		else parts.push(`${parts.pop() ?? ''}${character}`);
	}
	return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns whether a price says that there is nothing to pay and no more: in words, or as a 0. */
export function saysFreeOnly(priceRange: string | undefined): boolean {
	return isZeroPrice(priceRange) || isFreeInWords(priceRange);
}

/** Returns whether a price says in words that anything is free, or by a 0 of its own. */
function namesFree(priceRange = ''): boolean {
	return mentionsFree(priceRange) || partsOfPrice(priceRange).some(isZeroPrice);
}

/**
 * Returns whether a price may state how much it is: by a number, by a sign of a currency as in
 * “€€”, or by saying that anything is free.
 */
export function statesPrice(priceRange: string): boolean {
	return /[\p{Nd}\p{Sc}]/u.test(priceRange) || namesFree(priceRange);
}

/**
 * Returns whether a record says that it is free of charge, and its price a number, which may be an
 * amount in no currency, and nothing free.
 */
export function isFreeWithPrice(isFree: boolean | undefined, priceRange = ''): boolean {
	return isFree === true && /[1-9]/.test(priceRange) && !namesFree(priceRange);
}

/**
 * Returns whether a record says that it is not free, and its price that there is nothing to pay.
 */
export function isNotFreeWithoutPrice(
	isFree: boolean | undefined,
	priceRange: string | undefined,
): boolean {
	return isFree === false && saysFreeOnly(priceRange);
}

/**
 * Returns whether there is nothing to pay, as its record says; `undefined` where that is not
 * stated.
 *
 * Our reading: “free” beside numbers alone is not believed, nor is “not free” beside a price that
 * is wholly 0 or a word for free. The price stands.
 */
export function freeOfCharge(
	isFree: boolean | undefined,
	priceRange: string | undefined,
): boolean | undefined {
	const isContradictory =
		isFreeWithPrice(isFree, priceRange) || isNotFreeWithoutPrice(isFree, priceRange);
	return isContradictory ? undefined : isFree;
}
