import { listFormat } from '../../i18n/locale/formatters.ts';
import type { OpeningHoursRow } from '../../records/opening-hours-row.ts';
import type { CalendarDate, Weekday } from './calendar.ts';
import { periodText, weekdaysText } from './date-text.ts';
import { readDayNames } from './day-names.ts';
import type { Wording } from './hours-text.ts';
import { comesWithLeapDay, periodOfCommonYear } from './common-year.ts';
import { type Period, isAllYear } from './period.ts';
import { readPeriod } from './read-period.ts';

/**
 * Holds the note of a row which states no hours that could be shown beside it, with the days and
 * dates that the row names.
 */
export interface RowNote {
	text: string;
	days: readonly Weekday[];
	isOfPublicHolidays: boolean;
	/** Names of days that cannot be read, as they were sent. */
	otherDays: readonly string[];
	/** Absent where that is all year; the ends as they were sent where they cannot be read. */
	period?: Period | readonly string[] | undefined;
	/** Whether the row says that the place is closed, and its note when. */
	isClosed: boolean;
}

/** Holds a note ready to print. */
export interface NoteText {
	text: string;
	/** Whether it is the note alone; else words of the interface tell what it is about. */
	isContent: boolean;
}

/**
 * Returns the note of a row for the page; none where the row has no note.
 * @param days Days of the row that are shown by its note alone; else all that it names.
 */
export function rowNote(
	{ closed, day_of_week: names = [], notes: text, ...row }: OpeningHoursRow,
	days?: readonly Weekday[],
): RowNote[] {
	if (text === undefined) return [];
	const named = readDayNames(names);
	const period = readPeriod(row.valid_from, row.valid_through);
	const ends = [row.valid_from, row.valid_through].filter((end) => end !== undefined);
	return [
		{
			text,
			days: days ?? named.days,
			isOfPublicHolidays: named.hasPublicHolidays,
			otherDays: named.unreadable.filter((name) => name !== ''),
			period: period ? (isAllYear(period) ? undefined : period) : ends,
			isClosed: closed === true,
		},
	];
}

/**
 * Returns a note with its days: "Friday: Market day", "1 April to 31 October, Monday, Closed:
 * first Monday of the month".
 */
export function noteText(note: RowNote, today: CalendarDate, wording: Wording): NoteText {
	const { locale, messages } = wording;
	const names = [
		...(note.days.length > 0 ? [weekdaysText(note.days, wording)] : []),
		...(note.isOfPublicHolidays ? [messages.publicHolidays] : []),
		...note.otherDays,
	];
	const days = names.length > 0 ? listFormat(locale).format(names) : undefined;
	const dates = note.period && datesText(note.period, today, wording);
	const about =
		days !== undefined && dates !== undefined ? messages.onDays(dates, days) : (days ?? dates);
	const state = note.isClosed ? messages.closed : undefined;
	if (about !== undefined) {
		return { text: messages.noteOn(about, state, note.text), isContent: false };
	}
	return state === undefined
		? { text: note.text, isContent: true }
		: { text: messages.noteOn(state, undefined, note.text), isContent: false };
}

function datesText(
	period: Period | readonly string[],
	today: CalendarDate,
	wording: Wording,
): string {
	if (!('from' in period)) return listFormat(wording.locale).format(period);
	return periodText(comesWithLeapDay(today) ? period : periodOfCommonYear(period), wording);
}
