import { Temporal } from 'temporal-polyfill';
import type { EventClock } from './dated-event.ts';
import type { Occurrence } from './occurrence.ts';
import { type RuleEnd, laterInstanceEnd, latestOfEachSeries } from './rule-series.ts';
import { maxRules, ruleSources } from './rule-sources.ts';
import { isOver, upcomingOccurrences } from './upcoming.ts';

/**
 * Describes how an event may have further dates than those that are known of it, because rules go
 * on after them.
 */
export interface GoingOn {
	/** Milliseconds since 1970; 0 when it is not known until when. */
	untilMs: number;
	/** Last of these dates, where that is known. */
	last?: Occurrence | undefined;
	/** Occurrences whose rules go on; of a series the latest. */
	sources: Occurrence[];
}

/**
 * Returns what goes on after the dates of an event; `undefined` when no date can follow.
 *
 * Our reading: a rule without end, or one that cannot be read, states no end, so that its event is
 * not said to be over; one whose occurrence does not take place adds nothing, neither does one with
 * a number of times that began more than 20 years ago. Nor do rules state an end that are not
 * counted out, because an event has too many.
 *
 * @param dates All dates of the event, those of its rules included.
 */
export function goingOn(dates: readonly Occurrence[], clock: EventClock): GoingOn | undefined {
	const ends = endsOfRules(dates, latestStartMs(dates), clock);
	if (ends.length === 0) return undefined;
	const latest = ends.reduce((one, other) => (other.endMs > one.endMs ? other : one));
	return {
		untilMs: latest.endMs === Infinity ? 0 : latest.endMs,
		last: latest.last,
		sources: ends.map(({ source }) => source),
	};
}

/**
 * Returns whether all dates of an event are past, and no rule may go on: one that cannot be read
 * states no end.
 */
export function isKnownToBeOver(dates: readonly Occurrence[], clock: EventClock): boolean {
	return isOver(dates, clock.nowMs) && goingOn(dates, clock) === undefined;
}

/**
 * Returns the dates of an event whose rules are to be shown: where a date is to come, not those
 * whose rules have had their last one before today.
 *
 * @param dates Dates of the event, by start.
 */
export function datesWithRulesToShow(
	dates: readonly Occurrence[],
	clock: EventClock,
): readonly Occurrence[] {
	const upcoming = upcomingOccurrences(dates, clock.nowMs);
	if (upcoming.length === 0) return dates;
	const ends = endsOfRules(dates, -Infinity, clock);
	const carriers = [...upcoming, ...ends.map(({ source }) => source)];
	const rules = new Set(carriers.map(({ recurrenceRule }) => recurrenceRule));
	return dates.filter(({ recurrenceRule }) => rules.has(recurrenceRule));
}

/**
 * Returns the occurrences whose rules have dates after an instant and from today on, of a series
 * the latest, with the end of the last of these.
 */
function endsOfRules(
	dates: readonly Occurrence[],
	knownUntilMs: number,
	clock: EventClock,
): (RuleEnd & { source: Occurrence })[] {
	const listed = dates.filter(({ isExpanded, period }) => !isExpanded && period !== 'every-day');
	const sources = latestOfEachSeries(ruleSources(listed));
	if (sources.length === 0) return [];
	// What a rule added between the dates that are listed and today is over as well.
	const afterMs = Math.max(knownUntilMs, startOfToday(clock));
	return sources.flatMap((source, index) => {
		const isCountedOut = index >= sources.length - maxRules;
		const end = laterInstanceEnd(source, afterMs, clock, isCountedOut);
		return end === undefined ? [] : [{ source, ...end }];
	});
}

function latestStartMs(dates: readonly Occurrence[]): number {
	return dates.reduce((latest, { start }) => Math.max(latest, start.epochMs), -Infinity);
}

function startOfToday({ nowMs, timeZone }: EventClock): number {
	return Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).startOfDay()
		.epochMilliseconds;
}
