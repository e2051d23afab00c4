import type { GuidePlace } from './guide-records.ts';
import type { Guide } from './guide.ts';
import { placeWealth } from './place-wealth.ts';

/**
 * A few listed places that show what the guide has: of each of its largest categories the one of
 * which most is known, then others of which most is; equally rich ones stay in the order of the
 * guide.
 *
 * For guides whose places nobody has ranked, where the first by name say nothing.
 *
 * @param most How many at most.
 */
export function crossSection(
	guide: Pick<Guide, 'categories' | 'listedPlaces' | 'collectionsByMemberId' | 'eventsByPlaceId'>,
	most: number,
): GuidePlace[] {
	const { categories, listedPlaces } = guide;
	const richest = richestFirst(guide, listedPlaces);
	const largest = categories.toSorted((a, b) => b.places.length - a.places.length).slice(0, most);
	const ofLargest = new Set(largest.flatMap(({ places }) => richestFirst(guide, places)[0] ?? []));
	const chosen = richest.filter((place) => ofLargest.has(place));
	return [...new Set([...chosen, ...richest])].slice(0, most);
}

/** Places of which most is known first; equally rich ones stay in their order. */
export function richestFirst(
	guide: Pick<Guide, 'collectionsByMemberId' | 'eventsByPlaceId'>,
	places: readonly GuidePlace[],
): GuidePlace[] {
	const wealth = new Map(places.map((place) => [place, placeWealth(guide, place)]));
	return places.toSorted((a, b) => (wealth.get(b) ?? 0) - (wealth.get(a) ?? 0));
}
