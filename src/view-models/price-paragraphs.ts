import { isFreeInWords } from '../places/free-only.ts';
import { statedPrice } from '../places/stated-price.ts';
import { paragraphsOf } from './paragraphs.ts';

/**
 * A price in the words of the service, without names of rates that have no amount; none where it says no more than that there is
 * nothing to pay, which the page says itself.
 */
export function priceParagraphs(
	priceRange: string | undefined,
	isFree: boolean | undefined,
): string[] {
	return isFree === true && isFreeInWords(priceRange) ? [] : paragraphsOf(statedPrice(priceRange));
}
