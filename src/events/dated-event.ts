import type { EventRecord } from '../schemas/event.ts';
import type { OccurrenceRecord } from '../schemas/event-occurrence.ts';
import type { Day } from './days.ts';

/** What an event says about when it takes place. A summary of an event may carry these members beside its others. */
export interface DatedEvent {
	/** As the service sent it. */
	status?: string | undefined;
	occurrences?: readonly OccurrenceRecord[] | undefined;
	/** The day on which it was to start before it was moved. */
	previousStartDate?: Day | undefined;
}

/** The clock by which a page or list is made. */
export interface EventClock {
	/** The instant of the build, in milliseconds since 1970. */
	nowMs: number;
	/** IANA time zone of the guide, or of the event's place where that is looked up. */
	timeZone: string;
}

export function datedEvent(record: EventRecord): DatedEvent {
	return {
		status: record.status,
		occurrences: record.occurrences,
		previousStartDate: record.hierarchy?.previous_start_date,
	};
}
