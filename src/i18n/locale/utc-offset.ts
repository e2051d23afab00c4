import { minuteMs } from '../durations.ts';
import { dateTimeFormat } from './formatters.ts';

/** How far the clocks of a time zone (IANA name) are ahead of UTC at an instant, in milliseconds, but for the seconds that some had before 1972. */
export function utcOffsetMs(instantMs: number, timeZone: string): number {
	const text = dateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(instantMs);
	const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
	const offset = (Number(hours) * 60 + Number(minutes)) * minuteMs;
	return sign === '-' ? -offset : offset;
}

/** Returns an offset in words of any language: "UTC", "UTC+8", "UTC−3:30". */
export function utcOffsetText(offsetMs: number): string {
	const minutes = Math.abs(offsetMs) / minuteMs;
	if (minutes === 0) return 'UTC';
	const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
	return `UTC${offsetMs < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
}
