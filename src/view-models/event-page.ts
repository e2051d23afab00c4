import { creditsOwed } from '../credits/credits.ts';
import { isOnline, isOnlineFromTheStart } from '../events/attendance.ts';
import { eventLocation, type EventWhereabouts } from '../events/event-location.ts';
import { coordinatesOf } from '../geo/coordinates.ts';
import type { GuideEvent } from '../guide/guide-records.ts';
import type { DisplayImage } from '../images/display-images.ts';
import { websiteHost } from '../places/contact.ts';
import type { EventRecord } from '../schemas/event.ts';
import type { PlaceRecord } from '../schemas/place.ts';
import { eventNode, hasEventNode } from '../structured-data/event.ts';
import { type AboutInformation, aboutInformation } from './about-information.ts';
import { statedValueLinks } from './browse-links.ts';
import { type Cover, coverOfEvent } from './card-cover.ts';
import { eventWhereabouts, withVenue } from './event-location.ts';
import { type EventWhen, eventWhen } from './event-when.ts';
import { type GettingThere, gettingThere } from './getting-there.ts';
import { endorsementInWords, eventFacts } from './event-facts.ts';
import { linkedCredits } from './linked-credits.ts';
import { type LinkedFactValue, linkedFactValues } from './linked-facts.ts';
import { type LocatorView, locatorView } from './locator-view.ts';
import type { PageContext } from './page-context.ts';
import { type Link, pageFrame, type PageFrame } from './page-frame.ts';
import { longTexts, paragraphsOf } from './paragraphs.ts';
import { priceParagraphs } from './price-paragraphs.ts';
import { type PlaceCard, placeCard } from './place-card.ts';
import { containerLink, memberships, placesNearby } from './place-relations.ts';
import { type ProgrammeDay, programmeDays } from './programme-days.ts';
import { type SearchAttributes, searchAttributes } from './search-attributes.ts';
import { shownImages } from './shown-images.ts';
import { socialImageOf } from './social-image.ts';
import { guideContext, withStructuredData } from './structured-page.ts';

/** What the page of an event shows, from top to bottom. */
export interface EventPage {
	frame: PageFrame;
	heading: string;
	/** For the search index. */
	searchAttributes: SearchAttributes;
	eyebrow?: string | undefined;
	whereabouts?: string | undefined;
	when: EventWhen;
	images: readonly DisplayImage[];
	/** Drawn where there is no image, or where it cannot be had. */
	cover: Cover;
	/** That the editors recommend it, and since when. */
	endorsement?: string | undefined;
	/** The editors' own text, where there is a description besides. */
	lead: readonly string[];
	description: readonly string[];
	programme: readonly string[];
	/** The place where it is, when that is published here. */
	venue?: PlaceCard | undefined;
	venueHeading: string;
	gettingThere: GettingThere;
	/** What is around it; absent where nothing published is near. */
	locator?: LocatorView | undefined;
	price: readonly string[];
	isFree?: boolean | undefined;
	tickets?: Link | undefined;
	donation?: Link | undefined;
	/** Who, for whom, in which language and the like. */
	facts: readonly LinkedFactValue[];
	partOf?: Link | undefined;
	programmeDays: readonly ProgrammeDay[];
	memberOf: readonly Link[];
	about: AboutInformation;
}

/**
 * @param venue The whole record of the place where it is, when that is published here.
 * @param superEventRecord The same of the event that it is part of.
 */
export function eventPage(
	context: PageContext,
	record: EventRecord,
	event: GuideEvent,
	venue: PlaceRecord | undefined,
	superEventRecord?: EventRecord,
): EventPage {
	const { guide, messages, now, routes, site } = context;
	const { details } = record;
	const when = eventWhen(context, record, event);
	const images = shownImages(context, record.images);
	const publishedVenue = venue && guide.placesById.get(venue.id);
	const venuePlace = isOnlineFromTheStart(event, now) ? undefined : publishedVenue;
	const superEvent = guide.eventsById.get(event.superEventId ?? '');
	const subEvents = guide.subEventsById.get(event.id) ?? [];
	const container = venuePlace && containerLink(context, venuePlace, venue?.location?.contained_in);
	// Nobody is to be led to where it does not take place.
	const isNowhere = isOnline(event, now);
	const told: EventWhereabouts = isNowhere
		? {}
		: eventLocation(record.location, venuePlace && venue);
	const { location, ownAddress } = told;
	const whereabouts = eventWhereabouts(context, event);
	const coordinates = coordinatesOf(location);
	const nearby = placesNearby(context, coordinates, venuePlace);
	const memberOf = memberships(context, event.id);
	const path = routes.event(event.addressSlug);
	const frame = pageFrame(context, {
		heading: record.name,
		isHeadingContent: true,
		description: eventDescription(record, whereabouts, when.leading?.row.text),
		path,
		parents: [{ href: routes.events(), label: messages.pages.events }],
		credits: creditsOwed([
			...[
				event,
				venuePlace,
				superEvent,
				...subEvents.flatMap((subEvent) => withVenue(context, subEvent)),
				...nearby.map(({ place }) => place),
			].map((shown) => shown?.credit),
			...linkedCredits(context, [container, ...memberOf]),
		]),
		isIndexable: event.standing !== 'past',
		socialImage: socialImageOf(context, event),
	});
	return {
		frame: withStructuredData(context, frame, {
			heading: record.name,
			images,
			source: record,
			entity: eventNode(record, {
				guide: guideContext(context),
				url: routes.absolute(path),
				images,
				// An event that is online follows the clocks of its venue all the same.
				venue:
					venue && publishedVenue
						? { record: venue, url: routes.absolute(routes.place(publishedVenue.addressSlug)) }
						: undefined,
				superEventId:
					superEvent && superEventRecord && isDescribed(context, superEventRecord, superEvent)
						? superEvent.id
						: undefined,
				sharedOccurrenceIds: context.sharedOccurrenceIds,
			}),
		}),
		heading: record.name,
		searchAttributes: searchAttributes(context, 'event', event),
		eyebrow: event.kind,
		whereabouts,
		when,
		images,
		cover: coverOfEvent(event),
		endorsement: endorsementInWords(record.editorial, site.locale, messages.places),
		...longTexts(record.description, record.editorial?.description),
		programme: paragraphsOf(details?.program_info),
		venue: venuePlace && placeCard(context, venuePlace),
		venueHeading: isNowhere ? messages.pages.plannedVenue : messages.pages.where,
		gettingThere: {
			...gettingThere(context, record.name, location, container),
			...(ownAddress !== undefined && { ownAddress, venueName: venuePlace?.name }),
		},
		locator: locatorView(context, coordinates, nearby),
		price: priceParagraphs(details?.price_range, details?.is_free),
		isFree: event.isFree,
		tickets: webLink(details?.ticket_url),
		donation: webLink(details?.donation_link),
		facts: linkedFactValues(
			statedValueLinks(context, event.id),
			eventFacts(record, event.kind, site.locale, messages),
		),
		partOf: superEvent && {
			href: routes.event(superEvent.addressSlug),
			label: superEvent.name,
			isContent: true,
		},
		programmeDays: programmeDays(context, event.id, subEvents),
		memberOf,
		about: aboutInformation(context, record),
	};
}

/** Whether search engines find a node of the event on its own page. */
function isDescribed(context: PageContext, record: EventRecord, event: GuideEvent): boolean {
	const hasVenue = context.guide.placesById.has(event.placeId ?? '');
	return event.standing !== 'past' && hasEventNode(record, guideContext(context), hasVenue);
}

function webLink(address: string | undefined): Link | undefined {
	return address === undefined
		? undefined
		: { href: address, label: websiteHost(address) ?? address };
}

function eventDescription(
	record: EventRecord,
	whereabouts: string | undefined,
	date: string | undefined,
): string {
	const text = record.editorial?.description ?? record.description;
	if (text !== undefined) return text;
	return [record.name, date, whereabouts].filter((part) => part !== undefined).join(' · ');
}
