import { isZeroPrice } from './named-prices.ts';
import { isSameText } from './same-text.ts';

/** Prices in the words of records that say no more than that there is nothing to pay. */
const freeInWords = [
	'Free',
	'Free of charge',
	'Free entry',
	'Free admission',
	'Gratuit',
	'Entrée gratuite',
	'Entrée libre',
	'Kostenlos',
	'Gratis',
	'Eintritt frei',
	'Freier Eintritt',
	'Entrada gratuita',
	'Entrada libre',
	'Entrada livre',
	'Gratuito',
	'Grátis',
	'Ingresso gratuito',
	'Ingresso libero',
	'Gratis toegang',
	'無料',
	'入場無料',
	'入館無料',
];

/** Whether a price says in words that there is nothing to pay, and no more than that. */
export function isFreeInWords(priceRange: string | undefined): boolean {
	const text = priceRange?.trim().replace(/[.!。！]$/u, '');
	return freeInWords.some((words) => isSameText(words, text));
}

/** Whether a price range says that all is free, in words or by a price of 0. */
export function saysFreeOnly(priceRange: string | undefined): boolean {
	return isFreeInWords(priceRange) || isZeroPrice(priceRange);
}
