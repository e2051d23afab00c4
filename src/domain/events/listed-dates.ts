import type { Occurrence } from './occurrence.ts';
import { isUpcoming, leadingOccurrence, upcomingOccurrences } from './upcoming.ts';

/**
 * Maximum number of dates that are listed, of those to come and of those that are over: more than
 * anybody looks through, and few enough for a page and a file of each.
 */
const maxListed = 100;
/** Maximum number of dates that are listed of those that a rule adds, which words state as well. */
const maxAdded = 12;

/**
 * Returns the dates of an event that its page lists: the next ones to come, the last ones that are
 * over, and the one that stands for the event. Those beyond are in the calendar of all its dates.
 *
 * @param dates Dates in order of start, as are those returned.
 */
export function listedDates(dates: readonly Occurrence[], nowMs: number): readonly Occurrence[] {
	if (dates.length <= maxAdded) return dates;
	const upcoming = upcomingOccurrences(dates, nowMs);
	const past = dates.filter((date) => !isUpcoming(date, nowMs)).reverse();
	const listed = new Set([...nearest(past), ...nearest(upcoming)]);
	const leading = leadingOccurrence(dates, nowMs);
	return dates.filter((date) => date === leading || listed.has(date));
}

/**
 * Returns the dates to list, up to a maximum for all and a smaller one for those that rules add.
 * @param dates Dates, the soonest first.
 */
function nearest(dates: readonly Occurrence[]): Occurrence[] {
	let added = 0;
	return dates.slice(0, maxListed).filter(({ isExpanded }) => !isExpanded || added++ < maxAdded);
}

/**
 * Returns when the last date to come that is not listed is over, in milliseconds since 1970;
 * `undefined` where all are listed.
 */
export function unlistedUntilMs(
	dates: readonly Occurrence[],
	listed: readonly Occurrence[],
	nowMs: number,
): number | undefined {
	if (listed.length === dates.length) return undefined;
	const known = new Set(listed);
	return upcomingOccurrences(dates, nowMs)
		.filter((date) => !known.has(date))
		.reduce<number | undefined>(
			(latest, { endsAtMs }) => Math.max(latest ?? endsAtMs, endsAtMs),
			undefined,
		);
}

/**
 * Returns the later of two instants, until which rules and other dates go on: 0, as `goingOn`
 * gives it for rules, is later than any.
 */
export function furthestMs(
	ofRules: number | undefined,
	ofDates: number | undefined,
): number | undefined {
	if (ofRules === 0 || ofDates === undefined) return ofRules;
	return Math.max(ofRules ?? ofDates, ofDates);
}
