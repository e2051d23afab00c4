import { leadingDate, nextDate } from './leading-date.ts';
import type { Occurrence } from './occurrence.ts';

/**
 * Returns whether the occurrence is still to come or running (structured-data rules, section 7,
 * "Upcoming").
 */
export function isUpcoming(occurrence: Pick<Occurrence, 'endsAtMs'>, nowMs: number): boolean {
	return occurrence.endsAtMs >= nowMs;
}

/** Returns the dates that are still to come or running, in the order given. */
export function upcomingOccurrences(
	occurrences: readonly Occurrence[],
	nowMs: number,
): Occurrence[] {
	return occurrences.filter((occurrence) => isUpcoming(occurrence, nowMs));
}

/**
 * Returns the dates to come, and those that are over of a run that is not: who knows no others
 * knows since when it has been on.
 */
export function upcomingWithRuns(occurrences: readonly Occurrence[], nowMs: number): Occurrence[] {
	return occurrences.filter((occurrence) => isUpcoming(occurrence.run ?? occurrence, nowMs));
}

/**
 * Returns the earliest upcoming occurrence that takes place, else that is not cancelled, else the
 * earliest; `undefined` when all are over.
 *
 * @param occurrences Occurrences in order of start.
 */
export function nextOccurrence(
	occurrences: readonly Occurrence[],
	nowMs: number,
): Occurrence | undefined {
	return nextDate(occurrences, nowMs, stateOf);
}

/**
 * Returns the occurrence that stands for the event: the next, else the one that ended last;
 * `undefined` when there is none.
 */
export function leadingOccurrence(
	occurrences: readonly Occurrence[],
	nowMs: number,
): Occurrence | undefined {
	return leadingDate(occurrences, nowMs, stateOf);
}

/**
 * Returns whether the event had dates and all of them are past. An event without dates is not over.
 */
export function isOver(occurrences: readonly Occurrence[], nowMs: number): boolean {
	return occurrences.length > 0 && upcomingOccurrences(occurrences, nowMs).length === 0;
}

/**
 * Returns whether all dates are past and the last of them was postponed: it did not take place, and
 * no new date is stated.
 */
export function awaitsNewDate(occurrences: readonly Occurrence[], nowMs: number): boolean {
	const last = leadingOccurrence(occurrences, nowMs);
	return isOver(occurrences, nowMs) && last?.status.state === 'postponed';
}

/**
 * Returns whether nobody has to go anywhere any more: of the dates to come that are not cancelled
 * there are some, and all have moved online.
 */
export function isOnlineOnly(occurrences: readonly Occurrence[], nowMs: number): boolean {
	const upcoming = upcomingOccurrences(occurrences, nowMs).filter((date) => !isCancelled(date));
	return upcoming.length > 0 && upcoming.every(({ status }) => status.state === 'moved-online');
}

/** Returns whether the source says that it does not take place. */
export function isCancelled({ status }: Pick<Occurrence, 'status'>): boolean {
	return status.state === 'cancelled';
}

function stateOf({ status }: Occurrence): string | undefined {
	return status.state;
}
