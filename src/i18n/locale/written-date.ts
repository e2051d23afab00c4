import { dateTimeFormat } from './formatters.ts';

/**
 * Returns a date as its language writes it, for readers; with a time where the options ask for
 * one.
 */
export function writtenDate(
	ms: number,
	locale: string,
	options: Intl.DateTimeFormatOptions,
): string {
	return withDaysAsWritten(dateTimeFormat(locale, options).format(ms), locale);
}

/**
 * Returns the text of a date with its days as the language writes them: the first of a month is
 * “1er décembre” in French and “1º de dezembro” in Brazil (Manual de Redação da Presidência da
 * República), and in Italian ranges the fifth is “5”: CLDR has “1” and “05”.
 */
export function withDaysAsWritten(text: string, locale: string): string {
	// The numbers of a time have other neighbours.
	if (locale.startsWith('it')) return text.replace(/(^|[ –])0(?=\d[ –])/g, '$1');
	const first = locale.startsWith('fr') ? '1er' : locale.startsWith('pt-BR') ? '1º' : '1';
	// Before “de” or the name of a month, other than the letter of an hour, or the dash of a range.
	return text.replace(/\b1(?=\s\S\S|\s?–)/g, first);
}
