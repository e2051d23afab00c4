import type { DayCount } from '../opening-hours/calendar.ts';
import { isValidOn, shiftsOn } from '../opening-hours/opening-status.ts';
import { type Timetable, inForceOn } from '../opening-hours/timetable.ts';
import { endOfDay } from '../opening-hours/time-of-day.ts';
import { instantOf } from '../opening-hours/wall-clock.ts';
import type { ValidityPeriod } from '../places/validity.ts';

/** Describes a stretch of time in which something can be visited. */
export interface VisitWindow {
	/**
	 * `open`: one may come at any time of it. `begins`: one comes before it begins, as to a concert.
	 * `unclear`: it is not known whether one can come.
	 */
	kind: 'open' | 'begins' | 'unclear';
	fromMs: number;
	/** Infinite where no end is stated. */
	untilMs: number;
}

/** Names why something cannot be visited on a day. */
export type Absence = 'closed' | 'not-on' | 'cancelled' | 'postponed';

/** Holds when something can be visited on a day, and in the nights before and after it. */
export interface VisitTimes {
	/** Windows by start. */
	windows: readonly VisitWindow[];
	/** Reason why no window begins on the day. */
	absence?: Absence;
}

/** Holds when a place is open. */
export interface StatedHours {
	timetable: Timetable;
	/** IANA name. */
	timeZone: string;
	validity: ValidityPeriod;
}

/** Times of what can be visited at a time that is not known. */
export const unknownTimes: VisitTimes = {
	windows: [{ kind: 'unclear', fromMs: -Infinity, untilMs: Infinity }],
};

/**
 * Returns when a place can be visited on a day, by its own clocks: as its hours say or, where hours
 * decide nothing, that it is unclear.
 *
 * @param hours `undefined` where none are stated.
 */
export function visitTimesOf(hours: StatedHours | undefined, day: DayCount): VisitTimes {
	if (!hours || hours.timetable.isInWords) return unknownTimes;
	// A time zone that is not known here proves nothing.
	if (Number.isNaN(instantOf(day, 0, hours.timeZone))) return unknownTimes;
	const days = [day - 1, day, day + 1];
	const open = joined(days.flatMap((other) => openOn(hours, other)));
	const unclear = days.flatMap((other) => doubtOn(hours, other));
	const windows = [...open, ...unclear].sort((one, other) => one.fromMs - other.fromMs);
	const isClosed = openOn(hours, day).length + doubtOn(hours, day).length === 0;
	return isClosed ? { windows, absence: 'closed' } : { windows };
}

function openOn({ timetable, timeZone, validity }: StatedHours, day: DayCount): VisitWindow[] {
	if (!isValidOn(validity, day)) return [];
	return shiftsOn(timetable, day, timeZone).map(({ closesMs, opensMs }) => ({
		kind: 'open',
		fromMs: opensMs,
		untilMs: closesMs,
	}));
}

/** Returns the part of a day of which the hours say nothing, as `openingStatus` reads them. */
function doubtOn({ timetable, timeZone, validity }: StatedHours, day: DayCount): VisitWindow[] {
	const inForce = isValidOn(validity, day) ? inForceOn(timetable, day) : undefined;
	const until = inForce ? (inForce.times[0] ?? 0) : endOfDay;
	if (until === 0) return [];
	const fromMs = instantOf(day, 0, timeZone);
	return [{ kind: 'unclear', fromMs, untilMs: instantOf(day, until, timeZone) }];
}

/** Joins shifts that follow each other without a break, as those of a place that never closes. */
function joined(windows: readonly VisitWindow[]): VisitWindow[] {
	const all: VisitWindow[] = [];
	for (const window of windows) {
		const last = all.at(-1);
		if (last && window.fromMs <= last.untilMs) {
			last.untilMs = Math.max(last.untilMs, window.untilMs);
		} else all.push({ ...window });
	}
	return all;
}
