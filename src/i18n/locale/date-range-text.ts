import { dateTimeFormat } from './formatters.ts';
import { withDaysAsWritten } from './written-date.ts';

/** Returns the range from one date or time to another, as the language writes it. */
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
