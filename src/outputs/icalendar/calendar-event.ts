import { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { whoseClocks } from '../../domain/events/whose-clocks.ts';
import { dailyHours } from '../../domain/events/daily-hours.ts';
import { addDays, lastWritableDay, midnightUtcMs } from '../../domain/events/days.ts';
import type { Occurrence } from '../../domain/events/occurrence.ts';
import { type ClockContext, daysWithHours } from '../../domain/events/occurrence-words.ts';
import { statedEnd } from '../../domain/events/span.ts';
import { type StatusNotice, statusNotices } from '../../domain/events/status-words.ts';
import { parseOffsetDateTime } from '../../domain/events/offset-date-time.ts';
import { zoned } from '../../domain/events/zone-offsets.ts';
import type { EventMessages } from '../../i18n/messages/en/events.ts';
import type { CalendarEntry } from './calendar-dates.ts';
import type { CalendarSource } from './calendar-source.ts';
import { textForCalendar } from './plain-text.ts';

/** Holds the language, the words and the time zone of the guide for the texts of a calendar. */
export type CalendarLanguage = ClockContext;

/** RFC 5545 wants a time stamp on every event; this one says that the service states none. */
const unknownStampMs = 0;
const sequenceEpochMs = Date.UTC(2000, 0, 1);

/**
 * Returns one event of a calendar, for one date of an event of the guide.
 *
 * Times are in UTC, which every program turns into the reader's own clock; only a date with a rule
 * is in its time zone, because the rule follows the clock on the wall there. Several days whose
 * clocks may be those of each are shown as days, which keep nobody busy, and their clocks in words:
 * an end and a start would say that it goes on day and night.
 */
export function calendarEvent(
	source: CalendarSource,
	date: CalendarEntry,
	language: CalendarLanguage,
): ICalEventData {
	const { occurrence } = date;
	const notices = statusNotices(
		occurrence.status,
		source.previousStartDate,
		language.locale,
		language.messages,
	);
	const revised = revisionOf(source.updatedAt);
	return {
		id: date.uid,
		...revised,
		...timesOf(date),
		summary: textForCalendar(titleOf(source.name, notices, language.messages)),
		description: descriptionOf(source, date, notices, language),
		url: source.url,
		status: eventStatus(occurrence),
		...(occurrence.status.state === 'moved-online' ? {} : placeOf(source)),
		...(date.rule === undefined ? {} : { repeating: `RRULE:${date.rule.text}` }),
	};
}

/**
 * Returns `DTSTAMP`, `LAST-MODIFIED` and `SEQUENCE` of a record.
 *
 * The number of minutes from the year 2000 to `updated_at` grows with every revision, so that
 * calendars take updates although nobody remembers the last number.
 */
function revisionOf(updatedAt: string | undefined): Partial<ICalEventData> {
	const updated = updatedAt === undefined ? undefined : parseOffsetDateTime(updatedAt);
	if (updated === undefined) return { stamp: new Date(unknownStampMs), sequence: 0 };
	const minutes = Math.floor((updated.epochMs - sequenceEpochMs) / 60_000);
	const stamp = new Date(updated.epochMs);
	return { stamp, lastModified: stamp, sequence: Math.max(0, minutes) };
}

function timesOf({ occurrence, rule }: CalendarEntry): Omit<ICalEventData, 'id'> {
	const { isAllDay, firstDay, lastDay, start } = occurrence;
	const mayBeDaily = rule === undefined && dailyHours(occurrence) !== undefined;
	if (isAllDay || mayBeDaily) {
		// The end of whole days is the day after (RFC 5545, section 3.6.1).
		const isDayOfPeriod = rule !== undefined && occurrence.period === 'every-day';
		const until = addDays(isDayOfPeriod ? firstDay : lastDay, 1);
		// None after the last that can be written; one day is what a start alone says.
		const end = until > firstDay ? new Date(midnightUtcMs(until)) : null;
		const transparency = mayBeDaily ? ICalEventTransparency.TRANSPARENT : null;
		return { allDay: true, start: new Date(midnightUtcMs(firstDay)), end, transparency };
	}
	const end = statedEnd(occurrence);
	const endMs = end && isWritableEnd(end.epochMs, start.epochMs) ? end.epochMs : undefined;
	if (rule === undefined) {
		return { start: new Date(start.epochMs), end: endMs === undefined ? null : new Date(endMs) };
	}
	const { timeZone } = rule;
	return {
		timezone: timeZone,
		start: zoned(start.epochMs, timeZone),
		end: endMs === undefined ? null : zoned(endMs, timeZone),
	};
}

/**
 * Returns whether a calendar can state an end: it has to be later than the start (RFC 5545, section
 * 3.8.2.2), in a year of four digits (section 3.3.4).
 */
function isWritableEnd(endMs: number, startMs: number): boolean {
	return endMs > startMs && endMs < midnightUtcMs(lastWritableDay);
}

/**
 * Returns the title of an event with the label of its first status, unless that is one as the
 * source gives it. Not every program shows a status, so the title says it too.
 */
function titleOf(name: string, [first]: readonly StatusNotice[], messages: EventMessages): string {
	const isLoud = first !== undefined && first.kind !== 'as-given';
	return isLoud ? messages.titleWithStatus(first.label, name) : name;
}

function descriptionOf(
	source: CalendarSource,
	{ occurrence, others, rule }: CalendarEntry,
	notices: readonly StatusNotice[],
	language: CalendarLanguage,
): string {
	const { messages } = language;
	const { coordinates, location } = source;
	const isAtVenue =
		occurrence.status.state !== 'moved-online' && (coordinates ?? location) !== undefined;
	const hours = rule === undefined ? daysWithHours(occurrence, language, others) : undefined;
	const stated = notices.map(({ label, detail }) => [label, detail].filter(Boolean).join('. '));
	const creditLines = source.credits.flatMap(({ text, url }) => [
		messages.calendarSource(text),
		url,
	]);
	return [
		...stated,
		hours && [hours, whoseClocks([occurrence], isAtVenue, language)].filter(Boolean).join('\n'),
		occurrence.notes,
		source.description,
		creditLines.filter(Boolean).join('\n'),
		source.url,
	]
		.flatMap((part) => (part === undefined || part === '' ? [] : [textForCalendar(part)]))
		.join('\n\n');
}

function eventStatus({ status }: Occurrence): ICalEventStatus | null {
	if (status.state === undefined) return null;
	if (status.state === 'cancelled') return ICalEventStatus.CANCELLED;
	return status.state === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function placeOf({ location, coordinates }: CalendarSource): Pick<ICalEventData, 'location'> {
	const geo = coordinates && { lat: coordinates.latitude, lon: coordinates.longitude };
	if (location !== undefined) {
		return { location: { title: textForCalendar(location), ...(geo && { geo }) } };
	}
	return geo === undefined ? {} : { location: { geo } };
}
