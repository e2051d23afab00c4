import { type Credit, creditsOwed } from '../../../domain/credits/credits.ts';
import { isOnline, isOnlineFromTheStart } from '../../../domain/events/attendance.ts';
import { eventLocation, type EventWhereabouts } from '../../../domain/events/event-location.ts';
import { coordinatesOf } from '../../../domain/geo/coordinates.ts';
import type { GuideEvent, GuidePlace } from '../../../guide/model/guide-records.ts';
import type { EventRecord } from '../../../records/event.ts';
import type { PlaceRecord } from '../../../records/place.ts';
import { type StatedValueLink, statedValueLinks } from '../list/browse-links.ts';
import { sharedTitle } from '../text/distinct-description.ts';
import { documentTitles } from '../site/document-titles.ts';
import { archiveLinks } from '../list/event-lists.ts';
import { eventWhereabouts, withVenue } from './event-location.ts';
import type { Link } from '../site/link.ts';
import { linkedCredits } from '../site/linked-credits.ts';
import type { EventContext, PageContext } from '../site/page-context.ts';
import {
	containerLink,
	memberships,
	type NearPlace,
	placesBeyond,
	placesNearby,
} from '../place/place-relations.ts';
import { type ProgrammeDayView, programmeDays } from './programme-days.ts';
import { type SearchAttributes, searchAttributes } from '../explore/search-attributes.ts';
import { type SocialImage, socialImageOf } from '../site/social-image.ts';
import { eventAsPublished, placeAsPublished } from '../site/as-published.ts';

/** Holds the whole records from which the page of an event is made. */
export interface EventRecords {
	record: EventRecord;
	/** Record of the place where it is, when that is published here. */
	venue?: PlaceRecord | undefined;
	/** Record of the event that it is part of, when that is published here. */
	superEvent?: EventRecord | undefined;
}

/**
 * Holds what the rest of the guide gives to the page of an event; all else on it follows from its
 * records and an `EventContext`.
 */
export interface EventSurroundings {
	event: GuideEvent;
	/** Title of the document, without the guide's name. */
	title: string;
	/** Title without a number, where the texts of other records begin like that of the event. */
	sharedTitle?: string | undefined;
	socialImage?: SocialImage | undefined;
	searchAttributes: SearchAttributes;
	/** Whereabouts in a few words. */
	whereabouts?: string | undefined;
	/** Place that it names. */
	venue?: GuidePlace | undefined;
	/** Place that its venue says it lies in, where that is published. */
	containedIn?: Link | undefined;
	/**
	 * Nearest first, with farther ones in the stead of those of which the points are too rough to
	 * show the way.
	 */
	nearby: readonly NearPlace[];
	/** Event that it is part of. */
	superEvent?: GuideEvent | undefined;
	/** Whether the place is published where that is. */
	hasVenueOfSuperEvent: boolean;
	/** Events that are part of it. */
	programmeDays: readonly ProgrammeDayView[];
	/** Destinations and collections. */
	memberOf: readonly Link[];
	/** Lists of what it states. */
	statedValues: readonly StatedValueLink[];
	/** Links to the lists of events that are over; empty where there are none. */
	archive: readonly Link[];
	/** Ids of its occurrences that other occurrences bear as well. */
	sharedOccurrenceIds: readonly string[];
	/** Owed by the event itself and by all that its page shows. */
	credits: readonly Credit[];
}

export function eventSurroundings(
	context: PageContext,
	event: GuideEvent,
	records: EventRecords,
): EventSurroundings {
	const { guide, routes } = context;
	const venue = guide.placesById.get(event.placeId ?? '');
	const shownVenue = venueToShow(context, event, venue);
	const superEvent = guide.eventsById.get(event.superEventId ?? '');
	const subEvents = guide.subEventsById.get(event.id) ?? [];
	const containedIn = shownVenue && containerLink(context, shownVenue, shownVenue.containedIn);
	const memberOf = memberships(context, event.id);
	const { location } = whereItTakesPlace(context, event, shownVenue, records);
	const coordinates = coordinatesOf(location);
	const near = placesNearby(context, coordinates, shownVenue);
	const nearby = [...near, ...placesBeyond(context, coordinates, shownVenue, near)];
	return {
		event,
		title: documentTitles(context).get(routes.event(event.addressSlug)) ?? event.name,
		sharedTitle: sharedTitle(context, routes.event(event.addressSlug), event.teaser),
		socialImage: socialImageOf(context, event),
		searchAttributes: searchAttributes(context, 'event', event),
		whereabouts: eventWhereabouts(context, event),
		venue,
		containedIn,
		nearby,
		superEvent,
		hasVenueOfSuperEvent: guide.placesById.has(superEvent?.placeId ?? ''),
		programmeDays: programmeDays(context, event.id, subEvents),
		memberOf,
		statedValues: statedValueLinks(context, event.id),
		archive: archiveLinks(context),
		sharedOccurrenceIds: event.occurrences.flatMap(({ id }) =>
			id !== undefined && context.sharedOccurrenceIds.has(id) ? id : [],
		),
		credits: creditsOwed([
			...[
				event,
				shownVenue,
				superEvent,
				...subEvents.flatMap((subEvent) => withVenue(context, subEvent)),
				...nearby.map(({ place }) => place),
			].map((shown) => shown?.credit),
			...linkedCredits(context, [containedIn, ...memberOf]),
		]),
	};
}

/**
 * Returns the place at which visitors find an event; `undefined` where it is online from the
 * start.
 *
 * @param venue The one that the event names.
 */
export function venueToShow(
	{ now }: EventContext,
	event: GuideEvent,
	venue: GuidePlace | undefined,
): GuidePlace | undefined {
	return isOnlineFromTheStart(event, now) ? undefined : venue;
}

/**
 * Returns where an event takes place, empty where that is online: nobody is to be led to where it
 * does not take place.
 * @param shownVenue Venue as `venueToShow` returns it.
 */
export function whereItTakesPlace(
	{ now, site }: EventContext,
	event: GuideEvent,
	shownVenue: GuidePlace | undefined,
	{ record, venue }: EventRecords,
): EventWhereabouts {
	if (isOnline(event, now)) return {};
	const { location } = eventAsPublished(record, event, site);
	return eventLocation(location, shownVenue && venue && placeAsPublished(venue, shownVenue, site));
}
