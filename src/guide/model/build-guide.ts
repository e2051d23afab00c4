import { type PermalinkHistory, noPermalinks } from '../permalinks/permalink-history.ts';
import type { EventClock } from '../../domain/events/dated-event.ts';
import { type Day, dayInZone, daysFromTo } from '../../domain/events/days.ts';
import { scheduleOf, upcomingEvents } from '../../domain/events/schedule.ts';
import { standingOf } from '../../domain/events/standing.ts';
import { withoutCircles } from '../../domain/events/super-events.ts';
import { nearbyIndex } from '../../domain/geo/nearby.ts';
import { nameOrder } from '../../i18n/locale/name-order.ts';
import { believedDateTime } from '../../domain/places/record-age.ts';
import { isListedAt, type PastValidity, validityAt } from '../../domain/places/validity.ts';
import type { DetailedResource, GroupingKind } from '../../records/resource-name.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import { groupingSlugs, recordSlugs } from './record-slugs.ts';
import { alikePlaces } from './alike-places.ts';
import { type Category, categoryTree } from './category-tree.ts';
import type { EventSummary } from './event-summary.ts';
import type { GroupingSummary } from './grouping-summary.ts';
import { byMemberId, groupBy } from './group-by.ts';
import { withDestinationZones } from './time-zones.ts';
import { atItsPlace } from './event-place.ts';
import { collectionsBesideCategories, type GroupedEvent, groupingsOf } from './groupings.ts';
import type { Guide } from './guide.ts';
import { type GuidePlace, isLocated, type PlaceOrdering } from './guide-records.ts';
import { guideFacets } from './guide-facets.ts';
import { membersByName } from './members-by-name.ts';
import { listOrder, placeRanks } from './place-rank.ts';
import type { PlaceSummary } from './place-summary.ts';
import { publishedNames } from './published-names.ts';
import { sharedWebsites } from './shared-websites.ts';
import { withPublishedPoints } from './published-points.ts';

interface DatedSummary {
	updatedAt?: string | undefined;
}

export interface GuideContent {
	places: readonly PlaceSummary[];
	events: readonly EventSummary[];
	destinations: readonly GroupingSummary[];
	collections: readonly GroupingSummary[];
}

/** Holds what a guide keeps of the past. */
export interface GuideMemory {
	addresses?: PermalinkHistory;
	/**
	 * Days for which an event keeps its page after its last date and after the guide first published
	 * the page.
	 */
	keptPastEventDays?: number;
	pastValidity?: PastValidity;
}

/**
 * Builds the guide from its records.
 * @param clock The instant for which lists are made.
 */
export function buildGuide(
	content: GuideContent,
	locale: string,
	clock: EventClock,
	{
		addresses = noPermalinks,
		keptPastEventDays = Infinity,
		pastValidity = 'left-out',
	}: GuideMemory = {},
): Guide {
	const published = withPublishedPoints(content);
	const compare = nameOrder(locale);
	const today = dayInZone(clock.nowMs, clock.timeZone);
	const places = withAddresses(published.places, 'places', addresses, today).sort(
		(a, b) =>
			(b.editorialScore ?? -Infinity) - (a.editorialScore ?? -Infinity) || compare(a.name, b.name),
	);
	const daysPublished = ({ id }: { id: string }) =>
		daysFromTo(addresses.firstPublished('events', id) ?? today, today);
	const placesById = byId(places);
	const listedPlaces = places.filter((place) => isListedAt(place, today, pastValidity));
	const groupings = <E extends GroupedEvent>(kind: GroupingKind, events: readonly E[]) =>
		groupingsOf(
			content[kind].map((summary) => withBelievedChange(summary, today)),
			groupingSlugs(content[kind], kind, addresses),
			listedPlaces,
			events,
		).sort((a, b) => compare(a.summary.name, b.summary.name));
	const destinationsOf = <E extends GroupedEvent>(events: readonly E[]) =>
		membersByName(groupings('destinations', events), listedPlaces, events);
	const located = withAddresses(withoutCircles(published.events), 'events', addresses, today).map(
		(event) => atItsPlace(event, placesById.get(event.placeId ?? '')),
	);
	const dated = withDestinationZones(located, destinationsOf);
	const schedule = scheduleOf(dated, clock, locale).flatMap(({ event, dates }) => {
		const standing = standingOf(dates, clock, daysPublished(event), keptPastEventDays);
		return standing === 'expired' ? [] : [{ event: { ...event, dates, standing }, dates }];
	});
	const events = schedule.map(({ event }) => event);
	const listedEvents = [
		...upcomingEvents(schedule, clock).map(({ event }) => event),
		...events.filter(({ standing }) => standing === 'undated'),
	];
	const locatedPlaces = listedPlaces.filter(isLocated);
	const eventsByPlaceId = groupBy(listedEvents, ({ placeId }) => placeId);
	const unordered = {
		listedPlaces,
		categories: categoryTree(listedPlaces, compare),
		eventsByPlaceId,
		collectionsByMemberId: byMemberId(groupings('collections', listedEvents)),
	};
	const ranks = placeRanks(unordered);
	const inListOrder = listOrder(ranks);
	const ordered = <T extends { places: readonly GuidePlace[] }>(list: T) => ({
		...list,
		places: inListOrder(list.places),
	});
	const destinations = destinationsOf(listedEvents).map(ordered);
	const collections = groupings('collections', listedEvents).map(ordered);
	const categories = withPlaces(unordered.categories, inListOrder);
	const ownCollections = collectionsBesideCategories(collections, categories);
	return {
		places,
		events,
		listedPlaces: inListOrder(listedPlaces),
		comingPlaces: places
			.filter((place) => validityAt(place, today) === 'not-yet')
			.sort((a, b) => compare(a.validFrom ?? '', b.validFrom ?? '')),
		listedEvents,
		schedule,
		destinations,
		collections,
		ownCollections,
		categories,
		facets: guideFacets(
			{ listedPlaces, listedEvents, categories, destinations, collections },
			compare,
			inListOrder,
		),
		ranks,
		placesById,
		eventsById: byId(events),
		eventsByPlaceId,
		subEventsById: groupBy(events, ({ superEventId }) => superEventId),
		destinationsByMemberId: byMemberId(destinations),
		ownCollectionsByMemberId: byMemberId(ownCollections),
		nearby: nearbyIndex(locatedPlaces),
		alike: alikePlaces(locatedPlaces),
		names: publishedNames(destinations, listedPlaces),
		sharedWebsites: sharedWebsites(places),
	};
}

function withPlaces(categories: readonly Category[], inOrder: PlaceOrdering): Category[] {
	return categories.map((category) => ({
		...category,
		places: inOrder(category.places),
		children: withPlaces(category.children, inOrder),
	}));
}

/**
 * Adds to each record the last part of its address. Returns the records ordered by id, so that
 * those of equal names stay in their order from build to build.
 */
function withAddresses<Summary extends DatedSummary & { id: string; name: string }>(
	summaries: readonly Summary[],
	kind: DetailedResource,
	addresses: PermalinkHistory,
	today: Day,
): (Summary & { addressSlug: string })[] {
	const slugs = recordSlugs(summaries, kind, addresses);
	return [...summaries]
		.sort((a, b) => compareTexts(a.id, b.id))
		.map((summary) => ({
			...withBelievedChange(summary, today),
			addressSlug: slugs.get(summary.id) ?? summary.id,
		}));
}

function withBelievedChange<Summary extends DatedSummary>(summary: Summary, today: Day): Summary {
	const updatedAt = believedDateTime(summary.updatedAt, today);
	return updatedAt === summary.updatedAt ? summary : { ...summary, updatedAt };
}

function byId<T extends { id: string }>(records: readonly T[]): Map<string, T> {
	return new Map(records.map((record) => [record.id, record]));
}
