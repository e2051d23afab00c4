import {
	exactnessOf,
	type JudgedRecord,
	type PointDoubt,
	toldPoint,
} from '../../domain/location-accuracy/exactness.ts';
import { isSameSpot } from '../../domain/events/spot.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import type { EventSummary } from './event-summary.ts';
import type { PlaceSummary } from './place-summary.ts';

interface Placed {
	places: readonly PlaceSummary[];
	events: readonly EventSummary[];
}

/**
 * The places and events with the points that may be told of them (`exactnessOf`).
 *
 * An event that names its place is not judged by its address, which may be its organiser's; at the
 * spot of its place its point is in the same doubt.
 */
export function withToldPoints<Content extends Placed>(content: Content): Content {
	const { events, places } = content;
	const judged = [...places, ...events.filter(({ placeId }) => placeId === undefined)];
	const doubts = exactnessOf(judged.flatMap((summary) => judgedRecord(summary) ?? []));
	if (doubts.size === 0) return content;
	const doubtful = new Map(places.filter(({ id }) => doubts.has(id)).map((p) => [p.id, p]));
	const doubtOfEvent = ({ coordinates, id, placeId }: EventSummary) => {
		const stated = doubtful.get(placeId ?? '')?.coordinates;
		const isAtPlace = coordinates && stated && isSameSpot(coordinates, stated);
		return doubts.get(isAtPlace ? (placeId ?? '') : id);
	};
	return {
		...content,
		places: places.map((place) => withToldPoint(place, doubts.get(place.id))),
		events: events.map((event) => withToldPoint(event, doubtOfEvent(event))),
	};
}

function judgedRecord(summary: PlaceSummary | EventSummary): JudgedRecord | undefined {
	const { city, coordinates, id, neighbourhood, postalCode, street } = summary;
	if (!coordinates) return undefined;
	const containedIn = 'containedIn' in summary ? summary.containedIn : undefined;
	return { id, coordinates, address: { street, postalCode, city, neighbourhood }, containedIn };
}

function withToldPoint<Summary extends { coordinates?: Coordinates | undefined }>(
	summary: Summary,
	doubt: PointDoubt | undefined,
): Summary {
	return doubt ? { ...summary, coordinates: toldPoint(summary.coordinates, doubt) } : summary;
}
