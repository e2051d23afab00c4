import type { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../i18n/durations.ts';
import type { EventClock } from './dated-event.ts';
import type { Occurrence } from './occurrence.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { isOutlived, startOf } from './rule-counting.ts';
import { instanceAt } from './rule-instance.ts';
import { firstStartWithin, lastStartWithin, ruleEndInstant, startsWithin } from './rule-starts.ts';
import { isUpcoming } from './upcoming.ts';
import { followsClocksOfVenue, zoned } from './zone-offsets.ts';

/**
 * How far rules are counted out, from the day of the build (structured-data rules, section 7,
 * "recurrence_rule").
 */
export const horizonDays = 180;
/**
 * As long as the page of an event that is over is kept by default: so far back lists of past months
 * tell of it.
 */
const keptDays = 400;
/** An occurrence that lasts longer than the horizon does not repeat within it. */
const longestMs = horizonDays * dayMs;

/**
 * The instances of an occurrence's rule around the day of the build, by start: those of the last
 * year, or before its end, those of the coming months, else the next and the last one. None when
 * the rule cannot be read or the occurrence's offset is not the one that the time zone of its venue
 * has then.
 *
 * The clock on the wall stays the same when daylight saving begins or ends; a time that the change
 * skips is left out (RFC 5545, section 3.3.10). Whole days are counted as days, whatever the clocks
 * do. The occurrence itself is not among them, and its own status is not theirs.
 *
 * @param afterMs They begin after this instant.
 */
export function expandedOccurrences(
	source: Occurrence,
	clock: EventClock,
	afterMs: number,
): Occurrence[] {
	const { rule } = source;
	if (rule === undefined || source.period === 'every-day') return [];
	if (!followsClocksOfVenue(source) || isOutlived(startOf(source), clock)) return [];
	if (source.endsAtMs - source.start.epochMs > longestMs) return [];
	try {
		return startsAround(source, rule, clock, afterMs)
			.filter((start) => !start.equals(startOf(source)))
			.flatMap((start) => instanceAt(source, start));
	} catch {
		// The library gives up on rules that take too many steps; without instances nothing wrong is
		// shown.
		return [];
	}
}

/** @returns The starts by which instances are told, as far as they are counted out. */
function startsAround(
	source: Occurrence,
	rule: RecurrenceRule,
	{ nowMs }: EventClock,
	afterMs: number,
): Temporal.ZonedDateTime[] {
	const { timeZone } = source;
	const endMs = ruleEndInstant(rule, timeZone) ?? Infinity;
	const today = zoned(nowMs, timeZone).startOfDay();
	const horizonMs = today.add({ days: horizonDays }).epochMilliseconds;
	const fromMs = Math.min(today.epochMilliseconds, endMs) - keptDays * dayMs;
	const sinceMs = Math.max(afterMs, fromMs);
	const starts = startsWithin(rule, source, sinceMs, Math.min(horizonMs, endMs));
	const isToCome = starts
		.slice(-1)
		.some((last) => instanceAt(source, last).some((instance) => isUpcoming(instance, nowMs)));
	const laterMs = Math.max(horizonMs, afterMs);
	const next =
		isToCome || endMs <= laterMs ? undefined : firstStartWithin(rule, source, laterMs, endMs);
	const before =
		starts.length > 0 || sinceMs === afterMs
			? undefined
			: lastStartWithin(rule, source, afterMs, sinceMs);
	return [before, ...starts, next].filter((start) => start !== undefined);
}
