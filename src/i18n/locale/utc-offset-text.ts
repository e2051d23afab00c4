import { minuteMs } from '../durations.ts';

/** Returns an offset in words of any language: "UTC", "UTC+8", "UTC−3:30". */
export function utcOffsetText(offsetMs: number): string {
	const minutes = Math.abs(offsetMs) / minuteMs;
	if (minutes === 0) return 'UTC';
	const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
	return `UTC${offsetMs < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
}
