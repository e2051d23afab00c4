import { type Coordinates, coordinatesOf } from '../geo/coordinates.ts';
import type { EventRecord } from '../../records/event.ts';
import type { OccurrenceRecord } from '../../records/event-occurrence.ts';
import type { Day } from './days.ts';

/** What an event says about when it takes place. A summary of an event may carry these members beside its others. */
export interface DatedEvent {
	/** As the service sent it. */
	status?: string | undefined;
	occurrences?: readonly OccurrenceRecord[] | undefined;
	/** The day on which it was to start before it was moved. */
	previousStartDate?: Day | undefined;
	/** Of its venue. */
	coordinates?: Coordinates | undefined;
}

/** By which clocks events are told. */
export interface EventZone {
	/** IANA time zone of the guide. */
	timeZone: string;
	/** For guides that span time zones: an event has that of its coordinates. */
	looksUpTimeZones?: boolean | undefined;
}

/** The clock by which a page or list is made. */
export interface EventClock extends EventZone {
	/** The instant of the build, in milliseconds since 1970. */
	nowMs: number;
}

/** @param venue Where the place is at which it is held, for events that state no coordinates of their own. */
export function datedEvent(
	record: EventRecord,
	venue?: Parameters<typeof coordinatesOf>[0],
): DatedEvent {
	return {
		status: record.status,
		occurrences: record.occurrences,
		previousStartDate: record.hierarchy?.previous_start_date,
		coordinates: coordinatesOf(record.location) ?? coordinatesOf(venue),
	};
}
