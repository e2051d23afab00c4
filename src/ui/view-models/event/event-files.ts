import { type Credit, creditsOwed } from '../../../domain/credits/credits.ts';
import { dataSources } from '../../../domain/credits/data-sources.ts';
import { mappedAddress } from '../../../outputs/feeds/mapped-address.ts';
import {
	categoryText,
	type MappedPlace,
	type PlaceCollection,
	type PlaceFileFormat,
} from '../../../outputs/feeds/place-collection.ts';
import { statedRights, statedSource, statedVenueRights } from '../../../outputs/feeds/rights.ts';
import type { Occurrence } from '../../../domain/events/occurrence.ts';
import { wordsOfLeading } from '../../../domain/events/leading-words.ts';
import { occurrenceWords } from '../../../domain/events/occurrence-words.ts';
import { statedEnd } from '../../../domain/events/span.ts';
import { leadingOccurrence } from '../../../domain/events/upcoming.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import { eventCard, wordsContext } from './event-card.ts';
import { briefWhereabouts, spotOf, venueOf } from './event-location.ts';
import { type FileLink, fileLinks } from '../list/list-file.ts';
import type { PageContext } from '../site/page-context.ts';
import { fileFormatsOf } from '../place/place-files.ts';

/** Describes a list whose events are available as files; their addresses begin with its path. */
export interface EventList {
	name: string;
	/** Credit of the record that it is named after: a file that names it owes its credit. */
	credit?: Credit | undefined;
	path: string;
	events: readonly GuideEvent[];
}

/** Returns the formats in which every listed event is available. */
export function guideEventFormats(context: PageContext): PlaceFileFormat[] {
	return formatsOf(context, context.guide.listedEvents);
}

/** Returns what the files of all listed events hold. */
export function guideEventCollection(context: PageContext): PlaceCollection {
	const { guide, messages, routes } = context;
	const list = { name: messages.pages.events, path: routes.events(), events: guide.listedEvents };
	return eventCollection(context, list);
}

/** Returns ways to the files of all events. */
export function eventFileLinks(context: PageContext): FileLink[] {
	return fileLinks(context, guideEventFormats(context), (format) =>
		context.routes.eventsFile(format),
	);
}

/**
 * Returns what a file holds: the events of its list where their next date takes place, each with
 * that date, its page, and the credits and licences of event and venue, and the credit of the list.
 */
export function eventCollection(
	context: PageContext,
	{ credit, events, name, path }: EventList,
): PlaceCollection {
	const { routes, site } = context;
	const venues = events.flatMap(
		(event) => venueOf(context, event, leadingDate(context, event)) ?? [],
	);
	return {
		name: `${name}, ${site.name}`,
		url: routes.absolute(path),
		sources: dataSources({ events, places: new Set(venues) }).map(statedSource),
		credits: creditsOwed([{ credit }, ...events, ...venues].map((named) => named.credit)),
		places: events.map((event) => mappedEvent(context, event)),
	};
}

function formatsOf(context: PageContext, events: readonly GuideEvent[]): PlaceFileFormat[] {
	return fileFormatsOf(
		events,
		(event) => spotOf(context, event, leadingDate(context, event)).coordinates !== undefined,
	);
}

function leadingDate({ now }: PageContext, { dates }: GuideEvent): Occurrence | undefined {
	return leadingOccurrence(dates, now);
}

/** Features by event: an event is in many lists, and what files hold of it is put together once. */
const mappedEvents = new WeakMap<GuideEvent, { nowMs: number; mapped: MappedPlace }>();

function mappedEvent(context: PageContext, event: GuideEvent): MappedPlace {
	const known = mappedEvents.get(event);
	const mapped = known?.nowMs === context.now ? known.mapped : mapEvent(context, event);
	mappedEvents.set(event, { nowMs: context.now, mapped });
	return mapped;
}

function mapEvent(context: PageContext, event: GuideEvent): MappedPlace {
	const { routes, site } = context;
	const { notice } = eventCard(context, event);
	const next = leadingDate(context, event);
	const venue = venueOf(context, event, next);
	const whereabouts = briefWhereabouts(context, event, next);
	const spot = spotOf(context, event, next);
	const words = wordsContext(context);
	const when =
		next && (wordsOfLeading(next, event.dates, words) ?? occurrenceWords(next, words).text);
	// What must be known of it comes first: maps show little more than the beginning.
	const line = [notice?.[1], when, whereabouts].filter((part) => part !== undefined).join(' · ');
	return {
		id: event.id,
		name: event.name,
		category: event.kind && categoryText([event.kind]),
		description: [line, event.teaser].filter(Boolean).join('\n') || undefined,
		...mappedAddress(spot, site.locale),
		coordinates: spot.coordinates,
		url: routes.absolute(routes.event(event.addressSlug)),
		...statedRights(event),
		updated: event.updatedAt,
		...(next && startAndEnd(next)),
		notice: notice?.[1],
		venue: venue?.name,
		...(venue && statedVenueRights(venue)),
	};
}

/** Returns the start and end of a date; of a run the days alone, as its hours change. */
function startAndEnd(date: Occurrence): { starts: string; ends: string | undefined } {
	const { isAllDay, run, start } = date;
	if (isAllDay || run) return { starts: (run ?? date).firstDay, ends: (run ?? date).lastDay };
	return { starts: start.iso, ends: statedEnd(date)?.iso };
}
