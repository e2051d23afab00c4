import { isOnline } from '../../../domain/events/attendance.ts';
import { dayInZone } from '../../../domain/events/days.ts';
import { coordinatesOf } from '../../../domain/geo/coordinates.ts';
import type { DisplayImage } from '../../../domain/images/display-image.ts';
import type { OtherName } from '../../../domain/places/other-names.ts';
import { type AboutInformation, aboutInformation } from '../place/about-information.ts';
import { type Cover, coverOfEvent } from '../site/card-cover.ts';
import { descriptionLanguage } from '../text/description-language.ts';
import { eventFrame } from './event-frame.ts';
import {
	type EventRecords,
	type EventSurroundings,
	venueToShow,
	whereItTakesPlace,
} from './event-surroundings.ts';
import { type EventWhen, eventWhen } from './event-when.ts';
import { type GettingThere, gettingThere } from '../place/getting-there.ts';
import { endorsementInWords, eventFacts } from './event-facts.ts';
import { type Link, linksBesides, webLink } from '../site/link.ts';
import {
	type LinkedFactValue,
	type LinkedText,
	linkedFactValues,
	linkedWhereabouts,
} from '../site/linked-facts.ts';
import { type LocatorView, locatorView } from '../place/locator-view.ts';
import type { EventContext } from '../site/page-context.ts';
import type { PageFrame } from '../site/page-frame.ts';
import { type PageNotice, unlessSaid } from '../site/page-notice.ts';
import { longTexts, paragraphsOf } from '../text/paragraphs.ts';
import { priceParagraphs } from '../text/price-paragraphs.ts';
import { type PlaceCard, placeCard } from '../place/place-card.ts';
import type { ProgrammeDayView } from './programme-days.ts';
import type { SearchAttributes } from '../explore/search-attributes.ts';
import { shownImages } from '../site/shown-images.ts';
import { eventAsPublished } from '../site/as-published.ts';
import { type VenueFacts, venueFacts } from './venue-facts.ts';

/** Holds what the page of an event shows, from top to bottom. */
export interface EventPage {
	frame: PageFrame;
	heading: string;
	otherNames: readonly OtherName[];
	/** Attributes for the search index. */
	searchAttributes: SearchAttributes;
	eyebrow?: string | undefined;
	whereabouts?: string | undefined;
	/** Whereabouts in parts, with the lists of its neighbourhood and town. */
	whereaboutsParts: readonly LinkedText[];
	when: EventWhen;
	/** Advice to check dates of a record that is old. */
	datesWarning?: PageNotice | undefined;
	images: readonly DisplayImage[];
	/** Drawn where there is no image, or where it cannot be loaded. */
	cover: Cover;
	/** Recommendation by the editors, and since when. */
	endorsement?: string | undefined;
	/** Editors' own text, where there is a description besides. */
	lead: readonly string[];
	description: readonly string[];
	/** Language of both (BCP 47), where the record states another than that of the guide's texts. */
	descriptionLanguage?: string | undefined;
	programme: readonly string[];
	/** Venue of the event, when that is published here. */
	venue?: PlaceCard | undefined;
	venueHeading: string;
	/** Facts about the venue: when it is open, and who can get in. */
	venueFacts?: VenueFacts | undefined;
	gettingThere: GettingThere;
	/** Drawing of what is around it; absent where nothing published is near. */
	locator?: LocatorView | undefined;
	price: readonly string[];
	isFree?: boolean | undefined;
	tickets?: Link | undefined;
	/** Text of the whole field, where that is more than an address. */
	ticketsText?: string | undefined;
	donation?: Link | undefined;
	donationText?: string | undefined;
	/** Facts such as who, for whom and in which language. */
	facts: readonly LinkedFactValue[];
	partOf?: Link | undefined;
	programmeDays: readonly ProgrammeDayView[];
	memberOf: readonly Link[];
	about: AboutInformation;
}

/**
 * Returns the view model of an event's page.
 * @param records Records of the event whose surroundings are given.
 */
export function eventPage(
	context: EventContext,
	records: EventRecords,
	surroundings: EventSurroundings,
): EventPage {
	const { messages, now, routes, site } = context;
	const { containedIn, event, memberOf, nearby, statedValues, superEvent, venue } = surroundings;
	const record = eventAsPublished(records.record, event, site);
	const { details } = record;
	const when = eventWhen(context, record, event, surroundings.archive);
	const images = shownImages(context, record.images);
	const shownVenue = venueToShow(context, event, venue);
	const about = aboutInformation(context, record);
	const factsOfVenue =
		shownVenue &&
		records.venue &&
		venueFacts(context, event, shownVenue, records.venue, about.warning);
	const warning = unlessSaid(about.warning, factsOfVenue?.hours?.warning);
	const hasDates = when.leading !== undefined && !when.isOver;
	const { location, ownAddress, venueName } = whereItTakesPlace(
		context,
		event,
		shownVenue,
		records,
	);
	const frame = eventFrame(context, records, surroundings, { record, when, images });
	const whereaboutsParts = linkedWhereabouts(
		statedValues,
		{ ...event, city: venue?.city ?? event.city, venue: venue?.name },
		surroundings.whereabouts,
	);
	return {
		frame,
		heading: record.name,
		otherNames: event.otherNames ?? [],
		searchAttributes: surroundings.searchAttributes,
		eyebrow: event.kind,
		whereabouts: surroundings.whereabouts,
		whereaboutsParts,
		when,
		datesWarning: hasDates ? warning : undefined,
		images,
		cover: coverOfEvent(event),
		endorsement: endorsementInWords(
			record.editorial,
			dayInZone(now, site.timeZone),
			site.locale,
			messages.places,
		),
		...longTexts(record.description, record.editorial?.description, record.name),
		descriptionLanguage: descriptionLanguage(context, record.metadata, frame.inLanguages),
		programme: paragraphsOf(details?.program_info),
		venue: shownVenue && placeCard(context, shownVenue),
		venueHeading: isOnline(event, now) ? messages.pages.plannedVenue : messages.pages.where,
		venueFacts: factsOfVenue,
		gettingThere: {
			...gettingThere(
				context,
				{ name: venueName ?? record.name, isPlace: venueName !== undefined },
				location,
				containedIn,
				shownVenue,
			),
			...(ownAddress !== undefined && { ownAddress, venueName: shownVenue?.name }),
		},
		// What is open now says nothing of the evening for which a visitor plans.
		locator: locatorView(
			context,
			coordinatesOf(location),
			nearby,
			[event, ...(shownVenue ? [shownVenue] : [])],
			{ saysHours: false },
		),
		price: priceParagraphs(details?.price_range, details?.is_free),
		isFree: event.isFree,
		tickets: webLink(details?.ticket_url),
		ticketsText: details?.ticket_url_text,
		donation: webLink(details?.donation_link),
		donationText: details?.donation_link_text,
		facts: linkedFactValues(
			statedValues,
			eventFacts(record, event.kind, site.locale, messages, isOnline(event, now), event.codes),
		),
		partOf: superEvent && {
			href: routes.event(superEvent.addressSlug),
			label: superEvent.name,
			isContent: true,
		},
		programmeDays: surroundings.programmeDays,
		memberOf: linksBesides(memberOf, [...whereaboutsParts, containedIn]),
		about: { ...about, warning: hasDates ? undefined : warning },
	};
}
