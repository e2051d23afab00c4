import type { Day } from '../../domain/events/days.ts';
import type { Occurrence } from '../../domain/events/occurrence.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';

/** Describes an event as calendars state it. */
export interface CalendarSource {
	/** Id that the service gives the event. */
	id: string;
	name: string;
	/** Dates by start, as `datesOf` gives them. */
	dates: readonly Occurrence[];
	/** Date of the start before the event was rescheduled. */
	previousStartDate?: Day | undefined;
	description?: string | undefined;
	/** Venue and address on one line. */
	location?: string | undefined;
	coordinates?: Coordinates | undefined;
	/** Absolute address of the event's page. */
	url: string;
	/**
	 * Credits owed for what is said of the event and of its venue (service document, section 2.8).
	 */
	credits: readonly { text: string; url?: string | undefined }[];
	/** Date-time with offset of the last revision of what is said of the event and of its venue. */
	updatedAt?: string | undefined;
}
