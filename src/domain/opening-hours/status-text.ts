import type { StatusWords } from '../../i18n/messages/browser-words.ts';
import { dayMs } from '../../i18n/durations.ts';
import { elided } from '../../i18n/locale/elided.ts';
import { dateTimeFormat } from '../../i18n/locale/formatters.ts';
import { writtenDate } from '../../i18n/locale/written-date.ts';
import type { DayCount } from './calendar.ts';
import { clockText } from './clock-text.ts';
import type { ClockTime, NextOpening, OpeningStatus } from './opening-status.ts';

const noon = 720;

export interface StatusText {
	/** "Open now". */
	state: string;
	/** "until 18:00"; empty when there is nothing to add. */
	detail: string;
}

/** Returns a status in words, for today at the place; `undefined` when it is unknown. */
export function statusText(
	status: OpeningStatus,
	words: StatusWords,
	locale: string,
): StatusText | undefined {
	switch (status.state) {
		case 'open': {
			const { isNear, until } = status;
			if (!until) return { state: words.openAllDay, detail: '' };
			// A closing on the coming night needs no day beside it.
			const needsNoDay = until.inDays === 0 || (isNear && until.minute <= noon);
			const template = needsNoDay ? words.untilTime : words.untilTimeOnDay;
			return { state: words.open, detail: filled(template, until, words, locale) };
		}
		case 'closes-soon': {
			const closing = filled(words.closesAt, status.until, words, locale);
			const next = nextText(status.next, words, locale);
			return {
				state: words.closesSoon,
				detail: closing + (next && words.separator + next),
			};
		}
		case 'closed':
			return {
				state: status.isAllDay ? words.closedToday : words.closedNow,
				detail: nextText(status.next, words, locale),
			};
		case 'out-of-season':
			return { state: words.outOfSeason, detail: nextText(status.next, words, locale) };
		case 'not-stated':
			return { state: words.notStated, detail: nextText(status.next, words, locale) };
		default:
			return undefined;
	}
}

function nextText(next: NextOpening | undefined, words: StatusWords, locale: string): string {
	if (!next) return '';
	const { minute, inDays } = next;
	if (minute === undefined) {
		return elided(words.seasonFrom.replace('{day}', dateText(next.day, locale)), words.elisions);
	}
	const later = inDays < 7 ? words.opensOnWeekday : words.opensOnDate;
	const template = [words.opensToday, words.opensTomorrow][inDays] ?? later;
	return filled(template, { ...next, minute }, words, locale);
}

function filled(
	template: string,
	{ day, minute, inDays }: ClockTime,
	words: StatusWords,
	locale: string,
): string {
	const text = template
		.replace('{time}', clockText(minute, locale, words.midnight))
		.replace('{day}', inDays < 7 ? weekdayText(day, locale) : dateText(day, locale));
	return elided(text, words.elisions);
}

function weekdayText(day: DayCount, locale: string): string {
	return dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day * dayMs);
}

function dateText(day: DayCount, locale: string): string {
	return writtenDate(day * dayMs, locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
