import type { ServedContent } from './content.ts';
import { prepareContent, type PreparedContent } from './prepared-content.ts';
import { calendarAt, nextMidnightMs } from './relative-dates.ts';

export interface CurrentContentOptions {
	now?: Date | (() => Date);
	timeZone?: string;
}

export const defaultTimeZone = 'Europe/Lisbon';

/**
 * Returns the content as it is today: prepared once, and anew after each midnight in the time zone.
 *
 * @throws RangeError when the time zone is unknown.
 */
export function currentContent(
	content: ServedContent,
	baseUrl: string,
	options: CurrentContentOptions,
): () => PreparedContent {
	const timeZone = options.timeZone ?? defaultTimeZone;
	const clock = clockOf(options.now);
	let prepared = prepareContent(content, baseUrl, calendarAt(clock(), timeZone));
	let staleAtMs = nextMidnightMs(clock(), timeZone);
	return () => {
		const now = clock();
		if (now.getTime() >= staleAtMs) {
			prepared = prepareContent(content, baseUrl, calendarAt(now, timeZone));
			staleAtMs = nextMidnightMs(now, timeZone);
		}
		return prepared;
	};
}

function clockOf(now: Date | (() => Date) | undefined): () => Date {
	if (now === undefined) return () => new Date();
	return typeof now === 'function' ? now : () => now;
}
