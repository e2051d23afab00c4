import { minuteMs } from '../durations.ts';
import { dateTimeFormat } from './formatters.ts';

/**
 * Returns how far the clocks of a time zone (IANA name) are ahead of UTC at an instant, in
 * milliseconds, but for the seconds that some had before 1972.
 */
export function utcOffsetMs(instantMs: number, timeZone: string): number {
	const text = dateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(instantMs);
	const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
	const offset = (Number(hours) * 60 + Number(minutes)) * minuteMs;
	return sign === '-' ? -offset : offset;
}
