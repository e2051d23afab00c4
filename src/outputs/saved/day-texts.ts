import { minuteMs } from '../../i18n/durations.ts';
import { dateTimeFormat } from '../../i18n/locale/formatters.ts';
import { numberFormat } from '../../i18n/locale/number-formats.ts';
import { writtenDate } from '../../i18n/locale/written-date.ts';
import type { SavedListWords } from '../../i18n/messages/browser-words.ts';
import type { DayPlanWords } from '../../i18n/messages/day-plan-words.ts';
import { filledIn } from '../../i18n/messages/filled-in.ts';
import type { OpeningHoursMessages } from '../../i18n/messages/en/opening-hours.ts';
import { type Day, dayInZone, midnightUtcMs } from '../../domain/events/days.ts';
import { formatDistance, isSamePoint } from '../../domain/geo/distance-words.ts';
import { isValidOn, shiftsOn } from '../../domain/opening-hours/opening-status.ts';
import { endOfDay } from '../../domain/opening-hours/time-of-day.ts';
import type { Conflict, PlannedVisit } from '../../domain/plans/day-plan.ts';
import { dayCountOf, type RecordStop } from './day-stops.ts';
import type { KnownPlace } from './known-records.ts';

/** Holds the words of a planned day, and those that it shares with hours and with the list. */
export interface DayPageWords
	extends
		DayPlanWords,
		Pick<OpeningHoursMessages, 'times' | 'listSeparator' | 'midnight' | 'allDay'>,
		Pick<
			SavedListWords,
			'moveUp' | 'moveDown' | 'moved' | 'unknownEntry' | 'unknownEntries' | 'factsFailed'
		> {}

/** Holds what the texts of a day depend on. */
export interface DayTextSettings {
	words: DayPageWords;
	locale: string;
	/** Time zone by whose clocks the day is shown (IANA name). */
	timeZone: string;
	date: Day;
}

/** Returns a time of day on the clock of the locale, with its weekday where it is another day. */
export function clockOfDay(ms: number, { date, locale, timeZone }: DayTextSettings): string {
	const options: Intl.DateTimeFormatOptions =
		dayInZone(ms, timeZone) === date
			? { timeStyle: 'short' }
			: { weekday: 'short', hour: 'numeric', minute: '2-digit' };
	return dateTimeFormat(locale, { ...options, timeZone }).format(ms);
}

/** Returns a length of time in hours and minutes. */
export function spanText(ms: number, locale: string): string {
	const minutes = Math.round(ms / minuteMs);
	const parts = [
		['hour', Math.floor(minutes / 60)],
		['minute', minutes % 60],
	] as const;
	return parts
		.filter(([unit, count]) => count > 0 || (unit === 'minute' && minutes === 0))
		.map(([unit, count]) =>
			numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
		)
		.join(' ');
}

/** Returns the date and the start of a day in words. */
export function dayTitle(startMs: number, settings: DayTextSettings): string {
	const { date: day, locale, words } = settings;
	const date = writtenDate(midnightUtcMs(day), locale, { dateStyle: 'full', timeZone: 'UTC' });
	return filledIn(words.title, { date, time: clockOfDay(startMs, settings) });
}

/**
 * Returns the way to a stop in words, nothing where there is none to go; `from` names where it
 * begins, unless that is before it.
 */
export function wayText(
	{ way }: PlannedVisit,
	from: string | undefined,
	{ locale, words }: DayTextSettings,
): string {
	if (!way) return words.wayUnknown;
	if (isSamePoint(way.metres)) return '';
	const gaps = { span: spanText(way.ms, locale), distance: formatDistance(way.metres, locale) };
	return from === undefined
		? filledIn(words.way, gaps)
		: filledIn(words.wayFrom, { ...gaps, name: from });
}

/** Returns when a stop is open, or when it is on, on the day; nothing where it is not. */
export function hoursOfStop({ record, times }: RecordStop, settings: DayTextSettings): string {
	const { words } = settings;
	if (times.absence) return '';
	if (record.type === 'place') {
		const hours = shiftsText(record, settings);
		return hours === '' ? words.hoursUnknown : filledIn(words.hours, { hours });
	}
	const known = times.windows.filter(({ kind }) => kind !== 'unclear');
	const texts = known.map(({ fromMs, untilMs }) => {
		const time = clockOfDay(fromMs, settings);
		if (untilMs === Infinity) return filledIn(words.begins, { time });
		return filledIn(words.lasts, { time, end: clockOfDay(untilMs, settings) });
	});
	return texts.join(words.listSeparator) || words.timeUnknown;
}

function shiftsText({ hours }: KnownPlace, settings: DayTextSettings): string {
	const { date, words } = settings;
	const day = dayCountOf(date);
	if (!hours || !isValidOn(hours.validity, day)) return '';
	return shiftsOn(hours.timetable, day, hours.timeZone)
		.map(({ closes, closesMs, opens, opensMs }) =>
			opens === 0 && closes === endOfDay
				? words.allDay
				: filledIn(words.times, {
						opens: clockOfDay(opensMs, settings),
						closes: closes === endOfDay ? words.midnight : clockOfDay(closesMs, settings),
					}),
		)
		.join(words.listSeparator);
}

/** Returns how long one waits for a stop; nothing where one need not. */
export function waitText(
	{ arrivesMs = 0, startsMs = 0 }: PlannedVisit,
	settings: DayTextSettings,
): string {
	if (startsMs - arrivesMs < minuteMs) return '';
	const span = spanText(startsMs - arrivesMs, settings.locale);
	return filledIn(settings.words.waits, { span, time: clockOfDay(startsMs, settings) });
}

/** Returns what speaks against a visit; nothing where nothing does. */
export function conflictText(
	{ record }: RecordStop,
	{ arrivesMs = 0, conflict, shortenedAtMs }: PlannedVisit,
	settings: DayTextSettings,
): string {
	const { words } = settings;
	const isEvent = record.type === 'event';
	if (conflict) {
		if (conflict.kind === 'too-far') {
			const distance = formatDistance(conflict.metres, settings.locale);
			return filledIn(words.tooFar, { distance });
		}
		if (!('atMs' in conflict)) return absenceText(conflict.kind, words);
		const closes = isEvent ? words.endsBefore : words.closesBefore;
		return filledIn(conflict.kind === 'begins' ? words.beginsBefore : closes, {
			time: clockOfDay(conflict.atMs, settings),
			arrival: clockOfDay(arrivesMs, settings),
		});
	}
	if (shortenedAtMs === undefined) return '';
	const time = clockOfDay(shortenedAtMs, settings);
	return filledIn(isEvent ? words.endsDuring : words.closesDuring, { time });
}

function absenceText(kind: Conflict['kind'], words: DayPlanWords): string {
	if (kind === 'cancelled' || kind === 'postponed') return words[kind];
	if (kind === 'too-late') return words.tooLate;
	return kind === 'closed' ? words.closed : words.notOn;
}

/** Lists lengths of stays that are offered, in minutes. */
export const stayChoices: readonly number[] = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 480];
