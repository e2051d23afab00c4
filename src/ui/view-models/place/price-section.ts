import type { Messages } from '../../../i18n/messages/messages.ts';
import { statesPrice } from '../../../domain/places/stated-price.ts';
import { listedPrices } from '../text/price-paragraphs.ts';

/** Holds what the section of a price says. */
export interface PriceSection {
	/** Words of the interface, before those of the record. */
	lead?: string | undefined;
	paragraphs: readonly PriceParagraph[];
}

export interface PriceParagraph {
	/** Whether each line stands by itself; else there is one. */
	isListed: boolean;
	/** Lines in words of the service. */
	lines: readonly string[];
}

/**
 * Returns the section of a price.
 * @param price Paragraphs of a stated price.
 * @param isFree Whether there is nothing to pay; absent where that is not stated.
 * @param isDescribed Whether there is a description, which may state more.
 */
export function priceSection(
	price: readonly string[],
	isFree: boolean | undefined,
	words: Messages['pages'],
	isDescribed = false,
): PriceSection {
	return {
		lead: leadOf(price, isFree, words, isDescribed),
		paragraphs: price.map((paragraph) => {
			const listed = listedPrices(paragraph);
			return listed.length > 0
				? { isListed: true, lines: listed }
				: { isListed: false, lines: [paragraph] };
		}),
	};
}

function leadOf(
	price: readonly string[],
	isFree: boolean | undefined,
	words: Messages['pages'],
	isDescribed: boolean,
): string | undefined {
	if (isFree === true) return words.free;
	if (price.length > 0) return price.some(statesPrice) ? undefined : words.amountNotStated;
	if (isFree === false) return words.notFree;
	return isDescribed ? words.priceNotStatedApart : words.priceNotStated;
}
