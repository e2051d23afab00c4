import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../i18n/durations.ts';
import type { EventClock } from './dated-event.ts';
import type { Occurrence } from './occurrence.ts';
import type { OffsetDateTime } from './offset-date-time.ts';
import { type RecurrenceRule, parseRecurrenceRule } from './recurrence-rule.ts';
import { counted, isOutlived, recurrence, startOf } from './rule-counting.ts';
import { instanceAt } from './rule-instance.ts';
import { zoned } from './zone-offsets.ts';

/** How far a rule with a number of times is followed. */
const longestCountMs = 5 * 366 * dayMs;
/** Most rules have a date in so many days before their end; the rest are looked for in a longer time each turn. */
const usualGapMs = 40 * dayMs;

/**
 * When the rule of an occurrence ends, if it has an instance that starts after an instant; `undefined` when it has
 * none. `Infinity` for a rule without end, however long ago it began, and for one that cannot be read or counted out: it proves no end.
 *
 * @param isCountedOut Whether it may be, where its end is not told without.
 */
export function laterInstanceEnd(
	source: Occurrence,
	afterMs: number,
	clock: EventClock,
	isCountedOut: boolean,
): number | undefined {
	const { timeZone } = source;
	const rule = parseRecurrenceRule(source.recurrenceRule ?? '');
	if (rule === undefined || (rule.count === undefined && rule.until === undefined)) return Infinity;
	const endMs = ruleEndInstant(rule, timeZone);
	if (endMs !== undefined && endMs <= afterMs) return undefined;
	// That it is not counted out bounds the cost; only a number of times counts as used up by then.
	if (isOutlived(startOf(source), clock)) return endMs;
	if (!isCountedOut) return Infinity;
	const horizonMs = Math.min(endMs ?? Infinity, afterMs + longestCountMs);
	try {
		const last = lastInstanceStart(rule, source, afterMs, horizonMs);
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

/**
 * The last date of a rule after an instant and not after another. One that ends on a day is counted out near its end alone; one with a
 * number of times from the beginning.
 */
function lastInstanceStart(
	rule: RecurrenceRule,
	source: Occurrence,
	afterMs: number,
	untilMs: number,
): Temporal.ZonedDateTime | undefined {
	const until = counted(untilMs, source);
	const dates = recurrence(rule, startOf(source), until);
	let reachMs = rule.count === undefined ? usualGapMs : Infinity;
	for (;;) {
		const fromMs = Math.max(afterMs, untilMs - reachMs);
		const from = counted(fromMs, source);
		const last = dates.between(from, until, true).at(-1);
		if (last && Temporal.ZonedDateTime.compare(last, from) > 0) return last;
		if (fromMs === afterMs) return undefined;
		reachMs *= 8;
	}
}
