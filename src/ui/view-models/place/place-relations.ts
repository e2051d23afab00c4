import type { Coordinates } from '../../../domain/geo/coordinates.ts';
import { isRough, isWayKnown } from '../../../domain/geo/precision.ts';
import { distanceAndDirection } from '../../../domain/geo/distance-words.ts';
import type { NearbyIndex } from '../../../domain/geo/nearby.ts';
import type { Grouping, GuidePlace, LocatedPlace } from '../../../guide/model/guide-records.ts';
import { groupingLink } from '../list/grouping-lists.ts';
import type { Link } from '../site/link.ts';
import type { PageContext, RecordContext } from '../site/page-context.ts';
import type { ShownPlace } from './shown-place.ts';

/** Holds a place near another one, and how far away it is. */
export interface NearPlace {
	place: ShownPlace & { coordinates: Coordinates };
	/** Distance along the straight line. */
	metres: number;
}

const nearbyCount = 6;
const alikeCount = 3;
/** Maximum distance of places nearby, an hour by bicycle: farther ones are not near. */
const nearbyMetres = 25_000;
/** Maximum distance of places alike, an hour by car: as far as one goes for more of the same. */
const alikeMetres = 50_000;

/**
 * Returns the published places nearest to a point, nearest first.
 * @param place That which stands there, and is not one of them.
 */
export function placesNearby(
	{ guide }: PageContext,
	from: Coordinates | undefined,
	place: GuidePlace | undefined,
): NearPlace[] {
	return nearPlaces(from, guide.nearby, nearbyCount, nearbyMetres, place ? [place] : []);
}

/**
 * Returns the places that stand in for places nearby whose points are too rough to show the way,
 * nearest first; none about a rough point, where they would stand for all that is nearer.
 *
 * @param nearby Places as `placesNearby` returns them; none of them is among these.
 */
export function placesBeyond(
	{ guide }: PageContext,
	from: Coordinates | undefined,
	place: GuidePlace | undefined,
	nearby: readonly NearPlace[],
): NearPlace[] {
	if (!from || nearby.length < nearbyCount || isRough(from)) return [];
	const isShown = (to: Coordinates) => isWayKnown(from, to);
	const shown = nearby.map((near) => near.place);
	const count = shown.filter(({ coordinates }) => !isShown(coordinates)).length;
	const without = place ? [place, ...shown] : shown;
	return nearPlaces(from, guide.nearby, count, nearbyMetres, without, isShown);
}

/**
 * Returns places of the same kind, nearest first: see `AlikePlaces`.
 *
 * @param around Shown already; none of them is among these.
 */
export function placesAlike(
	{ guide }: PageContext,
	place: GuidePlace,
	around: readonly NearPlace[],
): NearPlace[] {
	const shown = [place, ...around.map((near) => near.place)];
	const ofKind = guide.alike.ofKind(place);
	return nearPlaces(place.coordinates, ofKind, alikeCount, alikeMetres, shown);
}

/**
 * Returns how far away a place is and in which direction, in words; `undefined` where the points
 * are too rough for that.
 */
export function wayTo(
	{ messages, site }: RecordContext,
	from: Coordinates,
	{ coordinates }: { coordinates: Coordinates },
): string | undefined {
	return distanceAndDirection(from, coordinates, site.locale, messages.places);
}

/**
 * Returns links to the destinations and collections that a place or event belongs to, but for
 * collections that are one of its categories.
 */
export function memberships(context: PageContext, id: string): Link[] {
	const { guide } = context;
	return (['destinations', 'collections'] as const).flatMap((kind) => {
		const groupings =
			kind === 'destinations' ? guide.destinationsByMemberId : guide.ownCollectionsByMemberId;
		return (groupings.get(id) ?? []).map((grouping) => groupingLink(context, kind, grouping));
	});
}

/**
 * Returns a link to the destination or other place in which a place lies, by the name that its
 * record gives; `undefined` where the guide has none.
 */
export function containerLink(
	context: PageContext,
	place: GuidePlace,
	name: string | undefined,
): Link | undefined {
	const destination = containingDestination(context, name);
	if (destination) return groupingLink(context, 'destinations', destination);
	const found = name === undefined ? undefined : context.guide.names.find(name);
	if (found?.kind !== 'place' || found.place.id === place.id) return undefined;
	return {
		href: context.routes.place(found.place.addressSlug),
		label: found.place.name,
		isContent: true,
	};
}

/** Returns the destination of the guide that the record of a place names as what it lies in. */
export function containingDestination(
	{ guide }: PageContext,
	name: string | undefined,
): Grouping | undefined {
	const found = name === undefined ? undefined : guide.names.find(name);
	return found?.kind === 'destination' ? found.destination : undefined;
}

function nearPlaces(
	from: Coordinates | undefined,
	index: NearbyIndex<LocatedPlace> | undefined,
	count: number,
	maxMetres: number,
	without: readonly { id: string }[],
	acceptAt?: (coordinates: Coordinates) => boolean,
): NearPlace[] {
	if (!from || !index) return [];
	return index
		.nearest(from, count, maxMetres, (near) => without.every(({ id }) => id !== near.id), acceptAt)
		.map(({ distanceInMetres, point }) => ({ place: point, metres: distanceInMetres }));
}
