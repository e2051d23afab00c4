import type { GuideEvent, GuidePlace } from '../../guide/model/guide-records.ts';
import { nextChangeMs } from '../../guide/model/next-change.ts';
import { eventClock } from '../../ui/view-models/event/event-clock.ts';
import type { EventSurroundings } from '../../ui/view-models/event/event-surroundings.ts';
import type { PageContext } from '../../ui/view-models/site/page-context.ts';
import { contextDigest } from './context-digest.ts';
import type { CacheInput } from './cache-key.ts';

type Around = Omit<EventSurroundings, 'event' | 'nearby' | 'superEvent' | 'venue'> & {
	/** How far away places nearby are. */
	metres: readonly number[];
	/**
	 * When one of its dates, or of what it is part of, begins or is over, or a day begins: in
	 * milliseconds since 1970.
	 */
	isSameUntilMs: number;
};

/**
 * Returns all that `eventPage` is given, so that a page of an earlier build can be taken before its
 * view model is made.
 *
 * @param recordDigests Of the records from which it is made.
 */
export function eventPageCacheInput(
	context: PageContext,
	{ event, nearby, superEvent, venue, ...rest }: EventSurroundings,
	recordDigests: readonly string[],
): CacheInput<(string | GuideEvent | GuidePlace | Around)[]> {
	return {
		input: [
			contextDigest(context),
			...recordDigests,
			event,
			superEvent ?? '',
			venue ?? '',
			...nearby.map(({ place }) => place),
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
