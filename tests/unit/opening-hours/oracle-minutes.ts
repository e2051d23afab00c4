import type { Temporal } from 'temporal-polyfill';
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
	/** Day by day. */
	dates: Temporal.PlainDate[];
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
	const dates = Array.from({ length: dayCount }, (_, index) => firstDate.add({ days: index }));
	const days = dates.map((date) => oracle.day(date));
	const dayStarts = dates.map((date) => minuteAt(date, 0, timeZone));
	const start = minuteAt(firstDate, 0, timeZone);
	const end = minuteAt(firstDate, dayCount * 1440, timeZone);
	const states = new Uint8Array(end - start);
	const write = (index: number, from: number, through: number, state: number) => {
		const date = dates[index] ?? firstDate;
		const [first, last] = [minuteAt(date, from, timeZone), minuteAt(date, through, timeZone)];
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
	return { start, states, nextChange, nextOpening, dates, days, dayStarts };
}

const known = new Map<string, number>();

/** The instant of a time on the clocks of a zone, in minutes since 1970. */
export function minuteAt(date: Temporal.PlainDate, minute: number, timeZone: string): number {
	const key = `${timeZone} ${date.toString()} ${minute}`;
	const found = known.get(key);
	if (found !== undefined) return found;
	const clock = date.toPlainDateTime().add({ minutes: minute });
	const instant =
		clock.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds / 60_000;
	known.set(key, instant);
	return instant;
}
