import { isSameText } from '../places/same-text.ts';
import type { Messages } from '../messages/messages.ts';
import { paragraphsOf } from './paragraphs.ts';

/** A price in the words of the service; none where it says no more than that there is nothing to pay, which the page says itself. */
export function priceParagraphs(
	priceRange: string | undefined,
	isFree: boolean | undefined,
	words: Messages['pages'],
): string[] {
	const saysFreeOnly = words.freeInWords.some((text) => isSameText(text, priceRange));
	return isFree === true && saysFreeOnly ? [] : paragraphsOf(priceRange);
}
