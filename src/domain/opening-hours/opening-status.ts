import { dayMs, hourMs } from '../../i18n/durations.ts';
import type { ValidityPeriod } from '../places/validity.ts';
import { type DayCount, dateFromIso, dateOf } from './calendar.ts';
import { type Timetable, inForceOn } from './timetable.ts';
import type { Minute } from './time-of-day.ts';
import { instantOf, localDay } from './wall-clock.ts';

/** Holds a time on the clocks of the place. */
export interface ClockTime {
	day: DayCount;
	/** 0 to 1439; 1440 where the hours say "until midnight". */
	minute: Minute;
	/** Days after today. */
	inDays: number;
}

/**
 * Holds the next opening; without a minute, it is the day from which the hours of a season are
 * stated.
 */
export type NextOpening = Omit<ClockTime, 'minute'> & { minute?: Minute };

export type OpeningStatus =
	/**
	 * Without `until` the hours name no closing within a week: open 24 hours. `isNear`: in less than
	 * 24 hours.
	 */
	| { state: 'open'; until?: ClockTime; isNear?: boolean }
	/** Closes in less than 60 minutes; `next` is an opening on the same day. */
	| { state: 'closes-soon'; until: ClockTime; next?: NextOpening }
	| { state: 'closed'; isAllDay: boolean; next?: NextOpening }
	/** Rows close the place on every day of a longer time, after which it opens. */
	| { state: 'out-of-season'; next: NextOpening }
	/** No row speaks of this day. */
	| { state: 'not-stated'; next?: NextOpening }
	/** The rows do not prove anything about now, or the record is not in force. */
	| { state: 'unknown' };

const soonMs = hourMs;
const longestStayMs = 7 * dayMs;
/** Number of days that are looked ahead, a year and a month: seasons come back every year. */
const horizonDays = 400;

/**
 * Returns whether a place is open at an instant (milliseconds since 1970) by the clocks of its time
 * zone (IANA name).
 *
 * Only what rows state: where a row is unreadable the status is unknown, not closed. The same code
 * runs at build and in the browser, so it needs nothing but `Intl`.
 *
 * @param validity The days on which the record is in force (service document, section 2.3), as
 * `validityAhead` tells them: on others its hours prove nothing, and no opening is told that lies
 * beyond them.
 */
export function openingStatus(
	timetable: Timetable,
	instantMs: number,
	timeZone: string,
	validity: ValidityPeriod = {},
): OpeningStatus {
	const today = localDay(instantMs, timeZone);
	if (!isValidOn(validity, today)) return { state: 'unknown' };
	const shiftsOf = (day: DayCount) => shiftsOn(timetable, day, timeZone);
	const closing = closingAfter(instantMs, today, shiftsOf);
	if (closing) {
		const leftMs = closing.instantMs - instantMs;
		if (leftMs < soonMs) {
			const next = openingAfter(timetable, closing.instantMs, today, shiftsOf);
			return { state: 'closes-soon', until: closing, ...(next?.inDays === 0 && { next }) };
		}
		if (leftMs > longestStayMs) return { state: 'open' };
		return { state: 'open', until: closing, isNear: leftMs < dayMs };
	}
	const inDoubt = [today - 1, today].some((day) => {
		const doubtUntil = inForceOn(timetable, day)?.times[0] ?? 0;
		return doubtUntil > 0 && instantMs < instantOf(day, doubtUntil, timeZone);
	});
	if (inDoubt) return { state: 'unknown' };
	const following = openingAfter(timetable, instantMs, today, shiftsOf);
	const next = following && isValidOn(validity, following.day) ? following : undefined;
	const inForce = inForceOn(timetable, today);
	if (!inForce) {
		// Of a time zone that is not known here the day is NaN.
		const isStated = timetable.periods.length + timetable.specials.length > 0 && today > 0;
		return isStated ? { state: 'not-stated', ...(next && { next }) } : { state: 'unknown' };
	}
	const { times, week = -1 } = inForce;
	if (next && timetable.closedSeasons?.includes(week)) return { state: 'out-of-season', next };
	return { state: 'closed', isAllDay: times.length < 2, ...(next && { next }) };
}

/**
 * Returns whether a record is in force on a day at the place; the period is none that ends before
 * it begins.
 */
export function isValidOn({ validFrom, validThrough }: ValidityPeriod, day: DayCount): boolean {
	const date = dateOf(day);
	return (
		(validFrom === undefined || date >= dateFromIso(validFrom)) &&
		(validThrough === undefined || date <= dateFromIso(validThrough))
	);
}

/**
 * Returns whether rows say that a place is open at an instant: whether its status is
 * `open` or `closes-soon`, without looking for what comes next. For lists that ask it of thousands
 * of places.
 *
 * @param today The calendar day at the place at that instant.
 */
export function isOpenAt(
	timetable: Timetable,
	instantMs: number,
	today: DayCount,
	timeZone: string,
): boolean {
	return [today - 1, today].some((day) =>
		shiftsOn(timetable, day, timeZone).some(
			({ opensMs, closesMs }) => opensMs <= instantMs && closesMs > instantMs,
		),
	);
}

/** Holds a stretch of being open, by instants and by the clocks of the day on which it opens. */
export interface ClockShift {
	opensMs: number;
	closesMs: number;
	opens: Minute;
	closes: Minute;
}

/** Returns the shifts of a day without those for which the change of clocks leaves no time. */
export function shiftsOn(timetable: Timetable, day: DayCount, timeZone: string): ClockShift[] {
	const times = inForceOn(timetable, day)?.times ?? [];
	const shifts: ClockShift[] = [];
	for (let index = 1; index < times.length; index += 2) {
		const [opens = 0, closes = 0] = times.slice(index);
		const opensMs = instantOf(day, opens, timeZone);
		const closesMs = instantOf(day, closes, timeZone);
		if (opensMs < closesMs) shifts.push({ opensMs, closesMs, opens, closes });
	}
	return shifts;
}

/**
 * Returns the end of being open at an instant: shifts that follow each other without a break
 * are one. `undefined` where the place is not open then.
 */
function closingAfter(
	instantMs: number,
	today: DayCount,
	shiftsOf: (day: DayCount) => ClockShift[],
): (ClockTime & { instantMs: number }) | undefined {
	let closing: (ClockTime & { instantMs: number }) | undefined;
	for (let day = today - 1; day < today + 9; day++) {
		// Nothing that opens on this day can still matter.
		if (closing ? closing.day < day - 1 : day > today) break;
		for (const { opensMs, closesMs, closes } of shiftsOf(day)) {
			const from = closing?.instantMs ?? instantMs;
			if (opensMs <= from && closesMs > from) {
				const closingDay = closes > 1440 ? day + 1 : day;
				closing = {
					day: closingDay,
					minute: closes - 1440 * (closingDay - day),
					inDays: closingDay - today,
					instantMs: closesMs,
				};
			}
		}
	}
	return closing;
}

function openingAfter(
	timetable: Timetable,
	instantMs: number,
	today: DayCount,
	shiftsOf: (day: DayCount) => ClockShift[],
): NextOpening | undefined {
	let isOutOfSeason = false;
	for (let day = today; day < today + horizonDays; day++) {
		const inForce = inForceOn(timetable, day);
		if (!inForce) isOutOfSeason = true;
		else if (inForce.times[0]) return undefined;
		else {
			const week = timetable.weeks[inForce.week ?? -1] ?? [];
			const inDays = day - today;
			if (isOutOfSeason && week.some((times) => times.length > 1)) return { day, inDays };
			const shift =
				inForce.times.length > 1 && shiftsOf(day).find(({ opensMs }) => opensMs > instantMs);
			if (shift) return { day, minute: shift.opens, inDays };
		}
	}
	return undefined;
}
