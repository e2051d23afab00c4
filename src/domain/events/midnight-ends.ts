import { dayMs } from '../../i18n/durations.ts';
import type { OccurrenceRecord } from '../../records/event-occurrence.ts';
import { type Day, addDays } from './days.ts';
import { type OffsetDateTime, parseOffsetDateTime } from './offset-date-time.ts';
import { isMidnightAfterWeek } from './span.ts';
import { hasOffsetOfZone, withOffsetOf } from './zone-offsets.ts';

/**
 * Lists what a service may mean by an end at 00:00: the last day, as where dates alone are filled
 * in, or the midnight at which the day before it ends (RFC 5545). With `auto` its data decides;
 * where that does not decide, whole days end at that midnight, and what begins at a time and lasts
 * a week or more has its last day there.
 */
export const midnightEndChoices = ['auto', 'last-day', 'exclusive'] as const;
export type MidnightEnd = (typeof midnightEndChoices)[number];

/** Holds how the ends at 00:00 of a service are read, and on which grounds. */
export interface MidnightEndReading {
	reading: MidnightEnd;
	/** Events with a whole day that ends when it begins, which says “last day”. */
	sameDay: number;
	/** Events with a whole day that ends at the next midnight, which says “exclusive”. */
	nextDay: number;
}

interface ListedDates {
	occurrences?: readonly OccurrenceRecord[] | undefined;
}

/** Reads from all events of a service what it means, unless a setting says so. */
export function readMidnightEnds(
	events: Iterable<ListedDates>,
	setting: MidnightEnd = 'auto',
): MidnightEndReading {
	let [sameDay, nextDay] = [0, 0];
	for (const { occurrences = [] } of events) {
		const days = new Set(occurrences.map(evidenceOf));
		if (days.has('same')) sameDay++;
		if (days.has('next')) nextDay++;
	}
	if (setting !== 'auto' || sameDay === nextDay) return { reading: setting, sameDay, nextDay };
	return { reading: sameDay > nextDay ? 'last-day' : 'exclusive', sameDay, nextDay };
}

/** Returns settings with what is read in place of `auto`. */
export function withMidnightEndsRead<Settings extends { endAtMidnight: MidnightEnd }>(
	settings: Settings,
	events: Iterable<ListedDates>,
): Settings {
	return { ...settings, endAtMidnight: readMidnightEnds(events, settings.endAtMidnight).reading };
}

/**
 * Returns an end as it is meant, so that the code after it need not know the reading. An end at
 * 00:00 that names the last day becomes 23:59 of that day; one that does not becomes 23:59 of the
 * day before, where it would be taken for the last day (`spanOf`). What begins at a time and lasts
 * less than a day ends at that midnight in any case.
 *
 * @param timeZone IANA name; an end by its clocks stays so on a day on which they change.
 */
export function endAsMeant(
	start: OffsetDateTime,
	end: OffsetDateTime,
	meant: MidnightEnd,
	timeZone: string,
): OffsetDateTime {
	if (end.clock !== '00:00' || end.epochMs < start.epochMs) return end;
	const areDays = start.clock === '00:00';
	if (meant === 'last-day' && (areDays || end.epochMs - start.epochMs >= dayMs)) {
		return endOfDay(end.day, end, timeZone);
	}
	return meant === 'exclusive' && !areDays && isMidnightAfterWeek(start, end)
		? endOfDay(addDays(end.day, -1), end, timeZone)
		: end;
}

function endOfDay(day: Day, end: OffsetDateTime, timeZone: string): OffsetDateTime {
	const offset = end.iso.slice('YYYY-MM-DDTHH:MM:SS'.length);
	const written = parseOffsetDateTime(`${day}T23:59:00${offset}`) ?? end;
	return hasOffsetOfZone(end, timeZone) ? withOffsetOf(written, timeZone) : written;
}

/**
 * Returns the evidence that a date gives if it is a whole day: whether it ends on the same or
 * on the next day; `undefined` where it gives none.
 */
function evidenceOf({ start_at = '', end_at = '' }: OccurrenceRecord): 'same' | 'next' | undefined {
	const [start, end] = [parseOffsetDateTime(start_at), parseOffsetDateTime(end_at)];
	if (start?.clock !== '00:00' || end?.clock !== '00:00') return undefined;
	if (end.day === start.day) return 'same';
	return end.day === addDays(start.day, 1) ? 'next' : undefined;
}
