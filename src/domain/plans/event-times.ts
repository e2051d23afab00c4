import { hourMs, minuteMs } from '../../i18n/durations.ts';
import { utcOffsetMs } from '../../i18n/locale/utc-offset.ts';
import { isAtClosedDoor } from '../events/closed-days.ts';
import { dailyHours } from '../events/daily-hours.ts';
import { hasSeveralDays } from '../events/date-run.ts';
import { type Day, midnightUtcMs } from '../events/days.ts';
import type { OffsetDateTime } from '../events/offset-date-time.ts';
import { type Span, statedEnd } from '../events/span.ts';
import { dateFromIso, dayOf } from '../opening-hours/calendar.ts';
import { readTime } from '../opening-hours/read-times.ts';
import { endOfDay } from '../opening-hours/time-of-day.ts';
import { instantOf } from '../opening-hours/wall-clock.ts';
import type { Absence, VisitTimes, VisitWindow } from './visit-times.ts';

/** Describes a date of an event with its state, such as `cancelled`. */
export type PlannedDate = Span & { state?: string | undefined };

/** Describes when an event takes place. */
export interface EventDates {
	/** Dates by start. */
	dates: readonly PlannedDate[];
	/** Days on which the venue of what is on for long is closed. */
	closedDays: readonly Day[];
}

/**
 * Maximum length of what one comes to the beginning of, as of a concert; our reading: to what lasts
 * longer, as to a market, one comes at any time.
 */
const maxPerformanceMs = 4 * hourMs;

/**
 * Returns when an event can be visited on a day.
 *
 * @param timeZone Time zone by which the days of dates that last for several are counted (IANA
 *   name).
 */
export function eventTimesOf(
	{ closedDays, dates }: EventDates,
	day: Day,
	timeZone: string,
): VisitTimes {
	const onDay = dates.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
	const takesPlace = onDay.filter((date) => calledOff(date) === undefined);
	const atOpenDoor = takesPlace.filter(
		(date) => !isAtClosedDoor(date, { firstDay: day, lastDay: day }, closedDays),
	);
	const windows = atOpenDoor
		.map((date) =>
			hasSeveralDays(date) ? windowsOfDay(date, day, timeZone) : windowsOf(date, day),
		)
		.flat()
		.sort((one, other) => one.fromMs - other.fromMs);
	if (windows.length > 0) return { windows };
	if (takesPlace.length > 0) return { windows, absence: 'closed' };
	return { windows, absence: onDay.flatMap((date) => calledOff(date) ?? [])[0] ?? 'not-on' };
}

function calledOff({ state }: PlannedDate): Absence | undefined {
	return state === 'cancelled' || state === 'postponed' ? state : undefined;
}

/** Returns the time of a date of one day. */
function windowsOf(date: PlannedDate, day: Day): VisitWindow[] {
	const { isAllDay, start } = date;
	if (isAllDay) {
		const fromMs = midnightUtcMs(day) - start.offsetMinutes * minuteMs;
		return [{ kind: 'unclear', fromMs, untilMs: date.endsAtMs }];
	}
	const fromMs = start.epochMs;
	const untilMs = statedEnd(date)?.epochMs ?? Infinity;
	const isLong = untilMs < Infinity && untilMs - fromMs > maxPerformanceMs;
	return [{ kind: isLong ? 'open' : 'begins', fromMs, untilMs }];
}

/**
 * Returns the times of one day of a date of several days: the date is on within its hours, where it
 * states any, and unclear at other times of the day (`dailyHours`).
 */
function windowsOfDay(date: PlannedDate, day: Day, timeZone: string): VisitWindow[] {
	const { endsAtMs, isAllDay, start } = date;
	const at = (moment: OffsetDateTime, minute = 0) => instantOnDay(day, minute, moment, timeZone);
	const unclear: VisitWindow = {
		kind: 'unclear',
		fromMs: Math.max(at(start), isAllDay ? -Infinity : start.epochMs),
		untilMs: Math.min(at(start, endOfDay), endsAtMs),
	};
	const { from, to } = dailyHours(date) ?? {};
	if (!from || !to) return [unclear];
	const hours: VisitWindow = {
		kind: 'open',
		fromMs: at(from, readTime(from.clock)),
		untilMs: at(to, readTime(to.clock)),
	};
	return [unclear, hours];
}

/** Returns an instant by the clocks of a moment: those of the zone, or else its offset. */
function instantOnDay(
	day: Day,
	minute: number,
	{ epochMs, offsetMinutes }: OffsetDateTime,
	timeZone: string,
): number {
	const offsetMs = offsetMinutes * minuteMs;
	return utcOffsetMs(epochMs, timeZone) === offsetMs
		? instantOf(dayOf(dateFromIso(day)), minute, timeZone)
		: midnightUtcMs(day) + minute * minuteMs - offsetMs;
}
