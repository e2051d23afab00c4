import { saysFreeOnly } from '../../../domain/places/free-only.ts';
import { partsOfPrice } from '../../../domain/places/price-parts.ts';
import { type PricedThing, statedPrice } from '../../../domain/places/stated-price.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Fewer are read well in one line, where they are short. */
const fewestListed = 3;
/** More letters than that are no line of a phone. */
const longestLine = 70;

/**
 * A price in the words of the service, without rates that have no amount, its notes last, and
 * “Free” of what is not free after the amounts; none where it says no more than that there is
 * nothing to pay, which the page says itself.
 */
export function priceParagraphs(priceRange: string | undefined, thing: PricedThing): string[] {
	return thing.isFree === true && saysFreeOnly(priceRange)
		? []
		: paragraphsOf(statedPrice(priceRange, thing));
}

/**
 * The prices of a paragraph of which each has a line of its own; none where there is but one, or
 * two that are short, without a line break.
 */
export function listedPrices(paragraph: string): string[] {
	const prices = partsOfPrice(paragraph);
	if (prices.length >= fewestListed) return prices;
	const isShort = paragraph.length <= longestLine && !paragraph.includes('\n');
	return prices.length < 2 || isShort ? [] : prices;
}
