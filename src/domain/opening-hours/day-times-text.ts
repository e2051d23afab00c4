import type { StatusWords } from '../../i18n/messages/browser-words.ts';
import type { DayCount } from './calendar.ts';
import { clockText } from './clock-text.ts';
import { endOfDay, type Minute } from './time-of-day.ts';
import { inForceOn, type Timetable } from './timetable.ts';

/** Holds the words of the hours of one day, as templates. */
export interface DayTimesWords extends Pick<
	StatusWords,
	'closedToday' | 'midnight' | 'notStated' | 'openAllDay'
> {
	/** `{opens}` and `{closes}` are times of day. */
	times: string;
	timesUntilNextDay: string;
}

/**
 * Returns the hours of a day in words, for whoever reads them on that day.
 *
 * @returns `undefined` where notes alone state the hours, or the day is in doubt.
 */
export function dayTimesText(
	timetable: Timetable,
	day: DayCount,
	words: DayTimesWords,
	locale: string,
): string | undefined {
	if (timetable.isInWords) return undefined;
	const inForce = inForceOn(timetable, day);
	if (!inForce) return words.notStated;
	const [doubtUntil = 0, ...minutes] = inForce.times;
	if (doubtUntil > 0) return undefined;
	if (minutes.length === 0) return words.closedToday;
	const clock = (minute: Minute) => clockText(minute, locale, words.midnight);
	const ranges: string[] = [];
	for (let at = 0; at + 1 < minutes.length; at += 2) {
		const [opens = 0, closes = 0] = minutes.slice(at);
		if (opens === 0 && closes === endOfDay) return words.openAllDay;
		const isNextDay = closes > endOfDay;
		ranges.push(
			(isNextDay ? words.timesUntilNextDay : words.times)
				.replace('{opens}', clock(opens))
				.replace('{closes}', clock(isNextDay ? closes - endOfDay : closes)),
		);
	}
	return ranges.join(', ');
}
