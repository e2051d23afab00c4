import type {
	DatedEvent,
	EventClock,
	EventZone,
} from '../../../../src/domain/events/dated-event.ts';
import type { OccurrenceRecord } from '../../../../src/records/event-occurrence.ts';
import { events } from '../../../../src/i18n/messages/en/events.ts';
import type { WordsContext } from '../../../../src/domain/events/occurrence-words.ts';

export const british: WordsContext = {
	locale: 'en-GB',
	messages: events,
	timeZone: 'Europe/Lisbon',
	today: '2026-11-21',
};

/** The zone of most sample dates. */
export const lisbon: EventZone = { timeZone: 'Europe/Lisbon' };

/** An occurrence from a start, an end where one is given, and whatever else. */
export function at(
	start_at: string,
	end_at?: string,
	more: Partial<OccurrenceRecord> = {},
): OccurrenceRecord {
	return { id: undefined, start_at, end_at, ...more };
}

export function eventOn(...occurrences: OccurrenceRecord[]): DatedEvent {
	return { occurrences };
}

export function clockAt(now: string, timeZone = 'Europe/Lisbon'): EventClock {
	return { nowMs: Date.parse(now), timeZone };
}
