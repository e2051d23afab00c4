import type { GuideEvent, GuidePlace } from '../../guide/model/guide-records.ts';
import { nextChangeMs } from '../../guide/model/next-change.ts';
import { eventClock } from '../../ui/view-models/event/event-clock.ts';
import type { EventSurroundings } from '../../ui/view-models/event/event-surroundings.ts';
import { shownOf, type ShownPlace } from '../../ui/view-models/place/shown-place.ts';
import type { PageContext } from '../../ui/view-models/site/page-context.ts';
import { contextDigest } from './context-digest.ts';
import type { CacheInput } from './cache-key.ts';

type Around = Omit<EventSurroundings, 'event' | 'nearby' | 'superEvent' | 'venue'> & {
	/** Distances of the nearby places. */
	metres: readonly number[];
	/**
	 * Instant until which time changes nothing on the page: when a date of the event, or of the event
	 * that it is part of, begins or ends, or a day begins. In milliseconds since 1970.
	 */
	isSameUntilMs: number;
};

type NearEvent = Omit<ShownPlace, 'openingHours'>;

/**
 * Returns all that `eventPage` depends on, so that a page can be restored from the cache without
 * making its view model.
 *
 * @param recordDigests Digests of the records from which the page is made.
 */
export function eventPageCacheInput(
	context: PageContext,
	{ event, nearby, superEvent, venue, ...rest }: EventSurroundings,
	recordDigests: readonly string[],
): CacheInput<(string | GuideEvent | GuidePlace | NearEvent | Around)[]> {
	return {
		input: [
			contextDigest(context),
			...recordDigests,
			event,
			superEvent ?? '',
			venue ?? '',
			...nearby.map(({ place }) => nearEvent(place)),
			{
				...rest,
				metres: nearby.map(({ metres }) => metres),
				isSameUntilMs: nextChangeMs(
					superEvent ? [event, superEvent] : [event],
					eventClock(context),
				),
			},
		],
	};
}

/** Returns what the page of an event shows of a place nearby: not what is open now. */
function nearEvent(place: ShownPlace): NearEvent {
	const { openingHours: _, ...shown } = shownOf(place);
	return shown;
}
