import { dateFromIso, dayOf } from '../../domain/opening-hours/calendar.ts';
import type { StatusWords } from '../../i18n/messages/browser-words.ts';
import { readTime } from '../../domain/opening-hours/read-times.ts';
import { instantOf } from '../../domain/opening-hours/wall-clock.ts';

/** Holds a time on the clocks of the places, wherever they are. */
export interface VisitTime {
	/** `YYYY-MM-DD`. */
	date: string;
	/** `HH:MM`. */
	time: string;
}

/**
 * Returns the instant in milliseconds since 1970 at which the clocks of a time zone (IANA name)
 * show a time.
 */
export function instantOfVisit({ date, time }: VisitTime, timeZone: string): number {
	return instantOf(dayOf(dateFromIso(date)), readTime(time) ?? 0, timeZone);
}

/**
 * Returns the words for the status of places at a time at which they are open: that they are, and
 * until when. Nobody hurries to what closes soon then.
 *
 * @param open Says of a place that it is open at that time, which it names: “Open Wed 9 Sept,
 *   20:00”.
 */
export function wordsOfVisit(words: StatusWords, open: string): StatusWords {
	return { ...words, open, closesSoon: open, closesAt: words.untilTime };
}
