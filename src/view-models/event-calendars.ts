import type { CalendarSource } from '../calendars/calendar-source.ts';
import {
	datesCalendar,
	eventCalendar,
	feedCalendar,
	occurrenceCalendar,
} from '../calendars/calendar.ts';
import { creditsOwed } from '../credits/credits.ts';
import { addDays, dayInZone, midnightUtcMs } from '../events/days.ts';
import { eventSpot, saysWhere, type Spot } from '../events/event-location.ts';
import type { Occurrence } from '../events/occurrence.ts';
import { ownAddressLine, townLine } from '../events/own-address.ts';
import type { GuideEvent, GuidePlace } from '../guide/guide-records.ts';
import { eventClock } from './event-clock.ts';
import type { PageContext } from './page-context.ts';

/** Calendar programs look for changes about as often as a guide is built. */
const refreshSeconds = 3600;
/** Dates stay in a feed for a while after they are over, so that subscribers can look back. */
const keptInFeedDays = 30;

/** A calendar file of an event. */
export interface EventCalendarFile {
	/** Without its extension. */
	name: string;
	/** The one date that it holds; absent where it holds them all. */
	date?: Occurrence;
}

/**
 * The calendar files of an event: one with all of its dates and, unless that is but one, one for each; none for an event without dates.
 */
export function calendarFilesOf(event: GuideEvent): EventCalendarFile[] {
	if (event.dates.length === 0) return [];
	return [
		{ name: 'all-dates' },
		...(hasOneDate(event) ? [] : event.dates).map((date) => ({
			name: dateFileName(event, date),
			date,
		})),
	];
}

/** Whether an event has no other date, and no rule. */
export function hasOneDate({ dates }: Pick<GuideEvent, 'dates'>): boolean {
	return dates.length === 1 && dates.every(({ recurrenceRule }) => recurrenceRule === undefined);
}

/** A calendar with the path at which it is served. */
export interface ServedCalendar {
	path: string;
	/** The whole file. */
	given: string;
}

/** A calendar file of an event where it is served. */
export function servedCalendar(
	context: PageContext,
	event: GuideEvent,
	file: EventCalendarFile,
): ServedCalendar {
	return {
		path: context.routes.eventCalendar(event.addressSlug, file.name),
		given: calendarOfEvent(context, event, file),
	};
}

/** What stands in a calendar file of an event. */
export function calendarOfEvent(
	context: PageContext,
	event: GuideEvent,
	{ date }: EventCalendarFile,
): string {
	const source = calendarSource(context, event);
	return date === undefined
		? eventCalendar(source, eventClock(context), languageOf(context))
		: occurrenceCalendar(source, date, languageOf(context));
}

/** The calendar of all events of the guide, that programs subscribe to. */
export function guideFeed(context: PageContext): string {
	const { guide, messages, site } = context;
	return feedOf(context, messages.events.calendarOfGuide(site.name), guide.events);
}

/** Every date to come by itself: browsers make files of chosen dates from it. */
export function guideDates(context: PageContext): string {
	const { guide, messages, now, site } = context;
	const dates = {
		name: messages.events.calendarOfGuide(site.name),
		sources: guide.listedEvents.map((event) => calendarSource(context, event)),
		sinceMs: now,
	};
	return datesCalendar(dates, languageOf(context));
}

/** The calendar of a theme's or a destination's events, that programs subscribe to. */
export function partFeed(
	context: PageContext,
	partName: string,
	events: readonly GuideEvent[],
): string {
	const { messages, site } = context;
	return feedOf(context, messages.events.calendarOfPart(partName, site.name), events);
}

/** The file of one of an event’s dates, such as `2026-12-04-2100`: the same at every build as long as the date is. */
export function dateFileName({ dates }: GuideEvent, occurrence: Occurrence): string {
	const names = namesByDates.get(dates) ?? dateFileNames(dates);
	namesByDates.set(dates, names);
	return names.get(occurrence) ?? nameByStart(occurrence);
}

const namesByDates = new WeakMap<readonly Occurrence[], ReadonlyMap<Occurrence, string>>();

function dateFileNames(dates: readonly Occurrence[]): ReadonlyMap<Occurrence, string> {
	const counts = new Map<string, number>();
	return new Map(
		dates.map((date) => {
			const name = nameByStart(date);
			const position = (counts.get(name) ?? 0) + 1;
			counts.set(name, position);
			return [date, position > 1 ? `${name}-${position}` : name];
		}),
	);
}

function nameByStart({ firstDay, start }: Occurrence): string {
	return `${firstDay}-${start.clock.replace(':', '')}`;
}

function feedOf(context: PageContext, name: string, events: readonly GuideEvent[]): string {
	const feed = {
		name,
		sources: events.map((event) => calendarSource(context, event)),
		refreshSeconds,
		sinceMs: midnightUtcMs(addDays(dayInZone(context.now, context.site.timeZone), -keptInFeedDays)),
	};
	return feedCalendar(feed, eventClock(context), languageOf(context));
}

/** An event has a file for each of its dates, and is in several calendars besides. */
const knownSources = new WeakMap<GuideEvent, CalendarSource>();

function calendarSource(context: PageContext, event: GuideEvent): CalendarSource {
	const source = knownSources.get(event) ?? sourceOf(context, event);
	knownSources.set(event, source);
	return source;
}

function sourceOf({ guide, routes }: PageContext, event: GuideEvent): CalendarSource {
	// Of a date that has moved online the calendar leaves both out.
	const isOnSite = event.attendance !== 'online';
	const venue = isOnSite ? guide.placesById.get(event.placeId ?? '') : undefined;
	const spot = isOnSite ? eventSpot(event, venue) : {};
	return {
		id: event.id,
		name: event.name,
		dates: event.dates,
		previousStartDate: event.previousStartDate,
		description: event.teaser,
		location: placeInWords(event, venue, spot),
		coordinates: spot.coordinates,
		url: routes.absolute(routes.event(event.addressSlug)),
		// Of the place at least the name is the venue's.
		credits: creditsOwed([event.credit, venue?.credit]),
		updatedAt: event.updatedAt,
	};
}

/** Venue and address on a line; before it, on a line of its own, the address that the event states besides. */
function placeInWords(
	event: GuideEvent,
	venue: GuidePlace | undefined,
	spot: Spot,
): string | undefined {
	const address = onOneLine([spot.street, townLine(spot)]);
	const withVenue = onOneLine([venue?.name, address]);
	if (!venue || !saysWhere(venue)) return withVenue;
	const own = ownAddressLine(event, venue);
	if (own === undefined) return withVenue;
	return spot.street === event.street
		? [address, venue.name].join('\n')
		: [own, withVenue].join('\n');
}

function onOneLine(parts: readonly (string | undefined)[]): string | undefined {
	return parts.filter((part) => part !== undefined && part !== '').join(', ') || undefined;
}

function languageOf({ messages, site }: PageContext) {
	return { locale: site.locale, messages: messages.events };
}
