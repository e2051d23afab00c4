import type { Messages } from '../messages/messages.ts';
import {
	outsideParentheses,
	partsOfPrice,
	withoutEnclosingParentheses,
} from '../places/price-parts.ts';
import { hasNotesAlone } from '../places/stated-price.ts';
import { listedPrices } from './price-paragraphs.ts';

/** What the section of a price says. */
export interface PriceSection {
	/** In words of the interface, before those of the record. */
	lead?: string | undefined;
	paragraphs: readonly PriceParagraph[];
}

export interface PriceParagraph {
	/** Whether each line stands by itself; else there is one. */
	isListed: boolean;
	lines: readonly string[];
}

/**
 * @param price Paragraphs of a stated price.
 * @param isFree Whether there is nothing to pay; absent where that is not stated.
 */
export function priceSection(
	price: readonly string[],
	isFree: boolean | undefined,
	words: Messages['pages'],
): PriceSection {
	const areAsides = price.every(
		(paragraph) => !/[\p{L}\p{N}]/u.test(outsideParentheses(paragraph)),
	);
	return {
		lead: leadOf(price, isFree, words),
		paragraphs: price.map((paragraph) => (areAsides ? asides(paragraph) : prices(paragraph))),
	};
}

function leadOf(
	price: readonly string[],
	isFree: boolean | undefined,
	words: Messages['pages'],
): string | undefined {
	if (isFree === true) return words.free;
	if (price.length > 0) {
		return hasNotesAlone(price.join('\n\n')) ? words.amountNotStated : undefined;
	}
	return isFree === false ? words.notFree : words.priceNotStated;
}

/** Beside nothing else, notes need no parentheses. */
function asides(paragraph: string): PriceParagraph {
	const lines = partsOfPrice(paragraph).map(withoutEnclosingParentheses);
	return { isListed: lines.length > 1, lines };
}

function prices(paragraph: string): PriceParagraph {
	const listed = listedPrices(paragraph);
	return listed.length === 0
		? { isListed: false, lines: [paragraph] }
		: { isListed: true, lines: listed };
}
