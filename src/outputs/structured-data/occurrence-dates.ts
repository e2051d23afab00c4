import { isOnline } from '../../domain/events/attendance.ts';
import type { DatedEvent, EventClock } from '../../domain/events/dated-event.ts';
import type { Day } from '../../domain/events/days.ts';
import { datesOf } from '../../domain/events/event-dates.ts';
import type { EventState } from '../../domain/events/event-status.ts';
import type { Occurrence } from '../../domain/events/occurrence.ts';
import { statedEnd } from '../../domain/events/span.ts';
import { listedDates } from '../../domain/events/listed-dates.ts';
import { leadingDate } from '../../domain/events/leading-date.ts';
import { isCancelled, upcomingOccurrences } from '../../domain/events/upcoming.ts';
import { hasOffsetOfZone } from '../../domain/events/zone-offsets.ts';
import { type ScheduleLeaf, eventSchedule } from './event-schedule.ts';

/**
 * Holds the dates of one Event node: plain dates for all-day occurrences, else date-times with the
 * source's own offset.
 */
export interface OccurrenceDates {
	/**
	 * Fragment for `@id`: `occ_<uuid>`, with `-YYYYMMDD` when counted out from a rule; absent without
	 * an id.
	 */
	fragment?: string | undefined;
	startDate: string;
	endDate?: string | undefined;
	/**
	 * Absolute address of a schema.org `EventStatusType`; absent when the source states none that is
	 * known.
	 */
	eventStatus?: string | undefined;
	/** Day and the clocks of the venue, where `startDate` has another offset than these. */
	venueDay?: { firstDay: Day; timeZone: string } | undefined;
	/** Whether `offers.availability` says that it is sold out. */
	isSoldOut: boolean;
	/** Whether it has moved online, however the event was planned. */
	hasMovedOnline?: true | undefined;
}

export interface EventNodeDates {
	/** Dates of the Event node of the page. */
	leading: OccurrenceDates;
	/** First day of the Event node of the page before it was rescheduled; absent otherwise. */
	previousStartDate?: Day | undefined;
	/**
	 * Upcoming occurrences, the next included, at most `maxSubEvents`; empty unless there are at
	 * least two.
	 */
	subEvents: OccurrenceDates[];
	/** Rule of the event, where it has only one listed date. */
	schedule?: ScheduleLeaf | undefined;
}

const maxSubEvents = 20;

const eventStatuses: Readonly<Record<EventState, string>> = {
	scheduled: 'https://schema.org/EventScheduled',
	cancelled: 'https://schema.org/EventCancelled',
	postponed: 'https://schema.org/EventPostponed',
	rescheduled: 'https://schema.org/EventRescheduled',
	'moved-online': 'https://schema.org/EventMovedOnline',
};

/**
 * Returns the dates of an event's nodes (structured-data rules, section 7); `undefined` when no
 * occurrence has a start, and then there is no Event node.
 */
export function eventNodeDates(event: DatedEvent, clock: EventClock): EventNodeDates | undefined {
	const occurrences = datesOf(event, clock);
	// Structured data skip only cancelled occurrences, not others that are called off
	// (structured-data rules, section 7, "Next").
	const leading = leadingDate(occurrences, clock.nowMs, (occurrence) =>
		isCancelled(occurrence) ? 'cancelled' : undefined,
	);
	if (leading === undefined) return undefined;
	const upcoming = upcomingOccurrences(listedDates(occurrences, clock.nowMs), clock.nowMs);
	const isMovedOnce = occurrences.length === 1 && leading.status.state === 'rescheduled';
	const datesOfNode = (occurrence: Occurrence) =>
		occurrenceDates(occurrence, event.status, clock.nowMs);
	return {
		leading: datesOfNode(leading),
		previousStartDate: isMovedOnce ? event.previousStartDate : undefined,
		subEvents: upcoming.length < 2 ? [] : firstWith(leading, upcoming).map(datesOfNode),
		schedule: eventSchedule(occurrences, clock),
	};
}

/**
 * Returns the first `maxSubEvents` occurrences, the last of which makes room for the leading one
 * where that comes later, as all before it are cancelled.
 */
function firstWith(leading: Occurrence, upcoming: readonly Occurrence[]): readonly Occurrence[] {
	const first = upcoming.slice(0, maxSubEvents);
	return first.includes(leading) ? first : [...first.slice(0, -1), leading];
}

function occurrenceDates(
	occurrence: Occurrence,
	eventStatus: string | undefined,
	nowMs: number,
): OccurrenceDates {
	const { id, isAllDay, firstDay, lastDay, status, isExpanded, timeZone } = occurrence;
	const stated = occurrence.stated ?? occurrence;
	const suffix = isExpanded ? `-${firstDay.replaceAll('-', '')}` : '';
	const startDate = isAllDay ? firstDay : stated.start.iso;
	const hasEnd = isAllDay ? occurrence.end !== undefined : statedEnd(occurrence) !== undefined;
	const endDate = isAllDay ? lastDay : stated.end?.iso;
	return {
		fragment: id === undefined ? undefined : `occ_${id}${suffix}`,
		startDate,
		endDate: hasEnd ? endDate : undefined,
		venueDay:
			isAllDay || hasOffsetOfZone(stated.start, timeZone) ? undefined : { firstDay, timeZone },
		eventStatus: status.state && eventStatuses[status.state],
		isSoldOut: status.isSoldOut,
		hasMovedOnline: isOnline({ dates: [occurrence], status: eventStatus }, nowMs) || undefined,
	};
}
