import { currencyCodes } from './price-range.ts';

/** Money as texts in the languages of the interface spell it, of whatever country. */
const currencyWords = inAnyCase(
	'eur|euros?|dollars?|dollar(?:o|i)|d(?:o|ó)lar(?:es)?|pounds?|pfund|libras|francs?|franken|kr|yen|zł|kč|lei|rs|ft|лв',
);

/** Any sign of a currency, any code, and any such word: it takes less to notice a price than to know its currency. */
const money = String.raw`[\p{Sc}円]|(?<!\p{L})(?:${[...currencyCodes].join('|')}|${currencyWords})(?!\p{L})`;
/** Thousands may stand apart, as in “1 000 €”. */
const amount = String.raw`(?:[1-9]\d{0,2}(?:[\s'’]\d{3}){1,3}(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)`;
/** As in “10,- €”. */
const noCents = String.raw`(?:[.,][-–—]+)?`;
/** One of the numbers of a span stands apart from the currency; a time of day after a price is none. */
const someAmounts = new RegExp(
	String.raw`(?:${money})\s*(${amount}(?:\s*[-–—]\s*${amount}(?![\d:]))?)` +
		String.raw`|(?<!\d|\d[.,])((?:${amount}${noCents}\s*[-–—]\s*)?${amount})${noCents}\s*(?:${money})`,
	'gu',
);

const zeroPrice = new RegExp(
	String.raw`^(?:(?:${money})\s*)?0+(?:[.,](?:0+|[-–—]+))?\s*(?:${money})?$`,
	'u',
);

/** Codes of currencies that are words too: the lek and the paʻanga. */
const codesThatAreWords = /(?<!\p{L})(?:ALL|TOP)(?!\p{L})/gu;
const wordsInCapitals = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu;

/** Whether a free text names any price above 0, in whatever currency. */
export function namesPrice(text: string | undefined): boolean {
	return amountsIn(text).some((named) => /[1-9]/.test(named));
}

/** Whether a free text names a price of 0, in whatever currency. */
export function namesZeroPrice(text: string | undefined): boolean {
	return amountsIn(text).some((named) => !/[1-9]/.test(named));
}

/** Whether a free text is wholly a price of 0, in whatever currency or in none. */
export function isZeroPrice(text: string | undefined): boolean {
	return zeroPrice.test(text?.trim() ?? '');
}

/** @param words A pattern of letters and groups alone. */
function inAnyCase(words: string): string {
	return words.replace(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

function amountsIn(text = ''): string[] {
	const read = isInCapitals(text) ? text.replace(codesThatAreWords, ' ') : text;
	return [...read.matchAll(someAmounts)].map(([, after, before]) => after ?? before ?? '');
}

function isInCapitals(text: string): boolean {
	return [...text.matchAll(wordsInCapitals)].some(([word]) => !currencyCodes.has(word));
}
