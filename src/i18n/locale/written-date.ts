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
	if (locale.startsWith('ja')) return first === last ? first : `${first}～${last}`;
	// CLDR sets ranges with thin spaces, which some typefaces and programs lack.
	const range = format.formatRange(firstMs, lastMs).replace(/[\u2009\u202f]/g, ' ');
	return withDaysAsWritten(range, locale);
}

/**
 * The first of a month is “1er décembre” in French and “1º de dezembro” in Brazil (Manual de
 * Redação da Presidência da República), and in Italian ranges the fifth is “5”: CLDR has “1” and
 * “05”.
 */
function withDaysAsWritten(text: string, locale: string): string {
	// The numbers of a time have other neighbours.
	if (locale.startsWith('it')) return text.replace(/(^|[ –])0(?=\d[ –])/g, '$1');
	const first = locale.startsWith('fr') ? '1er' : locale.startsWith('pt-BR') ? '1º' : '1';
	// Before “de” or the name of a month, other than the letter of an hour, or the dash of a range.
	return text.replace(/\b1(?=\s\S\S|\s?–)/g, first);
}
