import type { Occurrence } from '../../domain/events/occurrence.ts';
import type { Standing } from '../../domain/events/standing.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import type { EventSummary } from './event-summary.ts';
import type { GroupingSummary } from './grouping-summary.ts';
import type { PlaceSummary } from './place-summary.ts';

export interface GuidePlace extends PlaceSummary {
	/** Last part of its address. */
	addressSlug: string;
}

export interface GuideEvent extends EventSummary {
	addressSlug: string;
	/** Dates by start, those added by rules included. */
	dates: readonly Occurrence[];
	/** Lists show all but past ones. */
	standing: Exclude<Standing, 'expired'>;
}

export type LocatedPlace = GuidePlace & { coordinates: Coordinates };

/** Brings places into another order. */
export type PlaceOrdering = (places: readonly GuidePlace[]) => GuidePlace[];

/** Holds a destination or a collection with those of its members that lists show. */
export interface Grouping<Event = GuideEvent> {
	summary: GroupingSummary;
	addressSlug: string;
	places: GuidePlace[];
	events: Event[];
}

/** Returns whether a place can be shown on a map. */
export function isLocated(place: GuidePlace): place is LocatedPlace {
	return place.coordinates !== undefined;
}
