import { type Coordinates, coordinatesOf } from '../geo/coordinates.ts';
import type { TimeZoneSettings } from '../opening-hours/time-zone.ts';
import type { EventRecord } from '../../records/event.ts';
import type { OccurrenceRecord } from '../../records/event-occurrence.ts';
import type { Day } from './days.ts';
import type { MidnightEnd } from './midnight-ends.ts';

/**
 * Holds what an event says about when it takes place. A summary of an event may carry these members
 * beside its others.
 */
export interface DatedEvent {
	/** Status as the service sent it. */
	status?: string | undefined;
	occurrences?: readonly OccurrenceRecord[] | undefined;
	/** Day on which it was to start before it was moved. */
	previousStartDate?: Day | undefined;
	/** Coordinates of its venue. */
	coordinates?: Coordinates | undefined;
	/** Country of its venue (ISO 3166-1, two letters). */
	countryCode?: string | undefined;
	/** IANA time zone that the other places of its destination share, if they do. */
	destinationZone?: string | undefined;
}

/** Holds by which clocks, and by which reading of the service's dates, events are shown. */
export interface EventZone extends TimeZoneSettings {
	/** Meaning that the service gives to an end at 00:00. */
	endAtMidnight?: MidnightEnd | undefined;
}

/** Holds the clock by which a page or list is made. */
export interface EventClock extends EventZone {
	/** Instant of the build, in milliseconds since 1970. */
	nowMs: number;
}

/**
 * Returns what the dates of an event are worked out from, by its record and its venue.
 * @param venue The place at which it is held, for what the event does not state itself.
 */
export function datedEvent(
	record: EventRecord,
	venue?: Pick<DatedEvent, 'coordinates' | 'countryCode'>,
): DatedEvent {
	return {
		status: record.status,
		occurrences: record.occurrences,
		previousStartDate: record.hierarchy?.previous_start_date,
		coordinates: coordinatesOf(record.location) ?? venue?.coordinates,
		countryCode: record.location?.country_code ?? venue?.countryCode,
	};
}
