import type { EventMessages } from '../../i18n/messages/en/events.ts';
import { readStatus } from './event-status.ts';
import type { Occurrence } from './occurrence.ts';
import { isAboutEvent, type StatusNotice, statusNotices } from './status-words.ts';

/** Holds what is asked of an event, which may have no dates. */
export interface MaybeUndatedEvent {
	dates: readonly Occurrence[];
	/** Status of the event itself, as the service sent it. */
	status?: string | undefined;
}

/**
 * Returns whether dates of an event are to be confirmed: it has none, and nobody says that it does
 * not take place.
 */
export function awaitsDates({ dates, status }: MaybeUndatedEvent): boolean {
	return dates.length === 0 && readStatus(status).state !== 'cancelled';
}

/**
 * Returns the notices for the status of an event without dates; none for any other event, whose
 * dates have notices of their own.
 */
export function undatedNotices(
	{ dates, status }: MaybeUndatedEvent,
	locale: string,
	messages: EventMessages,
): StatusNotice[] {
	if (dates.length > 0) return [];
	return statusNotices(readStatus(status), undefined, locale, messages).map((notice) =>
		isAboutEvent(notice) ? notice : { ...notice, detail: undefined },
	);
}
