import { isOnlineFromTheStart } from '../events/attendance.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import { distanceAndDirection } from '../geo/distance-words.ts';
import type { NearbyIndex } from '../geo/nearby.ts';
import type { GuideEvent, GuidePlace, LocatedPlace } from '../guide/guide-records.ts';
import { groupingLink } from './grouping-lists.ts';
import type { PageContext } from './page-context.ts';
import type { Link } from './page-frame.ts';
import { type PlaceCard, placeCard } from './place-card.ts';

/** A place near another one, with its card. */
export interface NearPlace {
	place: LocatedPlace;
	card: PlaceCard;
	/** As the crow flies. */
	metres: number;
}

/** What a place has to do with the rest of the guide. */
export interface PlaceRelations {
	/** Nearest first. */
	nearby: readonly NearPlace[];
	/** Of the same innermost category, nearest first; none of those above. */
	alike: readonly NearPlace[];
	/** Upcoming ones, by date. */
	eventsHere: readonly GuideEvent[];
	/** Destinations and collections. */
	memberOf: readonly Link[];
	/** What its record says it lies in, where that is published. */
	containedIn?: Link | undefined;
}

const nearbyCount = 6;
const alikeCount = 3;
/** An hour by bicycle: farther places are not near. */
const nearbyMetres = 25_000;
/** An hour by car: as far as one goes for more of the same. */
const alikeMetres = 50_000;

/** @param containedIn `location.contained_in` of its record. */
export function placeRelations(
	context: PageContext,
	place: GuidePlace,
	containedIn: string | undefined,
): PlaceRelations {
	const { guide, now } = context;
	const nearby = placesNearby(context, place.coordinates, place);
	const shown = [place, ...nearby.map((near) => near.place)];
	const ofCategory = guide.alike.inCategory(place.categories);
	return {
		nearby,
		alike: nearPlaces(context, place.coordinates, ofCategory, alikeCount, alikeMetres, shown),
		eventsHere: (guide.eventsByPlaceId.get(place.id) ?? []).filter(
			(event) => !isOnlineFromTheStart(event, now),
		),
		memberOf: memberships(context, place.id),
		containedIn: containerLink(context, place, containedIn),
	};
}

/** The published places nearest to a point, nearest first. @param place That which stands there, and is not one of them. */
export function placesNearby(
	context: PageContext,
	from: Coordinates | undefined,
	place: GuidePlace | undefined,
): NearPlace[] {
	const without = place ? [place] : [];
	return nearPlaces(context, from, context.guide.nearby, nearbyCount, nearbyMetres, without);
}

/** The destinations and collections that a place or event belongs to. */
export function memberships(context: PageContext, id: string): Link[] {
	const { guide } = context;
	return (['destinations', 'collections'] as const).flatMap((kind) => {
		const groupings =
			kind === 'destinations' ? guide.destinationsByMemberId : guide.collectionsByMemberId;
		return (groupings.get(id) ?? []).map((grouping) => groupingLink(context, kind, grouping));
	});
}

/** The destination or other place in which a place lies, by the name that its record gives. */
export function containerLink(
	context: PageContext,
	place: GuidePlace,
	name: string | undefined,
): Link | undefined {
	const found = name === undefined ? undefined : context.guide.names.find(name);
	if (found?.kind === 'destination') {
		return groupingLink(context, 'destinations', found.destination);
	}
	if (!found || found.place.id === place.id) return undefined;
	return {
		href: context.routes.place(found.place.addressSlug),
		label: found.place.name,
		isContent: true,
	};
}

function nearPlaces(
	context: PageContext,
	from: Coordinates | undefined,
	index: NearbyIndex<LocatedPlace> | undefined,
	count: number,
	maxMetres: number,
	without: readonly GuidePlace[],
): NearPlace[] {
	const { messages, site } = context;
	if (!from || !index) return [];
	return index
		.nearest(from, count, maxMetres, ({ id }) => without.every((place) => place.id !== id))
		.map(({ distanceInMetres, point }) => ({
			place: point,
			metres: distanceInMetres,
			card: {
				...placeCard(context, point),
				distance: distanceAndDirection(from, point.coordinates, site.locale, messages.places),
			},
		}));
}
