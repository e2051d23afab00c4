import { priceWords } from '../../i18n/lexicons/prices.ts';
import { numberFormat } from '../../i18n/locale/number-formats.ts';

/** Holds a price, or a span of prices, in one currency. */
export interface Prices {
	lowest: number;
	/** Absent for a single price. */
	highest?: number | undefined;
	/** ISO 4217 code. */
	currency: string;
}

/** Lists signs that stand for one currency; dollar, yen and crown signs alone do not. */
const currencySigns: Readonly<Record<string, string>> = {
	'€': 'EUR',
	'£': 'GBP',
	'₹': 'INR',
	'₺': 'TRY',
	'₽': 'RUB',
	'₴': 'UAH',
	'₪': 'ILS',
	'₫': 'VND',
	'₸': 'KZT',
	'₾': 'GEL',
	'₩': 'KRW',
	R$: 'BRL',
	NT$: 'TWD',
	HK$: 'HKD',
	円: 'JPY',
	원: 'KRW',
	zł: 'PLN',
	Kč: 'CZK',
	Ft: 'HUF',
};
const currencyCodes = Intl.supportedValuesOf('currency');

const anyOf = (texts: readonly string[]) =>
	texts.map((text) => text.replace(/[.$]/g, String.raw`\$&`)).join('|');
const currency = `${anyOf(Object.keys(currencySigns))}|${currencyCodes.join('|')}`;
/** Thousands may stand apart, as in “1 000 €”; no cents as in “12.-”. */
const amount = String.raw`(\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)*)(?:[.,][-–—]+)?`;
const wholePrice = new RegExp(
	String.raw`^(?:(?:${anyOf(priceWords.from)})\s*)?` +
		String.raw`(?<before>${currency})?\s*${amount}\s*(?<between>${currency})?` +
		String.raw`(?:\s*[-–—~～]\s*(?:${currency})?\s*${amount})?\s*(?<after>${currency})?` +
		String.raw`(?:\s*(?:${anyOf(priceWords.from)}))?` +
		String.raw`(?:(?:/\s*|\s+(?:${anyOf(priceWords.per)})\s+)\p{L}[\p{L}\p{M}’'-]*\.?)*$`,
	'u',
);
/**
 * Matches any sign or code of a currency: it takes less to notice a price than to know its
 * currency.
 */
const money = String.raw`\p{Sc}|(?<!\p{L})(?:${currency}|${anyOf(priceWords.money)})(?!\p{L})`;
const zero = new RegExp(
	String.raw`^(?:(?:${money})\s*)?0+(?:[.,](?:0+|[-–—]+))?\s*(?:${money})?$`,
	'u',
);

/** Returns whether a price is 0 and nothing else, with its currency or without. */
export function isZeroPrice(text: string | undefined): boolean {
	return text !== undefined && zero.test(text.trim());
}

/**
 * Reads a text that is wholly one price or span with its currency, in either order and with the
 * separators of any language: “EUR 12”, “ab 12,50 €”, “£5–8”, “1,500円”, “CHF 12.- per person”.
 *
 * Any other text has none: the prices of two groups of people are no span, and of “EUR 12 per
 * adult, children free” 12 is not the lowest.
 */
export function readPrices(text: string | undefined): Prices | undefined {
	const match = wholePrice.exec(text?.trim() ?? '');
	if (!match?.groups) return undefined;
	const { before, between, after } = match.groups;
	const [sign, ...others] = [before, between, after].filter((one) => one !== undefined);
	if (sign === undefined || others.some((other) => codeOf(other) !== codeOf(sign))) {
		return undefined;
	}
	const code = codeOf(sign);
	const [, , firstText, , lastText] = match;
	const lowest = readAmount(firstText, code);
	const highest = lastText === undefined ? undefined : readAmount(lastText, code);
	if (lowest === undefined) return undefined;
	if (lastText !== undefined && (highest === undefined || highest < lowest)) return undefined;
	return { lowest, highest: highest === lowest ? undefined : highest, currency: code };
}

function codeOf(sign: string): string {
	return currencySigns[sign] ?? sign;
}

/**
 * Reads an amount: a point or comma before one or two last digits is a decimal mark; before three
 * it parts thousands, unless the currency has three decimals itself (the Kuwaiti dinar): then
 * nobody knows.
 */
function readAmount(text: string | undefined, currencyCode: string): number | undefined {
	const plain = text?.replace(/[\s'’](?=\d{3})/g, '');
	const match = /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(
		plain ?? '',
	);
	if (!match) return undefined;
	const [, whole = '', thousandsMark, decimalMark, fraction] = match;
	if (thousandsMark !== undefined) {
		if (thousandsMark === decimalMark || decimalCount(currencyCode) > 2) return undefined;
	}
	const value = Number(`${whole.replace(/\D/g, '')}.${fraction ?? '0'}`);
	// What is larger is not the number that was written.
	return value <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

function decimalCount(currencyCode: string): number {
	const format = numberFormat('en', { style: 'currency', currency: currencyCode });
	return format.resolvedOptions().maximumFractionDigits ?? 2;
}
