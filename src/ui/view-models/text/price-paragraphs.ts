import { partsOfPrice, saysFreeOnly, statedPrice } from '../../../domain/places/stated-price.ts';
import { paragraphsOf } from './paragraphs.ts';

/**
 * Minimum number of prices that always have a line each; fewer share one line if they are short.
 */
const minListed = 3;
/** Maximum number of characters of a line on a phone. */
const maxLineLength = 70;

/**
 * Returns a price in the words of the service, by paragraphs; none where it says no more than that
 * there is nothing to pay, which the page says itself.
 *
 * @param isFree Whether the place is free, as the record says.
 */
export function priceParagraphs(
	priceRange: string | undefined,
	isFree: boolean | undefined,
): string[] {
	return isFree === true && saysFreeOnly(priceRange)
		? []
		: paragraphsOf(statedPrice(priceRange, isFree));
}

/**
 * Returns the prices of a paragraph of which each has a line of its own; none where there is but
 * one, or two that are short, without a line break.
 */
export function listedPrices(paragraph: string): string[] {
	const prices = partsOfPrice(paragraph);
	if (prices.length >= minListed) return prices;
	const isShort = paragraph.length <= maxLineLength && !paragraph.includes('\n');
	return prices.length < 2 || isShort ? [] : prices;
}
