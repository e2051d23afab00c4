import { minuteMs } from '../../i18n/durations.ts';
import type { Day } from '../../domain/events/days.ts';
import { dateFromIso, type DayCount, dayOf } from '../../domain/opening-hours/calendar.ts';
import { endOfDay } from '../../domain/opening-hours/time-of-day.ts';
import { instantOf } from '../../domain/opening-hours/wall-clock.ts';
import type { DayFrame, DayStop } from '../../domain/plans/day-plan.ts';
import { eventTimesOf } from '../../domain/plans/event-times.ts';
import { unknownTimes, visitTimesOf } from '../../domain/plans/visit-times.ts';
import type { PlannedDay } from './day-fragment.ts';
import type { KnownRecord } from './known-records.ts';

/** Walks so fast as the crow flies that real ways, a quarter longer, are walked at 5 km/h. */
export const walkedMetresPerHour = 4000;

/** Describes a stop with its record. */
export interface RecordStop extends DayStop {
	record: KnownRecord;
}

/** Counts a day from 1970. */
export function dayCountOf(date: Day): DayCount {
	return dayOf(dateFromIso(date));
}

/**
 * Returns the time zone by whose clocks a day is shown: the time zone of its places where they
 * share one, else that of the guide.
 */
export function zoneOfDay(records: readonly KnownRecord[], timeZone: string): string {
	const zones = new Set(
		records.flatMap((record) => (record.type === 'place' ? (record.hours?.timeZone ?? []) : [])),
	);
	const [zone = timeZone] = zones;
	return zones.size === 1 ? zone : timeZone;
}

/** Returns what a day can have of a record. */
export function dayStop(
	record: KnownRecord,
	stayMinutes: number | undefined,
	date: Day,
	timeZone: string,
): RecordStop {
	return {
		record,
		coordinates: record.coordinates,
		times: timesOf(record, date, timeZone),
		stayMs: stayMinutes === undefined ? undefined : stayMinutes * minuteMs,
	};
}

export function dayFrame(
	{ date, start }: Pick<PlannedDay, 'date' | 'start'>,
	timeZone: string,
): DayFrame {
	const day = dayCountOf(date);
	return {
		startMs: instantOf(day, start, timeZone),
		endMs: instantOf(day, endOfDay, timeZone),
		metresPerHour: walkedMetresPerHour,
	};
}

function timesOf(record: KnownRecord, date: Day, timeZone: string): DayStop['times'] {
	if (record.type === 'place') return visitTimesOf(record.hours, dayCountOf(date));
	const { closedDays, dates, standing } = record;
	// Dates to be confirmed may be on any day, unless there will be none.
	if (dates.length === 0) return undatedTimes(standing?.state);
	const planned = dates.map((one) => ({ ...one, state: one.standing.state }));
	return eventTimesOf({ dates: planned, closedDays }, date, timeZone);
}

function undatedTimes(state: string | undefined): DayStop['times'] {
	return state === 'cancelled' || state === 'postponed'
		? { windows: [], absence: state }
		: unknownTimes;
}
