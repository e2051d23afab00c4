import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { EventClock } from './dated-event.ts';
import type { Occurrence } from './occurrence.ts';
import { type RecurrenceRule, weekdayCode } from './recurrence-rule.ts';
import { zoned } from './zone-offsets.ts';

/** Holds what is needed of an occurrence to count out a rule from it. */
export type RuleSource = Pick<Occurrence, 'firstDay' | 'isAllDay' | 'start' | 'timeZone'>;

/**
 * Number of years after which a rule is no longer counted out: that costs time, and the rule has
 * outlived its source.
 */
const oldestYears = 20;
/**
 * Maximum number of steps: enough for each day from the oldest beginning to the furthest date that
 * is looked for (30 years ahead).
 */
const maxSteps = 20_000;

/**
 * Returns a rule from its first date on, to be counted out no further than an instant; counting
 * throws where that takes too many steps.
 */
export function recurrence(
	rule: RecurrenceRule,
	start: Temporal.ZonedDateTime,
	until: Temporal.ZonedDateTime,
): RRuleTemporal {
	return new RRuleTemporal({
		temporal: Temporal,
		tzid: start.timeZoneId,
		dtstart: start,
		freq: rule.frequency,
		interval: rule.interval,
		...(rule.count === undefined ? {} : { count: rule.count }),
		until,
		...(rule.byDay.length === 0
			? {}
			: { byDay: rule.byDay.map(({ weekday, nth }) => `${nth ?? ''}${weekdayCode(weekday)}`) }),
		...partsWithNumbers(rule),
		...(rule.weekStart === undefined ? {} : { wkst: weekdayCode(rule.weekStart) }),
		maxIterations: maxSteps,
		maxCandidateEvaluations: maxSteps * 10,
		cache: false,
	});
}

/** Returns the parts of a rule that have numbers, under the names that the library uses. */
function partsWithNumbers(rule: RecurrenceRule): Partial<Record<LibraryPart, number[]>> {
	const parts: [LibraryPart, number[]][] = [
		['byMonth', rule.byMonth],
		['byWeekNo', rule.byWeekNumber],
		['byYearDay', rule.byYearDay],
		['byMonthDay', rule.byMonthDay],
		['byHour', rule.byHour],
		['byMinute', rule.byMinute],
		['bySecond', rule.bySecond],
		['bySetPos', rule.bySetPosition],
	];
	return Object.fromEntries(parts.filter(([, numbers]) => numbers.length > 0));
}

type LibraryPart =
	| 'byMonth'
	| 'byWeekNo'
	| 'byYearDay'
	| 'byMonthDay'
	| 'byHour'
	| 'byMinute'
	| 'bySecond'
	| 'bySetPos';

/**
 * Returns whether a rule began so long ago that it is left alone: on the day it is in the guide, as
 * all that a page says until the next one.
 */
export function isTooOld(start: Temporal.ZonedDateTime, { nowMs, timeZone }: EventClock): boolean {
	const today = zoned(nowMs, timeZone).toPlainDate();
	return start.toPlainDate().until(today, { largestUnit: 'years' }).years >= oldestYears;
}

/**
 * Returns when an occurrence begins, for the counting: whole days are counted out in UTC, where
 * every day has its midnight.
 */
export function startOf({
	firstDay,
	isAllDay,
	start,
	timeZone,
}: RuleSource): Temporal.ZonedDateTime {
	return isAllDay
		? Temporal.PlainDate.from(firstDay).toZonedDateTime('UTC')
		: zoned(start.epochMs, timeZone);
}

/**
 * Returns what the clock at the venue shows at an instant, in the zone in which dates are counted
 * out.
 */
export function clockAtVenue(
	epochMs: number,
	{ isAllDay, timeZone }: Pick<RuleSource, 'isAllDay' | 'timeZone'>,
): Temporal.ZonedDateTime {
	const moment = zoned(epochMs, timeZone);
	return isAllDay ? moment.toPlainDateTime().toZonedDateTime('UTC') : moment;
}
