import { dateTimeFormat } from './formatters.ts';

/** A date as its language writes it, for readers; with a time where the options ask for one. */
export function writtenDate(
	ms: number,
	locale: string,
	options: Intl.DateTimeFormatOptions,
): string {
	return withDaysAsWritten(dateTimeFormat(locale, options).format(ms), locale);
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
	// CLDR sets ranges with thin spaces, which some typefaces and programs lack.
	const range = format.formatRange(firstMs, lastMs).replace(/[\u2009\u202f]/g, ' ');
	return withDaysAsWritten(range, locale);
}

/** In French the first of a month is “1er décembre”, and in Italian ranges the fifth is “5”: CLDR has “1” and “05”. */
function withDaysAsWritten(text: string, locale: string): string {
	// The name of a month, other than the letter of an hour, or the dash of a range.
	if (isOf('fr', locale)) return text.replace(/\b1(?=\s\p{L}{2}|\s?–)/gu, '1er');
	// The numbers of a time have other neighbours.
	return isOf('it', locale) ? text.replace(/(^|[ –])0(?=\d[ –])/g, '$1') : text;
}

function isOf(language: string, locale: string): boolean {
	return locale.split('-')[0] === language;
}
