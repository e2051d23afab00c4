import { Temporal } from 'temporal-polyfill';
import type { Day, Oracle } from './oracle.ts';

export const notSpokenOf = 0;
export const isClosed = 1;
export const isUnknown = 2;
export const isOpen = 3;

/** Two years and what comes after them, minute by minute. */
export interface Minutes {
	/** The instant of the first minute, in minutes since 1970. */
	start: number;
	/** One of the four states for each minute. */
	states: Uint8Array;
	/** For each minute, the first one after it with another state. */
	nextChange: Int32Array;
	/** For each minute, the first one from it on at which the place is open. */
	nextOpening: Int32Array;
	/** The first day, in days since 1970. */
	firstDay: number;
	/** Day by day. */
	days: (Day | undefined)[];
	/** The instants at which the days begin, in minutes since 1970. */
	dayStarts: number[];
}

export function writeDown(
	oracle: Oracle,
	firstDate: Temporal.PlainDate,
	dayCount: number,
	timeZone: string,
): Minutes {
	const firstDay = epoch.until(firstDate).days;
	const days = Array.from({ length: dayCount }, (_, index) => oracle.day(dateOn(firstDay + index)));
	const dayStarts = days.map((_, index) => minuteAt(firstDay + index, 0, timeZone));
	const start = minuteAt(firstDay, 0, timeZone);
	const end = minuteAt(firstDay, dayCount * 1440, timeZone);
	const states = new Uint8Array(end - start);
	const write = (index: number, from: number, through: number, state: number) => {
		const day = firstDay + index;
		const [first, last] = [minuteAt(day, from, timeZone), minuteAt(day, through, timeZone)];
		if (last > first) states.fill(state, Math.max(0, first - start), Math.max(0, last - start));
	};
	for (const [index, day] of days.entries()) if (day) write(index, 0, 1440, isClosed);
	for (const [index, day] of days.entries()) {
		if (day && day.doubtUntil > 0) write(index, 0, day.doubtUntil, isUnknown);
	}
	for (const [index, day] of days.entries()) {
		if (!day || day.isInDoubtAltogether) continue;
		for (const { opens, closes } of day.shifts) write(index, opens, closes, isOpen);
	}
	const nextChange = new Int32Array(states.length).fill(states.length);
	const nextOpening = new Int32Array(states.length).fill(states.length);
	for (let minute = states.length - 1; minute >= 0; minute -= 1) {
		const after = minute + 1;
		if (after < states.length) {
			nextChange[minute] = states[after] === states[minute] ? (nextChange[after] ?? 0) : after;
			nextOpening[minute] = nextOpening[after] ?? 0;
		}
		if (states[minute] === isOpen) nextOpening[minute] = minute;
	}
	return { start, states, nextChange, nextOpening, firstDay, days, dayStarts };
}

const epoch = Temporal.PlainDate.from('1970-01-01');
const dates = new Map<number, Temporal.PlainDate>();
const instants = new Map<string, Map<number, number>>();

/** @param day In days since 1970. */
function dateOn(day: number): Temporal.PlainDate {
	const date = dates.get(day) ?? epoch.add({ days: day });
	dates.set(day, date);
	return date;
}

/**
 * The instant of a time on the clocks of a zone, in minutes since 1970.
 *
 * @param day In days since 1970.
 */
export function minuteAt(day: number, minute: number, timeZone: string): number {
	const ofZone = instants.get(timeZone) ?? new Map<number, number>();
	instants.set(timeZone, ofZone);
	const sinceEpoch = day * 1440 + minute;
	const found = ofZone.get(sinceEpoch);
	if (found !== undefined) return found;
	const clock = dateOn(day).toPlainDateTime().add({ minutes: minute });
	const instant =
		clock.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds / 60_000;
	ofZone.set(sinceEpoch, instant);
	return instant;
}
