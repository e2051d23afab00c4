import { isSameText } from '../places/same-text.ts';
import { paragraphsOf } from './paragraphs.ts';

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

/** A price in the words of the service; none where it says no more than that there is nothing to pay, which the page says itself. */
export function priceParagraphs(
	priceRange: string | undefined,
	isFree: boolean | undefined,
): string[] {
	const saysFreeOnly = freeInWords.some((text) => isSameText(text, priceRange));
	return isFree === true && saysFreeOnly ? [] : paragraphsOf(priceRange);
}
