import { dayMs, minuteMs } from '../../i18n/durations.ts';
import { type Day, addDays, midnightUtcMs } from './days.ts';
import type { OffsetDateTime } from './offset-date-time.ts';

/** Describes from when until when something takes place. */
export interface Span {
	start: OffsetDateTime;
	/** Absent when the source states none, or one that is not after the start. */
	end?: OffsetDateTime | undefined;
	/** Whether days are meant, not times: midnight to midnight or 00:00 to 23:59. */
	isAllDay: boolean;
	/** Day of the start by its own clock. */
	firstDay: Day;
	/** Last day it is on; what is shorter than 24 hours belongs to the day it starts on. */
	lastDay: Day;
	/**
	 * Last instant at which it is not over: its end or, where that names the last day, the end of
	 * that day by the same offset; without an end that of the start's own day.
	 */
	endsAtMs: number;
}

/**
 * Returns the span that follows from a start and an end (structured-data rules, section 7,
 * "Dates").
 */
export function spanOf(start: OffsetDateTime, statedEnd: OffsetDateTime | undefined): Span {
	// Forms that ask for an end as well repeat the start in it: nobody stated when it is over.
	const end = statedEnd && statedEnd.epochMs > start.epochMs ? statedEnd : undefined;
	const isAllDay = start.clock === '00:00' && (end === undefined || isEndOfDay(end));
	const firstDay = start.day;
	const endOfFirstDayMs = midnightUtcMs(firstDay) + dayMs - 1 - start.offsetMinutes * minuteMs;
	const coversDays = end !== undefined && (isAllDay || end.epochMs - start.epochMs >= dayMs);
	const namesLastDay = coversDays && !isAllDay && isMidnightAfterWeek(start, end);
	const lastDay = coversDays ? lastDayAt(end, namesLastDay) : firstDay;
	const endMs = end && (namesLastDay ? end.epochMs + dayMs - 1 : end.epochMs);
	return {
		start,
		end,
		isAllDay,
		firstDay,
		lastDay: lastDay < firstDay ? firstDay : lastDay,
		endsAtMs: endMs ?? endOfFirstDayMs,
	};
}

/**
 * Returns the end that pages, calendars and files state for a time; for whole days, see `lastDay`.
 *
 * Our reading: 23:59 on the day of the start is how forms write that nobody stated when it is over.
 * It still decides when the date leaves the lists.
 */
export function statedEnd({ start, end }: Pick<Span, 'start' | 'end'>): OffsetDateTime | undefined {
	return end?.day === start.day && end.clock === '23:59' ? undefined : end;
}

/**
 * Returns whether an end stands for the end of a day. Our reading: 23:59 is how sources write that
 * they know the day of the end, not its time. Midnight ends the day before, but after a week and
 * more that begins at a time it names the last day.
 */
export function isEndOfDay(end: OffsetDateTime): boolean {
	return end.clock === '00:00' || end.clock === '23:59';
}

/**
 * Returns whether an end is at midnight, a week or more after the start. Our reading: sources write
 * a period with its daily hours by its last day, at 00:00 where they close then or no time is
 * known. Nothing goes on for a week without a break; what is shorter may, as a festival does until
 * Saturday at midnight.
 */
export function isMidnightAfterWeek(start: OffsetDateTime, end: OffsetDateTime): boolean {
	return end.clock === '00:00' && end.day >= addDays(start.day, 7);
}

/**
 * Returns the last day of a span by its end: midnight belongs to the day before it, unless it
 * names the last day.
 */
function lastDayAt(end: OffsetDateTime, namesLastDay: boolean): Day {
	return end.clock === '00:00' && !namesLastDay ? addDays(end.day, -1) : end.day;
}
