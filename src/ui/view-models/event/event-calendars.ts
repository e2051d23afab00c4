import { datesCalendar, eventCalendar, feedCalendar } from '../../../outputs/icalendar/calendar.ts';
import type { CalendarSource } from '../../../outputs/icalendar/calendar-source.ts';
import { addDays, type Day, dayInZone, midnightUtcMs } from '../../../domain/events/days.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import { calendarSource } from './event-calendar-source.ts';
import { eventClock } from './event-clock.ts';
import type { PageContext } from '../site/page-context.ts';

/** Calendar programs look for changes about as often as a guide is built. */
const refreshSeconds = 3600;
/** Dates stay in a feed for a while after they are over, so that subscribers can look back. */
const keptInFeedDays = 30;

/** Describes the calendar file of an event, with the path at which it is served. */
export interface ServedCalendar {
	path: string;
	/**
	 * Source that it is made of, and the day on which the rules of time zones are read, where it has
	 * any.
	 */
	input: [source: CalendarSource, readOn: Day | null];
}

/** Returns the calendar file of an event, with the path at which it is served. */
export function servedCalendar(context: PageContext, event: GuideEvent): ServedCalendar {
	const hasRule = event.dates.some(({ recurrenceRule }) => recurrenceRule !== undefined);
	return {
		path: context.routes.eventCalendar(event.addressSlug),
		input: [calendarSource(context, event), hasRule ? utcDay(context) : null],
	};
}

/** Returns the text of the calendar file of an event. */
export function calendarOfEvent(context: PageContext, event: GuideEvent): string {
	const nowMs = midnightUtcMs(utcDay(context));
	return eventCalendar(calendarSource(context, event), { nowMs }, languageOf(context));
}

function utcDay({ now }: PageContext): Day {
	return dayInZone(now, 'UTC');
}

/** Returns the calendar of all events of the guide, to which programs subscribe. */
export function guideFeed(context: PageContext): string {
	const { guide, messages, site } = context;
	return feedOf(context, messages.events.calendarOfGuide(site.name), guide.events);
}

/** Returns every date to come by itself: browsers make files of chosen dates from it. */
export function guideDates(context: PageContext): string {
	const { guide, messages, now, site } = context;
	const dates = {
		name: messages.events.calendarOfGuide(site.name),
		sources: guide.listedEvents.map((event) => calendarSource(context, event)),
		sinceMs: now,
	};
	return datesCalendar(dates, languageOf(context));
}

/** Returns the calendar of a theme's or a destination's events, to which programs subscribe. */
export function partFeed(
	context: PageContext,
	partName: string,
	events: readonly GuideEvent[],
): string {
	const { messages, site } = context;
	return feedOf(context, messages.events.calendarOfPart(partName, site.name), events);
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

function languageOf({ messages, site }: PageContext) {
	return { locale: site.locale, messages: messages.events, timeZone: site.timeZone };
}
