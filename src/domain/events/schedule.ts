import { nameOrder } from '../../i18n/locale/name-order.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import { isOnIn } from './day-ranges.ts';
import type { DatedEvent, EventClock } from './dated-event.ts';
import { type DayRange, dayInZone } from './days.ts';
import { datesOf } from './event-dates.ts';
import { inOrderFrom } from './list-order.ts';
import type { Occurrence } from './occurrence.ts';
import { isUpcoming, nextOccurrence } from './upcoming.ts';

/** Holds what lists need of an event; a summary of an event has these members. */
export interface ListableEvent extends DatedEvent {
	id: string;
	name: string;
	themes: readonly string[];
}

/** Holds an event with the dates that it has at the time of the build. */
export interface ScheduledEvent<E> {
	event: E;
	/** Dates by start; empty for an event whose dates are to be confirmed. */
	dates: Occurrence[];
}

/** Holds an event in a list, with the date for which it stands there. */
export interface EventEntry<E> extends ScheduledEvent<E> {
	occurrence: Occurrence;
}

/**
 * Returns events with their dates, by name: read once and passed to the functions below, each of
 * which keeps that order among equals.
 */
export function scheduleOf<E extends ListableEvent>(
	events: readonly E[],
	clock: EventClock,
	locale: string,
): ScheduledEvent<E>[] {
	const compare = nameOrder(locale);
	return events
		.map((event) => ({ event, dates: datesOf(event, clock) }))
		.sort((a, b) => compare(a.event.name, b.event.name) || compareTexts(a.event.id, b.event.id));
}

/**
 * Returns every event that has a date to come, by its next date. An event that has been running
 * since before today comes after today's.
 */
export function upcomingEvents<E>(
	schedule: readonly ScheduledEvent<E>[],
	{ nowMs, timeZone }: EventClock,
): EventEntry<E>[] {
	const entries = schedule.flatMap((scheduled) => {
		const occurrence = nextOccurrence(scheduled.dates, nowMs);
		return occurrence === undefined ? [] : [{ ...scheduled, occurrence }];
	});
	return inOrderFrom(entries, dayInZone(nowMs, timeZone));
}

/**
 * Returns the events that are on within a range of days and not over, by the first of their dates
 * in it.
 */
export function eventsIn<E>(
	schedule: readonly ScheduledEvent<E>[],
	range: DayRange,
	{ nowMs, timeZone }: EventClock,
): EventEntry<E>[] {
	const today = dayInZone(nowMs, timeZone);
	const entries = schedule.flatMap((scheduled) => {
		const dates = scheduled.dates.filter((date) => isOnIn(date, range, today));
		const occurrence = nextOccurrence(dates, nowMs);
		return occurrence === undefined ? [] : [{ ...scheduled, occurrence }];
	});
	return inOrderFrom(entries, range.first < today ? today : range.first);
}

/**
 * Returns the events with dates that are over and began in the range, in the order of the first
 * of these dates.
 */
export function pastEventsIn<E>(
	schedule: readonly ScheduledEvent<E>[],
	range: DayRange,
	nowMs: number,
): EventEntry<E>[] {
	const entries = schedule.flatMap((scheduled) => {
		const occurrence = scheduled.dates.find(
			(date) =>
				!isUpcoming(date, nowMs) && date.firstDay >= range.first && date.firstDay <= range.last,
		);
		return occurrence === undefined ? [] : [{ ...scheduled, occurrence }];
	});
	return inOrderFrom(entries, range.first);
}
