import { compareTexts } from '../../i18n/text-order.ts';
import type { Day } from './days.ts';
import type { EventEntry, ListableEvent, ScheduledEvent } from './schedule.ts';

/** Holds what a programme needs of its sub events. */
export interface SubEvent extends ListableEvent {
	superEventId?: string | undefined;
}

export interface ProgrammeDay<E> {
	day: Day;
	/** Entries by start. */
	entries: EventEntry<E>[];
}

export interface Programme<E> {
	days: ProgrammeDay<E>[];
	/** Sub events whose dates are to be confirmed. */
	undated: E[];
}

/**
 * Returns the sub events of an event, each date on the day it begins; an event is never its own sub
 * event.
 */
export function programmeOf<E extends SubEvent>(
	superEventId: string,
	schedule: readonly ScheduledEvent<E>[],
): Programme<E> {
	const subEvents = schedule.filter(
		({ event }) => event.superEventId === superEventId && event.id !== superEventId,
	);
	const entries = subEvents
		.flatMap((scheduled) => scheduled.dates.map((occurrence) => ({ ...scheduled, occurrence })))
		.sort((a, b) => a.occurrence.start.epochMs - b.occurrence.start.epochMs);
	const byDay = Map.groupBy(entries, ({ occurrence }) => occurrence.firstDay);
	return {
		days: [...byDay]
			.map(([day, dayEntries]) => ({ day, entries: dayEntries }))
			.sort((a, b) => compareTexts(a.day, b.day)),
		undated: subEvents.filter(({ dates }) => dates.length === 0).map(({ event }) => event),
	};
}
