import type { GuideEvent, GuidePlace } from '../guide/guide-records.ts';
import { nextChangeMs } from '../guide/next-change.ts';
import { eventClock } from '../view-models/event-clock.ts';
import type { EventSurroundings } from '../view-models/event-surroundings.ts';
import type { PageContext } from '../view-models/page-context.ts';
import { contextDigest } from './context-digest.ts';
import type { Given } from './given-text.ts';

type Around = Omit<EventSurroundings, 'event' | 'nearby' | 'superEvent' | 'venue'> & {
	/** How far away places nearby are. */
	metres: readonly number[];
	/** Which of the records before are those of its venue and of what it is part of. */
	has: readonly boolean[];
	/** Until when the time alone changes nothing, in milliseconds since 1970. */
	isSameUntilMs: number;
};

/**
 * All that `eventPage` is given, so that a page of an earlier build can be taken before its view model is made.
 *
 * @param recordDigests Of the records from which it is made.
 */
export function madeEventPage(
	context: PageContext,
	{ event, nearby, superEvent, venue, ...rest }: EventSurroundings,
	recordDigests: readonly string[],
): Given<(string | GuideEvent | GuidePlace | Around)[]> {
	const subEvents = context.guide.subEventsById.get(event.id) ?? [];
	const told = [event, ...subEvents, ...(superEvent ? [superEvent] : [])];
	return {
		given: [
			contextDigest(context),
			...recordDigests,
			...[event, superEvent, venue, ...nearby.map(({ place }) => place)].filter(
				(record) => record !== undefined,
			),
			{
				...rest,
				metres: nearby.map(({ metres }) => metres),
				has: [superEvent !== undefined, venue !== undefined],
				isSameUntilMs: nextChangeMs(told, eventClock(context)),
			},
		],
	};
}
