import { namesPrice } from './price-range.ts';

/** A price beside such a word may be one for something else, such as a guided tour. */
const wordsForFree =
	/\b(?:free|gratis|gratuit\w*|gr[aá]tis|libre|liv?re|liber[oa]|kostenlos|frei\w*|ingyenes)\b/i;

/** Whether a record says that it is free of charge and names a price, and not that anything is free. */
export function isFreeWithPrice(
	isFree: boolean | undefined,
	priceRange: string | undefined,
): boolean {
	return isFree === true && namesPrice(priceRange) && !wordsForFree.test(priceRange ?? '');
}

/**
 * Whether there is nothing to pay, as its record says; `undefined` where that is not stated.
 *
 * Our reading: “free” beside a price is not believed. The price stands.
 */
export function freeOfCharge(
	isFree: boolean | undefined,
	priceRange: string | undefined,
): boolean | undefined {
	return isFreeWithPrice(isFree, priceRange) ? undefined : isFree;
}
