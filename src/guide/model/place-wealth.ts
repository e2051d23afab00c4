import type { GuidePlace } from './guide-records.ts';
import type { Guide } from './guide.ts';

/**
 * Counts what the record of a place states, with what the guide knows besides: the events to come
 * there, and the collections that it is in.
 */
export function placeWealth(
	{
		collectionsByMemberId,
		eventsByPlaceId,
	}: Pick<Guide, 'collectionsByMemberId' | 'eventsByPlaceId'>,
	{ id, wealth }: GuidePlace,
): number {
	const events = eventsByPlaceId.get(id)?.length ?? 0;
	const collections = collectionsByMemberId.get(id)?.length ?? 0;
	return wealth + Math.round(Math.log2(1 + events)) + collections;
}
