import { currencyCodes } from './price-range.ts';

/** Money as texts in the languages of the interface spell it, of whatever country. */
const currencyWords = inAnyCase(
	'eur|euros?|dollars?|dollar(?:o|i)|d(?:o|ó)lar(?:es)?|pounds?|pfund|libras|francs?|franken|kr|yen|zł|kč|lei|rs|ft|лв',
);

/**
 * Any sign of a currency, any code, and any such word: it takes less to notice a price than to know
 * its currency.
 */
const money = String.raw`(?:(?<!\p{L})\p{Lu}{1,3})?\p{Sc}|[円元원]|(?<!\p{L})(?:${[...currencyCodes].join('|')}|${currencyWords})(?!\p{L})`;
/** Thousands may stand apart, as in “1 000 €”. */
const amount = String.raw`(?:[1-9]\d{0,2}(?:[\s'’]\d{3}){1,3}(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)`;
/** As in “10,- €”. */
const noCents = String.raw`(?:[.,][-–—]+)?`;
/**
 * One of the numbers of a span stands apart from the currency; a time of day after a price is none.
 */
const someAmounts = new RegExp(
	String.raw`(?:${money})\s*(${amount}(?:\s*[-–—]\s*${amount}(?![\d:]))?)` +
		String.raw`|(?<!\d|\d[.,])((?:${amount}${noCents}\s*[-–—]\s*)?${amount})${noCents}\s*(?:${money})`,
	'gu',
);
const endsOfSpan = new RegExp(String.raw`(${amount})(\s*[-–—]\s*)(${amount})`, 'u');

const zeroPrice = new RegExp(
	String.raw`^(?:(?:${money})\s*)?0+(?:[.,](?:0+|[-–—]+))?\s*(?:${money})?$`,
	'u',
);

/**
 * Matches what anybody pays, in no currency: “5”, “5,-”, “from 12 per person”. Whole hours have a
 * span too, but words before it.
 */
const perPerson = String.raw`(?:\s+(?:per\s+[^\d]*|p\.?\s?p\.?))?`;
const bareAmount = new RegExp(
	String.raw`^(?:(?:from|ab|dès|desde|da|vanaf)\s+)?(${amount}(?:\s*[-–—]\s*${amount})?)${noCents}${perPerson}$`,
	'iu',
);
/** Matches what one group of people pays: “adults 5”. */
const amountOfGroup = new RegExp(
	String.raw`^\p{L}[\p{L}\p{M}\s]*[\s:]\s*(${amount})${noCents}${perPerson}$`,
	'u',
);

/** Codes of currencies that are words too: the lek and the paʻanga. */
const codesThatAreWords = /(?<!\p{L})(?:ALL|TOP)(?!\p{L})/gu;
const wordsInCapitals = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu;

/** Whether a free text names any price above 0, in whatever currency. */
export function namesPrice(text: string | undefined): boolean {
	return amountsIn(text).some(isAboveZero);
}

/**
 * Whether a free text names a span of prices with 0 at one of its ends alone, in either order: some
 * pay, and others do not.
 */
export function namesSpanFromZero(text: string | undefined): boolean {
	return amountsIn(text).some((named) => {
		const ends = named.split(/[-–—]/).filter((end) => /\d/.test(end));
		return ends.some(isAboveZero) && !ends.every(isAboveZero);
	});
}

/**
 * Whether a text is wholly one amount above 0 without a currency, or amounts of at least two groups
 * of people. Of any other number nobody knows whether it is a price: it may be a time, an age or a
 * room.
 */
export function isBarePrice(text = ''): boolean {
	const parts = text.split(/[;\n]|,\s/).map((part) => part.trim());
	const form = parts.length > 1 ? amountOfGroup : bareAmount;
	const amounts = parts.map((part) => form.exec(part)?.[1]);
	return amounts.every((named) => named !== undefined) && amounts.some(isAboveZero);
}

/** Whether a free text names a price of 0, in whatever currency. */
export function namesZeroPrice(text: string | undefined): boolean {
	return amountsIn(text).some((named) => !isAboveZero(named));
}

/** Whether a free text is wholly a price of 0, in whatever currency or in none. */
export function isZeroPrice(text: string | undefined): boolean {
	return zeroPrice.test(text?.trim() ?? '');
}

/**
 * A free text in which the lower end of every span of prices comes first: “0–8 EUR” for “8–0 EUR”.
 */
export function withRisingSpans(text: string): string {
	return text.replace(someAmounts, (named) =>
		named.search(codesThatAreWords) >= 0
			? named
			: named.replace(endsOfSpan, (span, first: string, dash: string, last: string) =>
					valueOfAmount(first) > valueOfAmount(last) ? `${last}${dash}${first}` : span,
				),
	);
}

/**
 * Returns the value of an amount, in its currency. A point or comma before three digits parts
 * thousands.
 */
export function valueOfAmount(amount: string): number {
	const digits = amount.replace(/[.,\s'’](?=\d{3}(?!\d))/g, '').replace(',', '.');
	return Number.parseFloat(digits) || 0;
}

/**
 * The amounts that stand beside a currency in a free text, as they are written, without it; a span
 * is one.
 */
export function amountsIn(text = ''): string[] {
	const read = isInCapitals(text) ? text.replace(codesThatAreWords, ' ') : text;
	return [...read.matchAll(someAmounts)].map(([, after, before]) => after ?? before ?? '');
}

/** @param words A pattern of letters and groups alone. */
function inAnyCase(words: string): string {
	return words.replace(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

function isAboveZero(amount: string): boolean {
	return /[1-9]/.test(amount);
}

function isInCapitals(text: string): boolean {
	return [...text.matchAll(wordsInCapitals)].some(([word]) => !currencyCodes.has(word));
}
