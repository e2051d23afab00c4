import { dayMs } from '../../i18n/durations.ts';
import { type Day, isoWeekdayOf, midnightUtcMs } from './days.ts';
import type { Occurrence } from './occurrence.ts';
import { wallClockMs } from './offset-date-time.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import type { EventClock } from './dated-event.ts';
import { isTooOld, startOf } from './rule-counting.ts';
import { instanceAt } from './rule-instance.ts';
import { lastStartWithin, ruleEndInstant } from './rule-starts.ts';

/** Time for which a rule with a number of times is followed, in milliseconds. */
const maxCountMs = 5 * 366 * dayMs;

/** Holds until when a rule has dates. */
export interface RuleEnd {
	/**
	 * `Infinity` for a rule without end, however long ago it began, and for one that cannot be read
	 * or counted out: it states no end.
	 */
	endMs: number;
	/** Last of its dates, where that is known. */
	last?: Occurrence | undefined;
}

/**
 * Returns the latest occurrence of each series that their rules make, by the latest of each: where
 * several dates of a series carry its rule, the rule gives the same dates from each of them on.
 *
 * @param sources Sources by start.
 */
export function latestOfEachSeries(sources: readonly Occurrence[]): Occurrence[] {
	const latest = new Map<string, Occurrence>();
	for (const source of sources) {
		const series = seriesOf(source);
		latest.delete(series);
		latest.set(series, source);
	}
	return [...latest.values()];
}

/**
 * Returns a key that is alike for occurrences whose rules give the same dates, as long as each
 * other, after the later of them.
 */
function seriesOf(source: Occurrence): string {
	const { end, isAllDay, period, recurrenceRule, rule, start, timeZone } = source;
	// A number of times is counted from the start.
	const days = rule && rule.count === undefined ? daysOf(rule, start.day) : start.day;
	const lastingMs = end && wallClockMs(end) - wallClockMs(start);
	const timeOfDay = wallClockMs(start) - midnightUtcMs(start.day);
	const ends = period && rule?.until;
	return JSON.stringify([recurrenceRule, days, timeOfDay, lastingMs, isAllDay, timeZone, ends]);
}

/**
 * Returns what a rule takes from the day on which it begins: in which of the days, weeks, months or
 * years it repeats, and on which days of these.
 */
function daysOf(rule: RecurrenceRule, start: Day): (number | string)[] {
	const { byDay, byMonthDay, frequency, interval, weekStart = 1 } = rule;
	const [year, month, monthDay] = start.split('-').map(Number) as [number, number, number];
	const dayNumber = midnightUtcMs(start) / dayMs;
	switch (frequency) {
		case 'DAILY':
			return [dayNumber % interval];
		case 'WEEKLY': {
			// The first Monday of 1970 was its fifth day.
			const week = Math.floor((dayNumber - 4 - (weekStart - 1)) / 7);
			return [week % interval, byDay.length > 0 ? '' : isoWeekdayOf(start)];
		}
		case 'MONTHLY': {
			const namesDays = byDay.length > 0 || byMonthDay.length > 0;
			return [(year * 12 + month) % interval, namesDays ? '' : monthDay];
		}
		case 'YEARLY':
			return [year % interval, month, monthDay];
	}
}

/**
 * Returns when the rule of an occurrence ends, if it has an instance that starts after an instant;
 * `undefined` when it has none.
 *
 * @param isCountedOut Whether it may be, where its end is not known without.
 */
export function laterInstanceEnd(
	source: Occurrence,
	afterMs: number,
	clock: EventClock,
	isCountedOut: boolean,
): RuleEnd | undefined {
	const { rule, timeZone } = source;
	if (rule === undefined || (rule.count === undefined && rule.until === undefined))
		return { endMs: Infinity };
	const endMs = ruleEndInstant(rule, timeZone);
	if (endMs !== undefined && endMs <= afterMs) return undefined;
	// That it is not counted out bounds the cost; only a number of times counts as used up by then.
	if (isTooOld(startOf(source), clock)) return endMs === undefined ? undefined : { endMs };
	if (!isCountedOut) return { endMs: Infinity };
	const horizonMs = Math.min(endMs ?? Infinity, afterMs + maxCountMs);
	try {
		const start = lastStartWithin(rule, source, afterMs, horizonMs);
		const [last] = start ? instanceAt(source, start) : [];
		return last && { endMs: last.endsAtMs, last };
	} catch {
		return { endMs: endMs ?? Infinity };
	}
}
