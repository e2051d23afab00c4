import type { Occurrence } from './occurrence.ts';
import { recurrenceRuleText } from './recurrence-rule.ts';

/**
 * Maximum number of rules of an event that are counted out: it lists a handful at most; of more
 * only the last ones are.
 */
export const maxRules = 10;

/**
 * Returns the occurrences from whose rules further dates follow, in the order given: those that
 * take place. The status of an only date is about that date, and says nothing of those that its
 * rule adds.
 *
 * Our reading: occurrences that carry one rule with a number of times are the times that it counts,
 * the first of them included (RFC 5545, section 3.3.10), so it is counted from the first day alone,
 * also where that one does not take place but a later one at the same time of day does. Two times
 * on that day count apart.
 *
 * @param listed All that the source lists, by start.
 */
export function ruleSources(listed: readonly Occurrence[]): Occurrence[] {
	const withRules = listed.filter(({ recurrenceRule }) => recurrenceRule !== undefined);
	const [only, ...others] = listed;
	if (only && others.length === 0) return withRules.filter(takesPlaceAsSeries);
	const series = Map.groupBy(withRules, countedRule);
	const sources = [...series].flatMap(([counted, occurrences]) =>
		counted === undefined ? occurrences.filter(takesPlace) : sourcesOfSeries(occurrences),
	);
	return withRules.filter((occurrence) => sources.includes(occurrence));
}

function sourcesOfSeries(series: readonly Occurrence[]): Occurrence[] {
	return series.filter(
		({ firstDay, start }) =>
			firstDay === series[0]?.firstDay &&
			series.some((other) => other.start.clock === start.clock && takesPlace(other)),
	);
}

/** Returns a rule with a number of times in one spelling; `undefined` for any other rule. */
function countedRule({ rule }: Occurrence): string | undefined {
	return rule?.count === undefined ? undefined : recurrenceRuleText(rule, undefined);
}

function takesPlace({ status }: Pick<Occurrence, 'status'>): boolean {
	return status.state !== 'cancelled' && status.state !== 'postponed';
}

function takesPlaceAsSeries({ seriesStatus }: Occurrence): boolean {
	return takesPlace({ status: seriesStatus });
}
