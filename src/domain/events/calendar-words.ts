import { dateTimeFormat } from '../../i18n/locale/formatters.ts';
import { addDays, midnightUtcMs } from './days.ts';

const timeZone = 'UTC';

/** Returns "December 2026" for a month `YYYY-MM`. */
export function monthInWords(month: string, locale: string): string {
	const options = { month: 'long', year: 'numeric', timeZone } as const;
	return dateTimeFormat(locale, options).format(midnightUtcMs(`${month}-01`));
}

/** Returns "January" for 1: the name alone, as in a list of months. */
export function monthNameInWords(month: number, locale: string): string {
	const options = { month: 'long', timeZone } as const;
	return dateTimeFormat(locale, options).format(Date.UTC(2024, month - 1, 1));
}

/** Returns the name of a weekday: "Monday" for 1 … "Sunday" for 7. */
export function weekdayInWords(weekday: number, locale: string, width: 'long' | 'short'): string {
	// 1 January 2024 was a Monday.
	const day = addDays('2024-01-01', weekday - 1);
	return dateTimeFormat(locale, { weekday: width, timeZone }).format(midnightUtcMs(day));
}
