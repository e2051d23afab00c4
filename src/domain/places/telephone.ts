import { dialledDigits, withAsciiSigns } from './dialled-digits.ts';

/** A telephone number as the source writes it. */
export interface PhoneNumber {
	text: string;
	/** `tel:` URI (RFC 3966); absent where no number can be read in the text. */
	href?: string | undefined;
}

/**
 * With a country code, which begins with no 0, at most 15 digits (E.164); short numbers such as 112
 * have 3.
 */
const dialable = /^(?:\+[1-9]\d{5,14}|\d{3,15})$/;
/** Among words a number shorter than this is rather an hour or a floor. */
const fewestDigitsAmongWords = 6;

const separator = String.raw`[\s./·-]`;
/**
 * A number, perhaps with a code in brackets before it. Brackets within it hold digits alone, and
 * digits follow them: “(0)2”, but neither “(24/7)” nor “(9-18)”.
 */
const writtenNumber = new RegExp(
	String.raw`(?:\+?\(\+?\d[\d\s.-]*\)(?=${separator}*[\d(])|\+?\d)` +
		String.raw`(?:\d|${separator}|\(\d+\)(?=${separator}*[\d(]))*\d`,
	'g',
);
/** “0,34 €” a minute, “9-18”, “24/7” and “7j/7, 24h/24”: digits beside a number. */
const price = /(?<=[\s(])\d(?:,\d{1,3}(?!\d)|\.\d{1,3}(?=\s?(?:€|£|\$|eur|ct)))/gi;
const hours = /^\d{1,2}(?:\.\d\d)?\s?-\s?\d{1,2}(?:\.\d\d)?$/;
const roundTheClock =
	/(?<![\d/])(?:24(?:\s?h)?\s?\/\s?(?:7(?:\s?j)?|24(?:\s?h)?)|7(?:\s?j)?\s?\/\s?7(?:\s?j)?)(?![\p{L}\d/])/giu;
/** A day in figures, which no digits of a number stand before: “2026-11-21”, “12/05/2026”. */
const date =
	/(?<![\d+]|\d(?:[\s)./-]|\)\s|\s\/\s))(?:(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d)(?![./-]?\d)(?:\s\d\d?[:.]\d\d)?/g;
/** The code of a country or an area: its number is yet to come. */
const codeAlone = /^(?:(?:\+|00)\d{0,7}|0\d{0,5})$/;
/**
 * In France numbers that people call have nine digits after the country code (Arcep, plan de
 * numérotation).
 */
const ofNoLength = /^\+33(?!\d{9}$)/;
/** After a country code (at most 3 digits) and an area code (at most 5) there is more. */
const wholeNumber = /^(?:(?:\+|00)\d{10,}|(?!00)\d{7,})$/;
/** Letters right after digits, as in 1-800-FLOWERS or 18h: this is no number that can be read. */
const stuckLetters = /^-?\p{L}/u;
const extension =
	/(?:\bext(?:ension)?|\bposte|\binterno|\bint|\bramal|\bx)[.:\s]*(\d{1,7})\s*\)?$/i;
/**
 * A comma after a lone digit is that of a price; commas before a code, as in “,,123#”, are pauses
 * in dialling.
 */
const betweenNumbers =
	/\s*(?:(?<!,)(?!,,+\d|,\d+#)(?:(?<![\s(]\d),+|,+(?!\d))|;(?!\d+#)|\||\s(?:or|ou|oder|und|and|et|o|e|y)\s(?=\s*[+(\d]))\s*/;
const slashBetweenNumbers = /\s*(?:\s\/\s|\/(?=\s*(?:\+|\(?0)))\s*/;

/**
 * The numbers in a text, each with its link, in the order given.
 *
 * A text of several numbers is parted at `,` `;` `|`, at `/` unless only a code is before it, at a
 * dash between two whole numbers, and at words like “or”. One with a date in it stays whole, and so
 * does a number with a code to dial after it, as in “,,123#” and “;123#”.
 * What holds no number keeps its words and has no link. A number without country code stays one:
 * RFC 3966 asks for a context that the source does not give, and telephones dial it as a local
 * number.
 */
export function phoneNumbers(text: string | undefined): PhoneNumber[] {
	const whole = (text ?? '').replace(/\s+/g, ' ').trim();
	if (whole.search(date) >= 0) return [{ text: whole, href: telephoneHref(whole) }];
	const parts = whole
		.split(betweenNumbers)
		.flatMap(partedAtSlashes)
		.filter((part) => part.trim() !== '')
		.flatMap(partedAtDashes);
	const numbers = parts.map((part) => ({ text: part.trim(), href: telephoneHref(part) }));
	const isEachANumber = numbers.every(({ href }) => href !== undefined);
	if (isEachANumber || numbers.length < 2) return numbers;
	return [{ text: whole, href: numbers.find(({ href }) => href)?.href }];
}

/**
 * The first number in a text as a `tel:` URI (RFC 3966); `undefined` where there is none.
 *
 * What else is said beside it in digits (hours, a date, a price, “/5” for a further number that
 * ends so) is not dialled.
 */
export function telephoneHref(text: string): string | undefined {
	const { main, extensionDigits } = withoutExtension(text);
	const ending = extensionDigits === undefined ? '' : `;ext=${extensionDigits}`;
	const words = main.replace(/\([^()]*\)$/, '');
	const fewest = /\p{L}/u.test(words) ? fewestDigitsAmongWords : 0;
	for (const { dialled, isWhole } of writtenNumbers(main)) {
		const isNumber = hasLengthOfNumber(dialled) && dialled.length >= fewest;
		if (isNumber && isWhole) return `tel:${dialled}${ending}`;
	}
	return undefined;
}

/**
 * Whether nothing in a text can be dialled, as digits are missing in its first number or are too
 * many. Words, short numbers and those that letters stand in or stick to (“1-800-FLOWERS”, “…
 * 9h-18h”) are not meant.
 */
export function lacksDialableNumber(text: string): boolean {
	const { main } = withoutExtension(text);
	const isShort = (dialled: string) => dialled.replace(/\D/g, '').length < fewestDigitsAmongWords;
	for (const { dialled, isWhole } of writtenNumbers(main)) {
		if (isShort(dialled) && !dialable.test(dialled)) continue;
		const isOfNoLength = isWhole && !isShort(dialled) && !hasLengthOfNumber(dialled);
		return isOfNoLength && phoneNumbers(text).every(({ href }) => href === undefined);
	}
	return false;
}

/**
 * A text in ASCII digits without what is said beside a number in digits, and the extension at its
 * end.
 */
function withoutExtension(text: string): { main: string; extensionDigits?: string | undefined } {
	const plain = withAsciiSigns(text).trim();
	const [lastPart = '', extensionDigits] = extension.exec(plain) ?? [];
	const main = plain
		.slice(0, plain.length - lastPart.length)
		.replace(date, '|')
		.replace(price, '|')
		.replace(roundTheClock, '|');
	return { main, extensionDigits };
}

/**
 * Returns what stands for a number each, of whatever length, in the order given; hours do not. No
 * letters stick to one that is whole.
 */
function writtenNumbers(main: string): { dialled: string; isWhole: boolean }[] {
	return [...main.matchAll(writtenNumber)]
		.filter(([written]) => !hours.test(written))
		.map(({ 0: written, index }) => ({
			dialled: dialledDigits(withoutFurtherEndings(written)),
			isWhole: !stuckLetters.test(main.slice(index + written.length)),
		}));
}

function hasLengthOfNumber(dialled: string): boolean {
	return dialable.test(dialled) && !ofNoLength.test(dialled);
}

/**
 * A text of several numbers parted at the slashes between them; one between a code and its number
 * stays.
 */
function partedAtSlashes(text: string): string[] {
	const parts = text.split(slashBetweenNumbers);
	const beginsWithCode = parts.some((part, index) => {
		const isCode = codeAlone.test(dialledDigits(withAsciiSigns(part).trim()));
		return isCode && /^[1-9]/.test(parts[index + 1] ?? '');
	});
	return beginsWithCode ? [text] : parts;
}

/** A text of several numbers parted at the dashes between them; a dash within a number stays. */
function partedAtDashes(text: string): string[] {
	const parts = text.split(/\s[\u2010-\u2015\u2212-]\s/);
	const areNumbers = parts.every((part) => wholeNumber.test(dialledDigits(withAsciiSigns(part))));
	return areNumbers ? parts : [text];
}

/**
 * A number without the last digits of further ones, such as “/5”; a number whose parts are short
 * stays whole.
 */
function withoutFurtherEndings(numbers: string): string {
	const parts = numbers.split('/');
	while (parts.length > 1 && /^\s*\d{1,3}\s*$/.test(parts.at(-1) ?? '')) parts.pop();
	const first = parts.join('/');
	return codeAlone.test(dialledDigits(first)) ? numbers : first;
}
