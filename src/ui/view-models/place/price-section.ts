import type { Messages } from '../../../i18n/messages/messages.ts';
import { partsFreeForSome } from '../../../domain/places/free-for-some.ts';
import { isFreeInWords } from '../../../domain/places/free-only.ts';
import { namesPrice } from '../../../domain/places/named-prices.ts';
import {
	saysAnythingOutside,
	withoutEnclosingParentheses,
} from '../../../domain/places/parentheses.ts';
import { partsOfPrice } from '../../../domain/places/price-parts.ts';
import { isBareRateName } from '../../../domain/places/rate-names.ts';
import { hasNotesAlone } from '../../../domain/places/stated-price.ts';
import { listedPrices } from '../text/price-paragraphs.ts';

/** Holds what the section of a price says. */
export interface PriceSection {
	/** In words of the interface, before those of the record. */
	lead?: string | undefined;
	paragraphs: readonly PriceParagraph[];
}

export interface PriceParagraph {
	/** Whether each line stands by itself; else there is one. */
	isListed: boolean;
	lines: readonly PriceLine[];
}

/** In words of the service, or of the interface. */
export interface PriceLine {
	text: string;
	isContent: boolean;
	/** In words of the interface, beside those of the service. */
	note?: string | undefined;
}

/**
 * @param price Paragraphs of a stated price.
 * @param isFree Whether there is nothing to pay; absent where that is not stated.
 * @param isDescribed Whether there is a description, which may tell more.
 */
export function priceSection(
	price: readonly string[],
	isFree: boolean | undefined,
	words: Messages['pages'],
	isDescribed = false,
): PriceSection {
	const areAsides = !price.some(saysAnythingOutside);
	const parts = price.flatMap(partsOfPrice);
	const freeForSome = partsFreeForSome(parts, isFree);
	const isPriced = parts.some(namesPrice);
	const lineOf = (text: string): PriceLine => {
		if (freeForSome.has(text) && isFreeInWords(text)) {
			return { text: words.freeForSome, isContent: false };
		}
		const lacksAmount = (isPriced || isFree !== true) && isBareRateName(text);
		return { text, isContent: true, ...(lacksAmount && { note: words.amountNotStated }) };
	};
	return {
		lead: leadOf(price, isFree, words, isDescribed),
		paragraphs: price.map((paragraph) =>
			areAsides ? asides(paragraph) : prices(paragraph, lineOf),
		),
	};
}

function leadOf(
	price: readonly string[],
	isFree: boolean | undefined,
	words: Messages['pages'],
	isDescribed: boolean,
): string | undefined {
	if (isFree === true) return words.free;
	if (price.length > 0) {
		return hasNotesAlone(price.join('\n\n')) ? words.amountNotStated : undefined;
	}
	if (isFree === false) return words.notFree;
	return isDescribed ? words.priceNotStatedApart : words.priceNotStated;
}

/** Beside nothing else, notes need no parentheses. */
function asides(paragraph: string): PriceParagraph {
	const texts = partsOfPrice(paragraph).map(withoutEnclosingParentheses);
	return {
		isListed: texts.length > 1,
		lines: texts.map((text) => ({ text, isContent: true })),
	};
}

function prices(paragraph: string, lineOf: (text: string) => PriceLine): PriceParagraph {
	const lines = partsOfPrice(paragraph).map(lineOf);
	const hasOwnWords = lines.some(({ isContent, note }) => !isContent || note !== undefined);
	return hasOwnWords || listedPrices(paragraph).length > 0
		? { isListed: true, lines }
		: { isListed: false, lines: [{ text: paragraph, isContent: true }] };
}
