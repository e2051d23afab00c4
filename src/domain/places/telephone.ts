import {
	type CountryCode,
	findPhoneNumbersInText,
	isSupportedCountry,
	parsePhoneNumberFromString,
	type PhoneNumber,
} from 'libphonenumber-js/max';
import { priceWords } from '../../i18n/lexicons/prices.ts';
import { namesFaxAlone } from '../../i18n/lexicons/telephone-words.ts';
import { withAsciiSigns } from '../../records/ascii-signs.ts';
import type { TextRun } from '../../records/linked-text.ts';

/** Holds a stretch of a text with telephone numbers. */
export interface PhoneRun extends TextRun {
	/** Number as it is dialled from anywhere, or else as it is written; absent for words. */
	number?: string | undefined;
}

interface FoundNumber {
	start: number;
	end: number;
	/** Digits that follow `tel:`. */
	dialled: string;
	number: string;
}

/** “24/7”, “24h/24” and “0,34 €” are no part of a number, nor is the number of a list. */
const beside = new RegExp(
	[
		String.raw`(?<![\d/])(?:24\s?h?\s?\/\s?(?:7|24)|7\s?\p{L}?\s?\/\s?7)(?:\s?\p{L})?(?![\p{L}\d/])`,
		String.raw`(?<=[\s(])\d{1,2}[.,]\d{1,3}(?=\s?(?:\p{Sc}|(?:EUR|${priceWords.money.join('|')})(?!\p{L})))`,
		String.raw`(?<=\s)\d{1,2}\s?h\d{0,2}(?!\p{L})|^\s*\d\)`,
	].join('|'),
	'giu',
);

/** Short number where a text begins, or after words and a colon; no digits go on with it. */
const shortNumber =
	/^(?<label>\s*(?:\p{L}[^\d*#+]{0,40}[:.])?\s*)(?<digits>\d{3,6})(?=\s*(?:$|[^\d\s+*#./(-]|[(/](?!\s*\d)))/u;
/** Matches a number with a star, wherever it stands. */
const starNumber = /(?<![\d+*#])[*#]\d{3,6}#?(?!\d)/g;
const partsOfText = /[^,;|\n]+/g;
/** Digits and signs alone: a number without words. */
const signsAlone = /^[\s\d+()./\-–]+$/;
/** Letters of keys, as in “1-800-FLOWERS”: no number that can be read. */
const lettersToDial = /\d-?\p{Lu}{3,}/u;
const maxDigitsOfShort = 6;

/**
 * Returns a text in stretches, of which the telephone numbers lead to their `tel:` URI (RFC 3966);
 * together they are the text.
 *
 * Numbers are read by the plan of the country, or of the one that they name, and dialled with its
 * code. Short numbers and those with a star are dialled as they are written, since in no other
 * country they are the same; so is a number whose country nobody knows. Numbers of fax machines and
 * what no plan has stay words.
 *
 * @param country Two letters (ISO 3166-1).
 */
export function phoneRuns(text: string | undefined, country?: string): PhoneRun[] {
	const whole = (text ?? '').replace(/\s+/g, ' ').trim();
	if (whole === '') return [];
	const runs: PhoneRun[] = [];
	let end = 0;
	let isFax = false;
	for (const { dialled, number, ...found } of numbersIn(whole, country)) {
		const label = whole.slice(end, found.start);
		if (/\p{L}/u.test(label)) isFax = namesFaxAlone(label);
		const written = whole.slice(found.start, found.end);
		if (label !== '') runs.push({ text: label });
		const isWord =
			isFax || namesFaxAlone(/^\s*[([][^)\]]*/.exec(whole.slice(found.end))?.[0] ?? '');
		runs.push(isWord ? { text: written } : { text: written, href: `tel:${dialled}`, number });
		end = found.end;
	}
	if (end < whole.length) runs.push({ text: whole.slice(end) });
	return runs;
}

/** Returns the numbers in a text, in their order, for programs that dial them from anywhere. */
export function phoneNumbers(text: string | undefined, country?: string): string[] {
	return [...new Set(phoneRuns(text, country).flatMap(({ number }) => number ?? []))];
}

/** Returns whether a text has the digits of a number, and nothing in it can be dialled. */
export function lacksDialableNumber(text: string, country?: string): boolean {
	const plain = withAsciiSigns(text).replace(beside, '');
	if (lettersToDial.test(plain)) return false;
	const digits = plain.match(/\d/g)?.length ?? 0;
	return digits >= maxDigitsOfShort && phoneNumbers(text, country).length === 0;
}

/** Replaces signs one by one, so that positions in the result are positions in the text. */
function numbersIn(text: string, country: string | undefined): FoundNumber[] {
	const plan = country?.toUpperCase();
	const own = plan !== undefined && isSupportedCountry(plan) ? plan : undefined;
	const plain = withAsciiSigns(text).replace(beside, (words) => '|'.repeat(words.length));
	const found = [...plain.matchAll(partsOfText)].flatMap(({ 0: part, index }) =>
		numbersOfPart(part, own, index === 0).map(({ end, start, ...number }) => ({
			...number,
			start: start + index,
			end: end + index,
		})),
	);
	const isFree = (at: number) => found.every(({ end, start }) => at < start || at >= end);
	const withStar = [...plain.matchAll(starNumber)]
		.filter(({ index }) => isFree(index))
		.map(({ 0: digits, index }) => shortOne(digits, index));
	return [...found, ...withStar].sort((a, b) => a.start - b.start);
}

function numbersOfPart(
	part: string,
	country: CountryCode | undefined,
	isFirst: boolean,
): FoundNumber[] {
	const found = findPhoneNumbersInText(part, planOf(country))
		.filter(({ startsAt }) => !/[*#]$/.test(part.slice(0, startsAt)))
		.map(({ endsAt, number, startsAt }) => {
			const start =
				startsAt + (/^[\s([]+(?![^)\]]*[)\]])/.exec(part.slice(startsAt, endsAt))?.[0].length ?? 0);
			return { start, end: endsAt, ...dialledAs(number, part.slice(start, endsAt)) };
		});
	if (found.length > 0) return found;
	const short = isFirst ? shortNumber.exec(part)?.groups : undefined;
	if (short) return [shortOne(short.digits ?? '', short.label?.length ?? 0)];
	if (!signsAlone.test(part)) return [];
	const start = part.length - part.trimStart().length;
	const written = part.trim();
	const ends = { start, end: start + written.length };
	const number = parsePhoneNumberFromString(written, planOf(country));
	if (number?.isValid()) return [{ ...ends, ...dialledAs(number, written) }];
	const digits = written.replace(/\D/g, '');
	const isLocal = country === undefined && /^\d{7,15}$/.test(digits) && !written.includes('+');
	return isLocal ? [{ ...ends, dialled: digits, number: written }] : [];
}

/**
 * Returns the options that name a country to the library: empty where there is none, which is
 * another thing than a country that the library does not know.
 */
function planOf(country: CountryCode | undefined): { defaultCountry?: CountryCode } {
	return country === undefined ? {} : { defaultCountry: country };
}

function dialledAs(number: PhoneNumber, written: string): Pick<FoundNumber, 'dialled' | 'number'> {
	const digits = written.replace(/\D/g, '');
	const isAsSent = number.number === `+${digits}` && written.trim().startsWith('+');
	const isShort = digits.length <= maxDigitsOfShort && !written.includes('+');
	if (isShort) return { dialled: digits, number: written.trim() };
	return {
		dialled: number.getURI().replace(/^tel:/, ''),
		number: isAsSent ? written.trim() : number.formatInternational(),
	};
}

function shortOne(digits: string, start: number): FoundNumber {
	return {
		start,
		end: start + digits.length,
		dialled: digits.replaceAll('#', '%23'),
		number: digits,
	};
}
