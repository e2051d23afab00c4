import { Temporal } from 'temporal-polyfill';
import type { EventClock } from './dated-event.ts';
import { laterInstanceEnd } from './expanded-occurrences.ts';
import type { Occurrence } from './occurrence.ts';
import { ruleSources } from './rule-sources.ts';

/**
 * Until when an event may have further dates than those that are known of it, because a rule goes on after them:
 * milliseconds since 1970, 0 when nobody knows until when, `undefined` when no date can follow.
 *
 * Our reading: a rule without end, or one that cannot be read, proves no end, so that its event is not told to be over; one whose
 * occurrence does not take place adds nothing, neither does one with a number of times that began more than 20 years ago.
 *
 * @param dates All dates of the event, those of its rules included.
 */
export function goesOnUntilMs(dates: readonly Occurrence[], clock: EventClock): number | undefined {
	const ends = endsOfRules(dates, clock).map(({ endMs }) => endMs);
	if (ends.length === 0) return undefined;
	const latest = Math.max(...ends);
	return latest === Infinity ? 0 : latest;
}

/** The occurrences whose rules go on after the dates. */
export function rulesGoingOn(dates: readonly Occurrence[], clock: EventClock): Occurrence[] {
	return endsOfRules(dates, clock).map(({ source }) => source);
}

function endsOfRules(
	dates: readonly Occurrence[],
	clock: EventClock,
): { source: Occurrence; endMs: number }[] {
	const sources = ruleSources(dates.filter(({ isExpanded }) => !isExpanded));
	if (sources.length === 0) return [];
	// What a rule added between the dates that are listed and today is over as well.
	const afterMs = dates.reduce(
		(latest, { start }) => Math.max(latest, start.epochMs),
		startOfToday(clock),
	);
	return sources.flatMap((source) => {
		const endMs = laterInstanceEnd(source, afterMs, clock);
		return endMs === undefined ? [] : [{ source, endMs }];
	});
}

function startOfToday({ nowMs, timeZone }: EventClock): number {
	return Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).startOfDay()
		.epochMilliseconds;
}
