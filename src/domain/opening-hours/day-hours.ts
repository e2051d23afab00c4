import type { Weekday } from './calendar.ts';
import type { Doubt, DoubtKind } from './doubts.ts';
import type { HoursFact } from './row-reading.ts';
import { type Minute, type OpenEnded, type Shift, endOfDay, isOpenEnded } from './time-of-day.ts';

/** Holds the hours of one day. Without shifts, open ends and doubt the place is closed. */
export interface DayHours {
	/** Shifts by opening time; none begins before another ends. */
	shifts: readonly Shift[];
	/**
	 * Openings without an end, by opening time, each once. With any of them nobody knows when the
	 * place is open and closed on that day.
	 */
	openEnded: readonly OpenEnded[];
	/**
	 * Minute (of the day or, above 1440, of the next) until which the place may also be open; 0 is no
	 * doubt.
	 */
	doubtUntil: Minute;
	/** Whether the place may be closed in spite of its shifts. */
	mayBeClosed: boolean;
	/** Reason why the day is in doubt, where there are words for it. */
	doubtKind?: DoubtKind;
}

export const closedDay: DayHours = {
	shifts: [],
	openEnded: [],
	doubtUntil: 0,
	mayBeClosed: false,
};
export const unknownDay: DayHours = { ...closedDay, doubtUntil: endOfDay };

/** Returns whether the place may be open at some time of the day. */
export function mayBeOpen({ shifts, openEnded, doubtUntil }: DayHours): boolean {
	return shifts.length > 0 || openEnded.length > 0 || doubtUntil > 0;
}

/**
 * Returns the hours that facts and doubts of one period give a day; `undefined` when none of them
 * speaks of it.
 */
export function hoursOnDay(
	facts: readonly HoursFact[],
	doubts: readonly Doubt[],
	day: Weekday,
): DayHours | undefined {
	const factsOfDay = facts.filter(({ days }) => days.includes(day));
	const openings = factsOfDay.flatMap(({ hours }) => (hours === 'closed' ? [] : [hours]));
	// What is not open at all is closed at all times.
	const doubtsOfDay = doubts.filter(
		({ days, kind }) => days.includes(day) && (kind !== 'closed-at-times' || openings.length > 0),
	);
	if (factsOfDay.length + doubtsOfDay.length === 0) return undefined;
	const closings = factsOfDay.filter(({ hours }) => hours === 'closed');
	// As between readable rows: the one that names fewer days is the exception to the other.
	const minClosed = Math.min(...closings.map(({ days }) => days.length));
	const openDoubts = doubtsOfDay.filter(({ days }) => days.length <= minClosed);
	const kinds = openDoubts.map(({ kind }) => kind);
	const doubtKind = kindsByWeight.find((kind) => kinds.includes(kind));
	return {
		...openingsOfDay(openings),
		doubtUntil: Math.max(0, ...openDoubts.map(({ until }) => until)),
		mayBeClosed: openDoubts.some(({ mayClose }) => mayClose),
		...(doubtKind && { doubtKind }),
	};
}

/** Orders doubts by weight: of several about a day the first is shown. */
const kindsByWeight: readonly DoubtKind[] = ['contradiction', 'closed-at-times', 'unreadable'];

/** Shifts and open ends in their order: times of openings are never made a range. */
export function openingsOfDay(
	openings: readonly (Shift | OpenEnded)[],
): Pick<DayHours, 'shifts' | 'openEnded'> {
	const opens = openings.filter(isOpenEnded).map((openEnded) => openEnded.opens);
	return {
		shifts: joined(openings.filter((hours) => !isOpenEnded(hours))),
		openEnded: [...new Set(opens)]
			.toSorted((one, other) => one - other)
			.map((minute) => ({ opens: minute })),
	};
}

/**
 * Joins stretches that overlap: by our reading they are one. Stretches that merely touch stay
 * apart, as they were stated.
 */
function joined(shifts: readonly Shift[]): Shift[] {
	const joinedShifts: Shift[] = [];
	for (const shift of shifts.toSorted(
		(one, other) => one.opens - other.opens || one.closes - other.closes,
	)) {
		const last = joinedShifts.at(-1);
		if (last && shift.opens < last.closes) {
			last.closes = Math.max(last.closes, shift.closes);
		} else joinedShifts.push({ ...shift });
	}
	return joinedShifts;
}
