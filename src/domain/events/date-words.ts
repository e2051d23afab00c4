import { dateTimeFormat } from '../../i18n/locale/formatters.ts';
import { Memo } from '../../i18n/locale/memo.ts';
import { writtenDateRange } from '../../i18n/locale/date-range-text.ts';
import { writtenDate } from '../../i18n/locale/written-date.ts';
import { type Day, midnightUtcMs } from './days.ts';
import type { OffsetDateTime } from './offset-date-time.ts';

/**
 * Time zone of every formatter below: each is given a wall clock as if it were UTC, and prints what
 * it shows.
 */
const timeZone = 'UTC';
const fullDate = { dateStyle: 'full', timeZone } as const;
const plainDate = { dateStyle: 'long', timeZone } as const;
const shortDay = { day: 'numeric', month: 'short', timeZone } as const;
const shortDate = { ...shortDay, weekday: 'short' } as const;
const time = { timeStyle: 'short', timeZone } as const;

/** Ranges are by far the dearest of all texts of `Intl`, and those of events are much alike. */
const knownRanges = new Memo<string>();

/** Returns "Friday 4 December 2026", in the locale's own order. */
export function fullDateInWords(day: Day, locale: string): string {
	return writtenDate(midnightUtcMs(day), locale, fullDate);
}

/** Returns "4 December 2026". */
export function dateInWords(day: Day, locale: string): string {
	return writtenDate(midnightUtcMs(day), locale, plainDate);
}

/** Returns "Fri 4 Dec", with the year when it is not the one given. */
export function shortDateInWords(day: Day, locale: string, year: string): string {
	return writtenDate(midnightUtcMs(day), locale, shortOptions(day, year));
}

/** Returns "4 December", with the year when it is not the one given. */
export function dateWithinYear(day: Day, locale: string, year: string): string {
	const options = { day: 'numeric', month: 'long', timeZone } as const;
	return day.startsWith(year)
		? writtenDate(midnightUtcMs(day), locale, options)
		: dateInWords(day, locale);
}

/**
 * Returns a range of dates: "Saturday 12 – Sunday 13 June 2027", or without weekdays "1 April –
 * 30 September 2026".
 */
export function dateRangeInWords(
	first: Day,
	last: Day,
	locale: string,
	hasWeekdays: boolean,
): string {
	return knownRanges.get(`dates ${first} ${last} ${hasWeekdays} ${locale}`, () => {
		const options = hasWeekdays ? fullDate : plainDate;
		return writtenDateRange(midnightUtcMs(first), midnightUtcMs(last), locale, options);
	});
}

/** Returns "12–13 Jun", with the year unless both days are in the one given. */
export function shortDateRange(first: Day, last: Day, locale: string, year: string): string {
	const isInYear = first.startsWith(year) && last.startsWith(year);
	return knownRanges.get(`short ${first} ${last} ${isInYear} ${locale}`, () => {
		const options = isInYear ? shortDay : ({ ...shortDay, year: 'numeric' } as const);
		return writtenDateRange(midnightUtcMs(first), midnightUtcMs(last), locale, options);
	});
}

/** Returns "21:00" or "9 pm": the time of day of a moment, as its own clock shows it. */
export function timeInWords(moment: OffsetDateTime, locale: string): string {
	return clockInWords(moment.clock, locale);
}

/** Returns "21:00" or "9 pm" for a clock text `HH:MM`. */
export function clockInWords(clock: string, locale: string): string {
	return dateTimeFormat(locale, time).format(Date.parse(`1970-01-01T${clock}:00Z`));
}

/** Puts the offset of a clock behind its words: "9 am UTC+8". */
export function withOffset(words: string, offset: string | undefined): string {
	return offset === undefined ? words : `${words} ${offset}`;
}

/** Returns "21:00–23:00" for two times on one day. */
export function timeRangeInWords(
	start: OffsetDateTime,
	end: OffsetDateTime,
	locale: string,
): string {
	return knownRanges.get(`times ${start.clock} ${end.clock} ${locale}`, () => {
		const startMs = Date.parse(`1970-01-01T${start.clock}:00Z`);
		const endMs = Date.parse(`1970-01-01T${end.clock}:00Z`);
		return writtenDateRange(startMs, endMs, locale, time);
	});
}

function shortOptions(day: Day, year: string): Intl.DateTimeFormatOptions {
	return day.startsWith(year) ? shortDate : { ...shortDate, year: 'numeric' };
}
