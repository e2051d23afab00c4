import { dateTimeFormat } from './formatters.ts';

/** A date as its language writes it, for readers; with a time where the options ask for one. */
export function writtenDate(
	ms: number,
	locale: string,
	options: Intl.DateTimeFormatOptions,
): string {
	return withOrdinalFirst(dateTimeFormat(locale, options).format(ms), locale);
}

/** From a date to another, or from a time to another, as their language writes it. */
export function writtenDateRange(
	firstMs: number,
	lastMs: number,
	locale: string,
	options: Intl.DateTimeFormatOptions,
): string {
	const format = dateTimeFormat(locale, options);
	const [first, last] = [format.format(firstMs), format.format(lastMs)];
	// CLDR has “2026/12/05～2026/12/09” and “10時00分～13時00分”, beside “2026年12月5日” and “10:00”.
	if (isOf('ja', locale)) return first === last ? first : `${first}～${last}`;
	const range = plainSpaces(format.formatRange(firstMs, lastMs));
	return isOf('it', locale) ? withPlainDays(range) : withOrdinalFirst(range, locale);
}

/** CLDR sets ranges with thin spaces, which some typefaces and programs lack. */
function plainSpaces(text: string): string {
	return text.replace(/[\u2009\u202f]/g, ' ');
}

/** In Italian CLDR has “05–09 dicembre”, beside “5 dicembre”. The numbers of a time have other neighbours. */
function withPlainDays(text: string): string {
	return text.replace(/(^|\s|–)0(?=\d[\s–])/g, '$1');
}

/** In French the first of a month is “1er décembre”, for which CLDR has “1 décembre”. */
function withOrdinalFirst(text: string, locale: string): string {
	// The name of a month, other than the letter of an hour, or the dash of a range.
	return isOf('fr', locale) ? text.replace(/\b1(?=\s\p{L}{2}|\s?–)/gu, '1er') : text;
}

function isOf(language: string, locale: string): boolean {
	return locale === language || locale.startsWith(`${language}-`);
}
