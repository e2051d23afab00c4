import { clockInWords } from './date-words.ts';
import type { Day } from './days.ts';
import type { Occurrence } from './occurrence.ts';
import type { WordsContext } from './occurrence-words.ts';
import { parseOffsetDateTime } from './offset-date-time.ts';
import { atClocksOf } from './zone-offsets.ts';

/** Describes where doors open, and on which day. */
export interface DoorDate {
	/** Time zone by whose clocks the date is stated: an IANA name, or an offset like `+08:00`. */
	timeZone: string;
	/** Absent where no date is known. */
	firstDay?: Day | undefined;
}

const timeOfDay = /^(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?::[0-5]\d)?$/;
/** Matches a time of day with its offset from UTC. */
const offsetTime = /^\d\d:\d\d.*(?:[Zz]|[+-]\d\d:\d\d)$/;

/**
 * Returns in words when the doors open: "Doors 20:30"; a text that is no time is shown as the
 * source wrote it.
 *
 * @param doorTime A time of day, a date-time with offset or any text (service document, section
 *   2.4).
 */
export function doorsInWords(
	doorTime: string | undefined,
	date: DoorDate,
	{ locale, messages }: WordsContext,
): string | undefined {
	if (doorTime === undefined) return undefined;
	const clock = doorClock(doorTime, date);
	return messages.doors(clock === undefined ? doorTime : clockInWords(clock, locale));
}

/**
 * Returns a door time as `HH:MM` by the clocks of a time zone, or `undefined` when it is neither a
 * time of day nor a date-time.
 *
 * Our reading: what has an offset is the instant that it names, without a date on the first day;
 * what has none is shown by these clocks.
 */
export function doorClock(doorTime: string, date: DoorDate): string | undefined {
	return doorMoment(doorTime, date)?.clock;
}

/**
 * Returns whether a door time may belong to one of several dates. Our reading: it does not where it
 * names another day than that on which the date begins, or a time after the start; a text that is
 * no time may belong to any.
 */
export function mayBeDoorsOf(
	doorTime: string,
	date: Pick<Occurrence, 'firstDay' | 'isAllDay' | 'start' | 'timeZone'>,
): boolean {
	const { clock, day } = doorMoment(doorTime, date) ?? {};
	if (clock === undefined) return true;
	if (day !== undefined && day !== date.firstDay) return false;
	return date.isAllDay || clock <= date.start.clock;
}

/**
 * Returns the clock of a door time, and its day where it states one; `undefined` where it
 * cannot be read.
 */
function doorMoment(
	doorTime: string,
	{ firstDay, timeZone }: DoorDate,
): { clock: string; day?: Day } | undefined {
	const text = doorTime.trim();
	const { hour, minute } = timeOfDay.exec(text)?.groups ?? {};
	if (hour !== undefined && minute !== undefined) {
		return { clock: `${hour.padStart(2, '0')}:${minute}` };
	}
	const isOfFirstDay = firstDay !== undefined && offsetTime.test(text);
	const moment = parseOffsetDateTime(isOfFirstDay ? `${firstDay}T${text}` : text);
	if (moment === undefined) return undefined;
	const { clock, day } = atClocksOf(moment, timeZone);
	return isOfFirstDay ? { clock } : { clock, day };
}
