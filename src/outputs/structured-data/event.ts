import type { DonateActionLeaf, EventLeaf } from 'schema-dts';
import { type DatedEvent, datedEvent } from '../../domain/events/dated-event.ts';
import { typicalAgeRange } from '../../domain/events/audience.ts';
import { coordinatesOf } from '../../domain/geo/coordinates.ts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { DisplayImage } from '../../domain/images/display-image.ts';
import type { OtherName } from '../../domain/places/other-names.ts';
import type { EventRecord } from '../../records/event.ts';
import type { PlaceLocation } from '../../records/place-location.ts';
import {
	attendanceMode,
	attendanceOn,
	organizations,
	performingGroup,
	eventType,
	doorTime,
} from './event-properties.ts';
import { definedOnce, eventLocations, type LocationMember, type Venue } from './event-location.ts';
import type { GuideContext } from './guide-context.ts';
import { thingId, thingsRoot, webPageId } from './identity.ts';
import { imageReferences } from './image-object.ts';
import { legalNode, type NodeMembers, nodeUnlessEmpty, oneOrMany, reference } from './json-ld.ts';
import { languageTag } from '../../i18n/locale/language-tag.ts';
import { eventNodeDates, type OccurrenceDates } from './occurrence-dates.ts';
import { occurrenceNodeId } from './occurrence-identity.ts';
import { eventOffer } from './offer.ts';
import { capacity, sameAs } from './place.ts';
import { descriptionOf, uniqueTexts } from './text.ts';
import { webUrl } from './web-url.ts';

/**
 * Describes an event of whichever class; members whose types or members come from data are plain
 * strings and nodes here.
 */
export interface EventNode extends Omit<
	EventLeaf,
	'@type' | 'eventAttendanceMode' | 'eventStatus' | 'location' | 'subEvent'
> {
	'@type': string;
	eventAttendanceMode?: string;
	eventStatus?: string;
	location?: LocationMember | readonly LocationMember[];
	subEvent?: readonly EventNode[];
}

export interface EventNodeContext {
	guide: GuideContext<number>;
	/** Canonical address of the event's page. */
	url: string;
	/** Event as the guide dates it; what its record and its venue state where absent. */
	dated?: DatedEvent | undefined;
	/** Images as the page shows them, in its order. */
	images: readonly DisplayImage[];
	/** Place of `location.place_id`, where the guide publishes it. */
	venue?: Venue | undefined;
	/** Event of `hierarchy.super_event_id`, where the guide publishes it with an Event node. */
	superEventId?: string | undefined;
	/** Ids as `sharedOccurrenceIds` finds them among all events of the guide. */
	sharedOccurrenceIds: ReadonlySet<string>;
	otherNames?: readonly OtherName[] | undefined;
}

/**
 * Returns an event with the dates of its next occurrence, and the upcoming ones below it, twenty at
 * most.
 *
 * Our reading: location and attendance are those of the next occurrence as well, as in the page and
 * its files; each one below has its own location, and its mode where that differs.
 *
 * `undefined` without a start or a location: schema.org and Google both define an event by its time
 * and place.
 */
export function eventNode(record: EventRecord, page: EventNodeContext): EventNode | undefined {
	const members = eventMembers(record, page);
	return members && legalNode(members);
}

/**
 * Returns the members of the event's node, its dates apart. Its class may carry those that have a
 * value: a test holds this against the corpus.
 */
export function eventMembers(
	record: EventRecord,
	{
		guide,
		url,
		dated,
		images,
		venue,
		superEventId,
		sharedOccurrenceIds,
		otherNames = [],
	}: EventNodeContext,
): NodeMembers<EventNode> | undefined {
	const dates = eventNodeDates(dated ?? datedAt(record, venue?.record.location), guide);
	if (!dates) return undefined;
	const { classification, details, people } = record;
	const { leading, previousStartDate } = dates;
	const locationsOf = (date: OccurrenceDates) =>
		eventLocations(record, attendanceOn(record, date), url, thingsRoot(guide), venue);
	// Where the place is not known, those that have moved online are the only ones with a location.
	const located = dates.subEvents
		.map((date) => ({ date, at: locationsOf(date) }))
		.filter(({ at }) => at.length > 0);
	const listed = located.length < 2 ? [] : located;
	const subEvents = listed.map(({ date }) => date);
	const [locations = [], ...subLocations] = definedOnce([
		locationsOf(leading),
		...listed.map(({ at }) => at),
	]);
	if (locations.length === 0) return undefined;
	const type = eventType(record);
	const name = oneLine(record.name);
	const { isAccessibleForFree, offer } = eventOffer(details, guide.currency, leading.isSoldOut);
	const image = imageReferences(url, images);
	const attendance = attendanceOn(record, leading);
	const subEvent = (occurrence: OccurrenceDates, index: number) => {
		const ownAttendance = attendanceOn(record, occurrence);
		return legalNode<EventNode>({
			'@type': type,
			'@id': occurrenceNodeId(thingsRoot(guide), occurrence.fragment, sharedOccurrenceIds),
			name,
			startDate: occurrence.startDate,
			endDate: occurrence.endDate,
			eventStatus: occurrence.eventStatus,
			eventAttendanceMode: ownAttendance === attendance ? undefined : attendanceMode(ownAttendance),
			location: oneOrMany(subLocations[index] ?? []),
			url: webUrl(url),
			image,
		});
	};
	return {
		'@type': type,
		'@id': thingId(thingsRoot(guide), record.id),
		identifier: record.id,
		name,
		alternateName: oneOrMany(uniqueTexts(otherNames.map(({ text }) => text))),
		description: descriptionOf(record.description, record.editorial?.description),
		url: webUrl(url),
		mainEntityOfPage: reference(webPageId(url)),
		sameAs: sameAs(record.provenance?.same_as ?? [], guide.siteUrl),
		image,
		startDate: leading.startDate,
		endDate: leading.endDate,
		eventStatus: leading.eventStatus,
		previousStartDate,
		eventSchedule: dates.schedule,
		doorTime: doorTime(details?.door_time, leading.startDate, leading.venueDay),
		eventAttendanceMode: attendanceMode(attendance),
		location: oneOrMany(locations),
		organizer: organizations([people?.organiser, people?.host]),
		performer: performingGroup(people?.performer),
		sponsor: organizations([people?.sponsor]),
		isAccessibleForFree,
		offers: offer,
		typicalAgeRange: typicalAgeRange(details?.available_age),
		inLanguage: languageTag(details?.in_language),
		maximumAttendeeCapacity: capacity(details?.capacity),
		keywords: uniqueTexts([...(details?.keywords ?? []), ...(classification?.theme ?? [])]),
		potentialAction: donateAction(details?.donation_link),
		superEvent: superEventId ? reference(thingId(thingsRoot(guide), superEventId)) : undefined,
		subEvent: subEvents.map(subEvent),
	};
}

/**
 * Returns whether `eventNode` makes a node of the event.
 * @param hasVenue Whether the guide publishes the place where it is.
 */
export function hasEventNode(
	record: EventRecord,
	guide: GuideContext<number>,
	hasVenue: boolean,
): boolean {
	const { siteUrl } = guide;
	const dates = eventNodeDates(datedEvent(record), guide);
	if (!dates) return false;
	const attendance = attendanceOn(record, dates.leading);
	return hasVenue || eventLocations(record, attendance, siteUrl, siteUrl, undefined).length > 0;
}

function datedAt(record: EventRecord, location: PlaceLocation | undefined): DatedEvent {
	const countryCode = location?.address?.country_code;
	return datedEvent(record, { coordinates: coordinatesOf(location), countryCode });
}

function donateAction(link: string | undefined): DonateActionLeaf | undefined {
	return nodeUnlessEmpty<DonateActionLeaf>({ '@type': 'DonateAction', target: webUrl(link) });
}
