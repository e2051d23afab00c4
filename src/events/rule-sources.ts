import type { Occurrence } from './occurrence.ts';
import { parseRecurrenceRule, recurrenceRuleText } from './recurrence-rule.ts';

/**
 * The occurrences from whose rules further dates follow, in the order given: those that take place.
 *
 * Our reading: occurrences that carry one rule with a number of times are the times that it counts, the first of them
 * included (RFC 5545, section 3.3.10), so it is counted from the first day alone, also where that one does not take place
 * but a later one at the same time of day does. Two times on that day count apart.
 *
 * @param listed All that the source lists, by start.
 */
export function ruleSources(listed: readonly Occurrence[]): Occurrence[] {
	const series = Map.groupBy(listed, ({ recurrenceRule }) => countedRule(recurrenceRule));
	return listed.filter((occurrence) => {
		const { firstDay, recurrenceRule, start, status } = occurrence;
		if (recurrenceRule === undefined) return false;
		const counted = countedRule(recurrenceRule);
		if (counted === undefined) return takesPlace(status.state);
		const times = series.get(counted) ?? [];
		const isOfFirstDay = times[0]?.firstDay === firstDay;
		return (
			isOfFirstDay &&
			times.some((time) => time.start.clock === start.clock && takesPlace(time.status.state))
		);
	});
}

/** A rule with a number of times in one spelling; `undefined` for any other. */
function countedRule(text = ''): string | undefined {
	const rule = parseRecurrenceRule(text);
	return rule?.count === undefined ? undefined : recurrenceRuleText(rule, undefined);
}

function takesPlace(state: Occurrence['status']['state']): boolean {
	return state !== 'cancelled' && state !== 'postponed';
}
