import { Temporal } from 'temporal-polyfill';
import type { EventClock } from './dated-event.ts';
import type { Occurrence } from './occurrence.ts';
import { laterInstanceEnd } from './rule-end.ts';
import { latestOfEachSeries } from './rule-series.ts';
import { mostRules, ruleSources } from './rule-sources.ts';

/** How an event may have further dates than those that are known of it, because rules go on after them. */
export interface GoingOn {
	/** Milliseconds since 1970; 0 when nobody knows until when. */
	untilMs: number;
	/** The occurrences whose rules go on; of a series the latest. */
	sources: Occurrence[];
}

/**
 * What goes on after the dates of an event; `undefined` when no date can follow.
 *
 * Our reading: a rule without end, or one that cannot be read, proves no end, so that its event is not told to be over; one whose
 * occurrence does not take place adds nothing, neither does one with a number of times that began more than 20 years ago. Nor do rules
 * prove an end that are not counted out, because an event has too many.
 *
 * @param dates All dates of the event, those of its rules included.
 */
export function goingOn(dates: readonly Occurrence[], clock: EventClock): GoingOn | undefined {
	const ends = endsOfRules(dates, clock);
	if (ends.length === 0) return undefined;
	const latest = Math.max(...ends.map(({ endMs }) => endMs));
	return {
		untilMs: latest === Infinity ? 0 : latest,
		sources: ends.map(({ source }) => source),
	};
}

function endsOfRules(
	dates: readonly Occurrence[],
	clock: EventClock,
): { source: Occurrence; endMs: number }[] {
	const listed = dates.filter(({ isExpanded }) => !isExpanded);
	const sources = latestOfEachSeries(ruleSources(listed));
	if (sources.length === 0) return [];
	// What a rule added between the dates that are listed and today is over as well.
	const afterMs = dates.reduce(
		(latest, { start }) => Math.max(latest, start.epochMs),
		startOfToday(clock),
	);
	return sources.flatMap((source, index) => {
		const isCountedOut = index >= sources.length - mostRules;
		const endMs = laterInstanceEnd(source, afterMs, clock, isCountedOut);
		return endMs === undefined ? [] : [{ source, endMs }];
	});
}

function startOfToday({ nowMs, timeZone }: EventClock): number {
	return Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).startOfDay()
		.epochMilliseconds;
}
