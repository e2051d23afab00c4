import { dateTimeFormat } from '../../i18n/locale/formatters.ts';
import type { Minute } from './time-of-day.ts';

/**
 * Returns a time of day on the clock of the locale, 12 or 24 hours; the end of a day has a word of
 * its own.
 */
export function clockText(minute: Minute, locale: string, midnight: string): string {
	if (minute === 1440) return midnight;
	const format = dateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
	return format.format(minute * 60_000);
}
