import { clockInWords } from './date-words.ts';
import { parseOffsetDateTime } from './offset-date-time.ts';
import type { WordsContext } from './occurrence-words.ts';

/**
 * When the doors open, in words: "Doors 20:30"; a text that is no time is shown as the source wrote it.
 *
 * @param doorTime A time of day, a date-time with offset or any text (service document, section 2.4).
 */
export function doorsInWords(
	doorTime: string | undefined,
	{ locale, messages }: WordsContext,
): string | undefined {
	if (doorTime === undefined) return undefined;
	const clock = doorClock(doorTime);
	return messages.doors(clock === undefined ? doorTime : clockInWords(clock, locale));
}

/** `HH:MM` of a door time, or `undefined` when it is neither a time of day nor a date-time. */
export function doorClock(doorTime: string): string | undefined {
	const timeOfDay = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(doorTime.trim());
	if (timeOfDay === null) return parseOffsetDateTime(doorTime)?.clock;
	return `${(timeOfDay[1] ?? '').padStart(2, '0')}:${timeOfDay[2] ?? ''}`;
}
