import { numberFormat } from '../../i18n/locale/number-formats.ts';

/** A price, or a span of prices, in one currency. */
export interface Prices {
	lowest: number;
	/** Absent for a single price. */
	highest?: number | undefined;
	/** ISO 4217 code. */
	currency: string;
}

/** Signs that stand for one currency only; dollar, pound, yen and crown signs do not. */
const currencySigns: Record<string, string> = {
	'€': 'EUR',
	'₹': 'INR',
	'₺': 'TRY',
	'₽': 'RUB',
	'₴': 'UAH',
	'₪': 'ILS',
	'₫': 'VND',
	'₸': 'KZT',
	'₾': 'GEL',
};
/** ISO 4217 codes. */
export const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const amount = String.raw`\d+(?:[.,]\d+)*`;
const currency = String.raw`[A-Z]{3}|[${Object.keys(currencySigns).join('')}]`;
/**
 * Matches what one price is for: words alone, none of which may begin what others pay or what else
 * there is to pay.
 */
const perWhat = String.raw`\s+per(?:\s+(?!(?:and|free|plus)\b)\p{L}[\p{L}\p{M}’'-]*)+\.?`;
const wholePrice = new RegExp(
	String.raw`^(?:from\s+)?(${currency})\s*(${amount})(?:\s*[-–—]\s*(?:\1\s*)?(${amount}))?(?:${perWhat})?$`,
	'iu',
);

/**
 * The prices in a free text that is wholly one price or span with its currency: "EUR 12", "from
 * €12,50 per person", "€5–8".
 *
 * Any other text has none: the prices of two groups of people are no span, and of “EUR 12 per
 * adult, children free” 12 is not the lowest.
 */
export function readPrices(text: string | undefined): Prices | undefined {
	const match = wholePrice.exec(text?.trim() ?? '');
	if (!match) return undefined;
	const code = currencyCode(match[1]);
	if (code === undefined) return undefined;
	const lowest = readAmount(match[2], code);
	const highest = match[3] === undefined ? undefined : readAmount(match[3], code);
	if (lowest === undefined) return undefined;
	if (match[3] !== undefined && (highest === undefined || highest < lowest)) return undefined;
	return { lowest, highest: highest === lowest ? undefined : highest, currency: code };
}

function currencyCode(sign: string | undefined): string | undefined {
	if (sign === undefined) return undefined;
	return currencySigns[sign] ?? (currencyCodes.has(sign) ? sign : undefined);
}

/**
 * A point or comma before one or two last digits is a decimal mark; before three it parts
 * thousands, unless the currency has three decimals itself (the Kuwaiti dinar): then nobody knows.
 */
function readAmount(text: string | undefined, currencyCode: string): number | undefined {
	const match = /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(
		text ?? '',
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
