import { isFreeInWords } from '../places/free-only.ts';
import { partsOfPrice } from '../places/price-parts.ts';
import { type PricedThing, statedPrice } from '../places/stated-price.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Fewer are read well in one line. */
const fewestListed = 3;

/**
 * A price in the words of the service, without rates that have no amount, its notes last, and “Free” of what is not free after the
 * amounts; none where it says no more than that there is nothing to pay, which the page says itself.
 */
export function priceParagraphs(priceRange: string | undefined, thing: PricedThing): string[] {
	return thing.isFree === true && isFreeInWords(priceRange)
		? []
		: paragraphsOf(statedPrice(priceRange, thing));
}

/** The prices of a paragraph that holds so many that each has a line of its own; none where it holds fewer. */
export function listedPrices(paragraph: string): string[] {
	const prices = partsOfPrice(paragraph);
	return prices.length < fewestListed ? [] : prices;
}
