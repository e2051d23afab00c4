import { type AddressMemory, noAddresses } from '../addresses/address-memory.ts';
import type { EventClock } from '../events/dated-event.ts';
import { type Day, dayInZone, daysFromTo } from '../events/days.ts';
import type { Occurrence } from '../events/occurrence.ts';
import { type ScheduledEvent, scheduleOf, upcomingEvents } from '../events/schedule.ts';
import { type Standing, standingOf } from '../events/standing.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import { type NearbyIndex, nearbyIndex } from '../geo/nearby.ts';
import { nameOrder } from '../locale/name-order.ts';
import { believedDateTime } from '../places/record-age.ts';
import { validityAt } from '../places/validity.ts';
import { groupingSlugs, recordSlugs } from './address-slugs.ts';
import { type AlikePlaces, alikePlaces } from './alike-places.ts';
import { type Category, categoryTree } from './category-tree.ts';
import type { EventSummary } from './event-summary.ts';
import type { GroupingSummary } from './grouping-summary.ts';
import { groupBy } from './group-by.ts';
import { byMemberId, groupingsOf } from './groupings.ts';
import { type GuideAxes, guideAxes } from './guide-axes.ts';
import { membersByName } from './members-by-name.ts';
import type { PlaceSummary } from './place-summary.ts';
import { type PublishedNames, publishedNames } from './published-names.ts';

export interface GuidePlace extends PlaceSummary {
	/** Last part of its address. */
	addressSlug: string;
	/** Changes with the record: part of the cache key of every page that shows the place. */
	digest: string;
}

export interface GuideEvent extends EventSummary {
	addressSlug: string;
	digest: string;
	/** All dates by start, those added by rules included. */
	dates: readonly Occurrence[];
	/** Lists show all but past ones. */
	standing: Exclude<Standing, 'expired'>;
}

export type LocatedPlace = GuidePlace & { coordinates: Coordinates };

/** A destination or a collection with those of its members that lists show. */
export interface Grouping {
	summary: GroupingSummary;
	addressSlug: string;
	places: GuidePlace[];
	events: GuideEvent[];
}

export interface Stored<Summary> {
	summary: Summary;
	digest: string;
}

interface DatedSummary {
	updatedAt?: string | undefined;
}

export interface GuideContent {
	places: readonly Stored<PlaceSummary>[];
	events: readonly Stored<EventSummary>[];
	destinations: readonly Stored<GroupingSummary>[];
	collections: readonly Stored<GroupingSummary>[];
}

/** Everything that is published, and how it hangs together. */
export interface Guide {
	/** Every place with a page: editors' choices first, then by name. */
	places: readonly GuidePlace[];
	/** Every event with a page, by name. */
	events: readonly GuideEvent[];
	/** Places which lists show: those that are in force. */
	listedPlaces: readonly GuidePlace[];
	/** Places whose validity is still to begin, the next one first. */
	comingPlaces: readonly GuidePlace[];
	/** Events which lists show: those to come by their next date, then those without one, by name. */
	listedEvents: readonly GuideEvent[];
	/** Every event with its dates, by name. */
	schedule: readonly ScheduledEvent<GuideEvent>[];
	/** By name. */
	destinations: readonly Grouping[];
	collections: readonly Grouping[];
	/** The outermost categories, each with its own below it. */
	categories: readonly Category[];
	/** What listed places and events are told apart by: categories, cities, moods, facts. */
	axes: GuideAxes;
	placesById: ReadonlyMap<string, GuidePlace>;
	eventsById: ReadonlyMap<string, GuideEvent>;
	eventsByPlaceId: ReadonlyMap<string, readonly GuideEvent[]>;
	subEventsById: ReadonlyMap<string, readonly GuideEvent[]>;
	destinationsByMemberId: ReadonlyMap<string, readonly Grouping[]>;
	collectionsByMemberId: ReadonlyMap<string, readonly Grouping[]>;
	/** The listed places by where they are. */
	nearby: NearbyIndex<LocatedPlace>;
	/** The same, by their innermost category. */
	alike: AlikePlaces;
	/** The destinations and the listed places by name. */
	names: PublishedNames;
}

/** What a guide keeps from earlier builds. */
export interface GuideMemory {
	addresses?: AddressMemory;
	/** Days for which an event keeps its page after its last date and after the guide first published the page. */
	keptPastEventDays?: number;
}

/** @param clock The instant for which lists are made. */
export function buildGuide(
	content: GuideContent,
	locale: string,
	clock: EventClock,
	{ addresses = noAddresses, keptPastEventDays = Infinity }: GuideMemory = {},
): Guide {
	const compare = nameOrder(locale);
	const today = dayInZone(clock.nowMs, clock.timeZone);
	const places = withAddresses(content.places, 'places', addresses, today).sort(
		(a, b) =>
			(b.editorialScore ?? -Infinity) - (a.editorialScore ?? -Infinity) || compare(a.name, b.name),
	);
	const daysPublished = ({ id }: { id: string }) =>
		daysFromTo(addresses.firstPublished('events', id) ?? today, today);
	const placesById = byId(places);
	const dated = withAddresses(content.events, 'events', addresses, today).map((event) =>
		atItsPlace(event, placesById),
	);
	const schedule = scheduleOf(dated, clock, locale).flatMap(({ event, dates }) => {
		const standing = standingOf(dates, clock, daysPublished(event), keptPastEventDays);
		return standing === 'expired' ? [] : [{ event: { ...event, dates, standing }, dates }];
	});
	const events = schedule.map(({ event }) => event);
	const listedPlaces = places.filter((place) => validityAt(place, today) === 'in-force');
	const listedEvents = [
		...upcomingEvents(schedule, clock).map(({ event }) => event),
		...events.filter(({ standing }) => standing === 'undated'),
	];
	const located = listedPlaces.filter(isLocated);
	const groupings = (kind: 'destinations' | 'collections') =>
		groupingsOf(
			content[kind].map(({ summary, digest }) => ({
				summary: withBelievedChange(summary, today),
				digest,
			})),
			groupingSlugs(summariesOf(content[kind]), kind, addresses),
			listedPlaces,
			listedEvents,
		).sort((a, b) => compare(a.summary.name, b.summary.name));
	const destinations = membersByName(groupings('destinations'), listedPlaces, listedEvents);
	const collections = groupings('collections');
	const categories = categoryTree(listedPlaces, compare);
	return {
		places,
		events,
		listedPlaces,
		comingPlaces: places
			.filter((place) => validityAt(place, today) === 'not-yet')
			.sort((a, b) => compare(a.validFrom ?? '', b.validFrom ?? '')),
		listedEvents,
		schedule,
		destinations,
		collections,
		categories,
		axes: guideAxes({ listedPlaces, listedEvents, categories, destinations, collections }, compare),
		placesById,
		eventsById: byId(events),
		eventsByPlaceId: groupBy(listedEvents, ({ placeId }) => placeId),
		subEventsById: groupBy(events, ({ superEventId }) => superEventId),
		destinationsByMemberId: byMemberId(destinations),
		collectionsByMemberId: byMemberId(collections),
		nearby: nearbyIndex(located),
		alike: alikePlaces(located),
		names: publishedNames(destinations, listedPlaces),
	};
}

/** Whether a place can be shown on a map. */
export function isLocated(place: GuidePlace): place is LocatedPlace {
	return place.coordinates !== undefined;
}

/** An event that states no coordinates is where the place is at which it is held. */
function atItsPlace<Event extends EventSummary>(
	event: Event,
	placesById: Guide['placesById'],
): Event {
	if (event.coordinates !== undefined || event.placeId === undefined) return event;
	return { ...event, coordinates: placesById.get(event.placeId)?.coordinates };
}

/** Ordered by id, so that records of equal names stay in their order from build to build. */
function withAddresses<Summary extends DatedSummary & { id: string; name: string }>(
	stored: readonly Stored<Summary>[],
	kind: 'places' | 'events',
	addresses: AddressMemory,
	today: Day,
): (Summary & { addressSlug: string; digest: string })[] {
	const slugs = recordSlugs(summariesOf(stored), kind, addresses);
	return [...stored]
		.sort((a, b) => (a.summary.id < b.summary.id ? -1 : 1))
		.map(({ summary, digest }) => ({
			...withBelievedChange(summary, today),
			addressSlug: slugs.get(summary.id) ?? summary.id,
			digest,
		}));
}

function withBelievedChange<Summary extends DatedSummary>(summary: Summary, today: Day): Summary {
	const updatedAt = believedDateTime(summary.updatedAt, today);
	return updatedAt === summary.updatedAt ? summary : { ...summary, updatedAt };
}

function summariesOf<Summary>(stored: readonly Stored<Summary>[]): Summary[] {
	return stored.map(({ summary }) => summary);
}

function byId<T extends { id: string }>(records: readonly T[]): Map<string, T> {
	return new Map(records.map((record) => [record.id, record]));
}
