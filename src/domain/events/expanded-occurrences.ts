import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../i18n/durations.ts';
import type { EventClock } from './dated-event.ts';
import type { Occurrence } from './occurrence.ts';
import { type RecurrenceRule, parseRecurrenceRule } from './recurrence-rule.ts';
import { counted, isOutlived, recurrence, startOf } from './rule-counting.ts';
import { ruleEndInstant } from './rule-end.ts';
import { instanceAt } from './rule-instance.ts';
import { isUpcoming } from './upcoming.ts';
import { followsClocksOfVenue } from './zone-offsets.ts';

/** How far rules are counted out, from the day of the build (structured-data rules, section 7, "recurrence_rule"). */
export const horizonDays = 180;
/** What lasts longer than the horizon does not repeat within it. */
const longestMs = horizonDays * dayMs;

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
