import type { DatedEvent } from './dated-event.ts';
import type { Day } from './days.ts';
import {
	type EventStatus,
	coversEveryOccurrence,
	isSameStatus,
	isStated,
	readStatus,
} from './event-status.ts';

/**
 * Returns the status that holds for one occurrence (structured-data rules, section 7, "Status").
 *
 * Cancelled or postponed events cover every occurrence; otherwise the occurrence's own status wins,
 * even one that is not known, over that of the event. A scheduled event with a former start on
 * another day than its own is rescheduled.
 *
 * @param own The occurrence's own status.
 * @param days The first days of all the event's occurrences.
 */
export function occurrenceStatus(
	own: EventStatus,
	event: DatedEvent,
	days: readonly Day[],
): EventStatus {
	const ofEvent = readStatus(event.status);
	if (coversEveryOccurrence(ofEvent)) return ofEvent;
	const status = isStated(own) ? own : ofEvent;
	const mayBeMoved = days.length === 1 || !isStated(own);
	return mayBeMoved && wasMoved(event, days) ? asRescheduled(status) : status;
}

/**
 * Returns whether the same holds for an occurrence and for the dates that its rule adds, so that
 * one entry of a calendar can stand for them all.
 */
export function hasStatusOfSeries({
	status,
	seriesStatus,
}: Readonly<Record<'status' | 'seriesStatus', EventStatus>>): boolean {
	return isSameStatus(status, seriesStatus);
}

/**
 * Returns whether an event was moved from its former day. Our reading for events with several
 * occurrences: one on the former day shows that the event still starts then.
 */
function wasMoved(event: DatedEvent, days: readonly Day[]): boolean {
	return event.previousStartDate !== undefined && !days.includes(event.previousStartDate);
}

function asRescheduled(status: EventStatus): EventStatus {
	const isScheduled = status.state === 'scheduled' || !isStated(status);
	return isScheduled ? { ...status, state: 'rescheduled' } : status;
}
