import ICAL from 'ical.js';
import type { Occurrence } from '../../../../src/domain/events/occurrence.ts';
import { dateCalendar } from '../../../../src/outputs/icalendar/selected-calendar.ts';
import { startText } from '../../../../src/outputs/icalendar/utc-text.ts';
import { datesCalendar, eventCalendar } from '../../../../src/outputs/icalendar/calendar.ts';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import type { DatedEvent } from '../../../../src/domain/events/dated-event.ts';
import type { CalendarLanguage } from '../../../../src/outputs/icalendar/calendar-event.ts';
import type { CalendarSource } from '../../../../src/outputs/icalendar/calendar-source.ts';
import { events } from '../../../../src/i18n/messages/en/events.ts';
import { clockAt } from '../../domain/events/sample-dates.ts';

export const english: CalendarLanguage = {
	locale: 'en-GB',
	messages: events,
	timeZone: 'Europe/Lisbon',
};
export const clock = clockAt('2026-11-21T12:00:00Z');

/** The components of a calendar, as a calendar program reads them. */
export function parsed(text: string): ICAL.Component {
	return new ICAL.Component(ICAL.parse(text) as unknown[] as never);
}

/** The events of a calendar. */
export function eventsIn(text: string): ICAL.Component[] {
	return parsed(text).getAllSubcomponents('vevent');
}

/** The lines of a calendar, unfolded. */
export function lines(text: string): string[] {
	return text.replace(/\r\n[ \t]/g, '').split('\r\n');
}

/** Returns the lines that begin so. */
export function linesWith(text: string, ...names: string[]): string[] {
	return lines(text).filter((line) => names.some((name) => new RegExp(`^${name}[:;]`).test(line)));
}

export function sourceOf(event: DatedEvent, more: Partial<CalendarSource> = {}): CalendarSource {
	return {
		id: 'evt_0123456789abcdef0123456789abcdef',
		name: 'Fado at the Quay',
		dates: datesOf(event, clock),
		url: 'https://guide.example/events/fado-01234567/',
		credits: [],
		updatedAt: '2026-11-03T08:15:30.512+00:00',
		...more,
	};
}

/**
 * The calendar of one date of an event, as a browser cuts it out of that of the event or, where it
 * follows from a rule, of that of all dates.
 */
export function calendarOfDate(source: CalendarSource, date: Occurrence): string {
	const each = datesCalendar({ name: 'Dates', sources: [source], sinceMs: -Infinity }, english);
	const [single] = [eventCalendar(source, clock, english), each].flatMap(
		(calendar) => dateCalendar(calendar, new URL(source.url).pathname, startText(date)) ?? [],
	);
	return single ?? '';
}
