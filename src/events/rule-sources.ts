import type { Day } from './days.ts';
import type { Occurrence } from './occurrence.ts';
import { parseRecurrenceRule, recurrenceRuleText } from './recurrence-rule.ts';

/**
 * The occurrences from whose rules further dates follow, in the order given: those that take place.
 *
 * Our reading: occurrences that carry one rule with a number of times are the times that it counts, the first of them
 * included (RFC 5545, section 3.3.10), so it is counted from the first day alone. Two times on that day count apart.
 *
 * @param listed All that the source lists, by start.
 */
export function ruleSources(listed: readonly Occurrence[]): Occurrence[] {
	const firstDays = new Map<string, Day>();
	return listed.filter(({ firstDay, recurrenceRule, status }) => {
		if (recurrenceRule === undefined) return false;
		const counted = countedRule(recurrenceRule);
		if (counted === undefined) return takesPlace(status.state);
		const seriesDay = firstDays.get(counted) ?? firstDay;
		firstDays.set(counted, seriesDay);
		return seriesDay === firstDay && takesPlace(status.state);
	});
}

/** A rule with a number of times in one spelling; `undefined` for any other. */
function countedRule(text: string): string | undefined {
	const rule = parseRecurrenceRule(text);
	return rule?.count === undefined ? undefined : recurrenceRuleText(rule, undefined);
}

function takesPlace(state: Occurrence['status']['state']): boolean {
	return state !== 'cancelled' && state !== 'postponed';
}
