import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../durations.ts';
import type { EventClock } from './dated-event.ts';
import type { Occurrence } from './occurrence.ts';
import type { OffsetDateTime } from './offset-date-time.ts';
import { type RecurrenceRule, parseRecurrenceRule, weekdayCode } from './recurrence-rule.ts';
import { instanceAt } from './rule-instance.ts';
import { isUpcoming } from './upcoming.ts';
import { followsClocksOfVenue } from './zone-offsets.ts';

/** How far rules are counted out, from the day of the build (structured-data rules, section 7, "recurrence_rule"). */
export const horizonDays = 180;
/** A rule that began longer ago is left alone: counting it out costs time, and it has outlived its source. */
const oldestYears = 20;
/** What lasts longer than the horizon does not repeat within it. */
const longestMs = horizonDays * dayMs;
const mostSteps = 10_000;
/** How far a rule with a number of times is followed. */
const longestCountMs = 5 * 366 * dayMs;

/**
 * The coming instances of an occurrence's rule, by start; none when the rule cannot be read or the occurrence's
 * offset is not the one that the time zone of its venue has then.
 *
 * The clock on the wall stays the same when daylight saving begins or ends; a time that the change skips is left out
 * (RFC 5545, section 3.3.10). Whole days are counted as days, whatever the clocks do. The occurrence itself is not
 * among them, and its own status is not theirs.
 *
 * @param days How far it is counted out, from the day of the build.
 */
export function expandedOccurrences(
	source: Occurrence,
	clock: EventClock,
	days = horizonDays,
): Occurrence[] {
	const rule = parseRecurrenceRule(source.recurrenceRule ?? '');
	if (rule === undefined || !followsClocksOfVenue(source)) return [];
	return instanceStarts(source, rule, clock, days)
		.filter((start) => !start.equals(startOf(source)))
		.flatMap((start) => instanceAt(source, start))
		.filter((instance) => isUpcoming(instance, clock.nowMs));
}

/**
 * When the rule of an occurrence ends, if it has an instance that starts after an instant; `undefined` when it has
 * none. `Infinity` for a rule without end, however long ago it began, and for one that cannot be read or counted out: it proves no end.
 */
export function laterInstanceEnd(
	source: Occurrence,
	afterMs: number,
	clock: EventClock,
): number | undefined {
	const { timeZone } = source;
	const rule = parseRecurrenceRule(source.recurrenceRule ?? '');
	if (rule === undefined || (rule.count === undefined && rule.until === undefined)) return Infinity;
	const endMs = ruleEndInstant(rule, timeZone);
	if (endMs !== undefined && endMs <= afterMs) return undefined;
	const start = startOf(source);
	// That it is not counted out bounds the cost; only a number of times counts as used up by then.
	if (isOutlived(start, clock)) return endMs;
	const horizon = counted(Math.min(endMs ?? Infinity, afterMs + longestCountMs), source);
	try {
		const later = recurrence(rule, start, horizon).between(counted(afterMs, source), horizon);
		const last = later.at(-1);
		return last && instanceAt(source, last)[0]?.endsAtMs;
	} catch {
		return endMs ?? Infinity;
	}
}

/** The last instant that a rule allows; a whole day ends with its last second. `undefined` for a rule without `until`. */
export function ruleEndInstant(rule: RecurrenceRule, timeZone: string): number | undefined {
	const { until } = rule;
	if (until === undefined) return undefined;
	const wallClock = `${until.day}T${until.clock ?? '23:59:59'}`;
	return Temporal.PlainDateTime.from(wallClock).toZonedDateTime(until.isUtc ? 'UTC' : timeZone)
		.epochMilliseconds;
}

/** Whether a rule that begins at a date-time has it as its first instance. */
export function isInstanceOf(
	rule: RecurrenceRule,
	{ epochMs }: OffsetDateTime,
	timeZone: string,
): boolean {
	const start = zoned(epochMs, timeZone);
	try {
		return recurrence(rule, start, start).between(start, start, true).length > 0;
	} catch {
		return false;
	}
}

function instanceStarts(
	source: Occurrence,
	rule: RecurrenceRule,
	clock: EventClock,
	days: number,
): Temporal.ZonedDateTime[] {
	const { timeZone } = source;
	const today = counted(clock.nowMs, source).startOfDay();
	const horizon = today.add({ days });
	const start = startOf(source);
	if (isOutlived(start, clock)) return [];
	const lasting = source.endsAtMs - source.start.epochMs;
	if (lasting > longestMs) return [];
	const earliest = today.subtract({ milliseconds: lasting }).subtract({ days: 1 });
	const endMs = ruleEndInstant(rule, timeZone) ?? Infinity;
	const end = endMs === Infinity ? horizon : counted(endMs, source);
	const until = Temporal.ZonedDateTime.compare(end, horizon) < 0 ? end : horizon;
	if (Temporal.ZonedDateTime.compare(until, start) < 0) return [];
	try {
		return recurrence(rule, start, until).between(earliest, until, true);
	} catch {
		// The library gives up on rules that take too many steps; without instances nothing wrong is shown.
		return [];
	}
}

function recurrence(
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
		...(rule.byMonthDay.length === 0 ? {} : { byMonthDay: rule.byMonthDay }),
		...(rule.byMonth.length === 0 ? {} : { byMonth: rule.byMonth }),
		...(rule.weekStart === undefined ? {} : { wkst: weekdayCode(rule.weekStart) }),
		maxIterations: mostSteps,
		maxCandidateEvaluations: mostSteps * 10,
		cache: false,
	});
}

/** On the day it is in the guide, as all that a page says until the next one. */
function isOutlived(start: Temporal.ZonedDateTime, { nowMs, timeZone }: EventClock): boolean {
	const today = zoned(nowMs, timeZone).toPlainDate();
	return start.toPlainDate().until(today, { largestUnit: 'years' }).years >= oldestYears;
}

/** When an occurrence begins, for the counting: whole days are counted out in UTC, where every day has its midnight. */
function startOf({ firstDay, isAllDay, start, timeZone }: Occurrence): Temporal.ZonedDateTime {
	return isAllDay
		? Temporal.PlainDate.from(firstDay).toZonedDateTime('UTC')
		: zoned(start.epochMs, timeZone);
}

/** What the clock at the venue shows at an instant, in the zone in which dates are counted out. */
function counted(
	epochMs: number,
	{ isAllDay, timeZone }: Pick<Occurrence, 'isAllDay' | 'timeZone'>,
): Temporal.ZonedDateTime {
	const moment = zoned(epochMs, timeZone);
	return isAllDay ? moment.toPlainDateTime().toZonedDateTime('UTC') : moment;
}

function zoned(epochMs: number, timeZone: string): Temporal.ZonedDateTime {
	return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
}
