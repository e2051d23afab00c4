import ical, { escape } from 'ical-generator';
import type { EventClock } from '../../domain/events/dated-event.ts';
import { isUpcoming } from '../../domain/events/upcoming.ts';
import { type CalendarEntry, calendarDates, singleDates } from './calendar-dates.ts';
import { type CalendarLanguage, calendarEvent } from './calendar-event.ts';
import type { CalendarSource } from './calendar-source.ts';
import { textForCalendar } from './plain-text.ts';
import { vtimezone, zoneId } from './vtimezone.ts';

/** Describes a calendar that programs subscribe to and read again and again. */
export interface CalendarFeed {
	/** Name that the program gives it. */
	name: string;
	sources: readonly CalendarSource[];
	/** Number of seconds after which programs should look for changes. */
	refreshSeconds: number;
	/** Dates that ended earlier are left out. */
	sinceMs: number;
}

interface DatedSource {
	source: CalendarSource;
	date: CalendarEntry;
}

/** Matches the time zone of a date with a rule, as the library writes it. */
const zoneOfDate = /^(DT(?:START|END);TZID=)([+-]\d\d:\d\d):/gm;

const productId = '//Waymark//Travel guide//EN';

/** Returns the text of an `.ics` file with every date of an event. */
export function eventCalendar(
	source: CalendarSource,
	{ nowMs }: Pick<EventClock, 'nowMs'>,
	language: CalendarLanguage,
): string {
	const dates = calendarDates(source).map((date) => ({ source, date }));
	return calendarText(dates, language, { nowMs });
}

/** Returns the text of a calendar of many events, by the start of their dates. */
export function feedCalendar(
	feed: CalendarFeed,
	{ nowMs }: Pick<EventClock, 'nowMs'>,
	language: CalendarLanguage,
): string {
	const { name, refreshSeconds, sinceMs, sources } = feed;
	const dates = inOrder(sources, sinceMs, calendarDates);
	return calendarText(dates, language, { name, refreshSeconds, nowMs });
}

/**
 * Returns a calendar of many events to choose from, by the start of their dates: dates that follow
 * from a rule stand by themselves, as far as they are known. It is none to subscribe to.
 */
export function datesCalendar(
	{ name, sinceMs, sources }: Omit<CalendarFeed, 'refreshSeconds'>,
	language: CalendarLanguage,
): string {
	return calendarText(inOrder(sources, sinceMs, singleDates), language, { name });
}

/**
 * Returns the address with the scheme that makes calendar programs subscribe to it instead of
 * opening it once.
 */
export function webcalAddress(url: string): string {
	return url.replace(/^https?:/, 'webcal:');
}

function inOrder(
	sources: readonly CalendarSource[],
	sinceMs: number,
	datesOf: (source: CalendarSource) => readonly CalendarEntry[],
): DatedSource[] {
	return sources
		.flatMap((source) => datesOf(source).map((date) => ({ source, date })))
		.filter(
			({ date: { occurrence, others = [], rule } }) =>
				rule !== undefined || [occurrence, ...others].some((date) => isUpcoming(date, sinceMs)),
		)
		.sort((a, b) => a.date.occurrence.start.epochMs - b.date.occurrence.start.epochMs);
}

/**
 * Returns the text of a calendar file (RFC 5545).
 * @param settings `nowMs` is when the calendar is read; it matters only to dates with a rule,
 *   which go on.
 */
function calendarText(
	dates: readonly DatedSource[],
	language: CalendarLanguage,
	settings: Partial<Pick<CalendarFeed, 'name' | 'refreshSeconds'>> & { nowMs?: number },
): string {
	const { name, nowMs = -Infinity, refreshSeconds } = settings;
	const calendar = ical({
		prodId: productId,
		// The library writes the name as it is.
		...(name !== undefined && { name: escape(textForCalendar(name), false) }),
		...(refreshSeconds !== undefined && { ttl: refreshSeconds }),
		events: dates.map(({ source, date }) => calendarEvent(source, date, language)),
	});
	// Properties come before components (RFC 5545, section 3.6); the library writes some behind the
	// time zones that are left to it.
	const text = calendar
		.toString()
		.replace(zoneOfDate, (_, property: string, zone: string) => `${property}${zoneId(zone)}:`)
		.replace(/^BEGIN:VEVENT$/m, (line) => [...zonesOfRules(dates, nowMs), line].join('\r\n'));
	// Every line ends with a line break (RFC 5545, section 3.1); the library leaves out the last.
	return `${text}\r\n`;
}

/**
 * Returns the time zones in which dates with a rule are shown; dates without one are in UTC or
 * whole days, and ask for none.
 */
function zonesOfRules(dates: readonly DatedSource[], nowMs: number): string[] {
	const ranges = new Map<string, [firstMs: number, lastMs: number]>();
	for (const { occurrence, rule } of dates.map(({ date }) => date)) {
		if (rule === undefined || rule.timeZone === 'UTC' || occurrence.isAllDay) continue;
		const { epochMs } = occurrence.start;
		const [firstMs, lastMs] = ranges.get(rule.timeZone) ?? [Infinity, nowMs];
		ranges.set(rule.timeZone, [Math.min(firstMs, epochMs), Math.max(lastMs, epochMs)]);
	}
	return [...ranges].map(([timeZone, range]) => vtimezone(timeZone, ...range));
}
