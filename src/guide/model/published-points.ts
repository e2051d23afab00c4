import {
	locationAccuracyOf,
	type JudgedRecord,
	type PointDoubt,
	publishedPoint,
} from '../../domain/location-accuracy/location-accuracy.ts';
import { isSameSpot } from '../../domain/events/spot.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import type { EventSummary } from './event-summary.ts';
import type { PlaceSummary } from './place-summary.ts';

interface Placed {
	places: readonly PlaceSummary[];
	events: readonly EventSummary[];
}

/**
 * Returns the places and events with the points that the guide publishes for them
 * (`locationAccuracyOf`).
 *
 * An event that names its place is not judged by its address, which may be its organiser's; where
 * it stands at the spot of its place, its point is in the same doubt.
 */
export function withPublishedPoints<Content extends Placed>(content: Content): Content {
	const { events, places } = content;
	const judged = [...places, ...events.filter(({ placeId }) => placeId === undefined)];
	const doubts = locationAccuracyOf(judged.flatMap((summary) => judgedRecord(summary) ?? []));
	if (doubts.size === 0) return content;
	const doubtful = new Map(places.filter(({ id }) => doubts.has(id)).map((p) => [p.id, p]));
	const doubtOfEvent = ({ coordinates, id, placeId }: EventSummary) => {
		const stated = doubtful.get(placeId ?? '')?.coordinates;
		const isAtPlace = coordinates && stated && isSameSpot(coordinates, stated);
		return doubts.get(isAtPlace ? (placeId ?? '') : id);
	};
	return {
		...content,
		places: places.map((place) => withPublishedPoint(place, doubts.get(place.id))),
		events: events.map((event) => withPublishedPoint(event, doubtOfEvent(event))),
	};
}

function judgedRecord(summary: PlaceSummary | EventSummary): JudgedRecord | undefined {
	const { city, coordinates, id, neighbourhood, postalCode, street } = summary;
	if (!coordinates) return undefined;
	const containedIn = 'containedIn' in summary ? summary.containedIn : undefined;
	return { id, coordinates, address: { street, postalCode, city, neighbourhood }, containedIn };
}

function withPublishedPoint<Summary extends { coordinates?: Coordinates | undefined }>(
	summary: Summary,
	doubt: PointDoubt | undefined,
): Summary {
	return doubt ? { ...summary, coordinates: publishedPoint(summary.coordinates, doubt) } : summary;
}
