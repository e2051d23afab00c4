import type { DatedEvent, EventClock } from './dated-event.ts';
import { type Occurrence, occurrencesOf } from './occurrence.ts';

/**
 * Every occurrence of an event to show, by start: those it lists and, when all of them are over, those that its rule
 * adds (structured-data rules, section 7, "recurrence_rule").
 */
export function datesOf(event: DatedEvent, _clock: EventClock): Occurrence[] {
	return occurrencesOf(event);
}
