import type { GuidePlace } from '../../guide/model/guide-records.ts';
import type { PageContext } from '../../ui/view-models/site/page-context.ts';
import type { NearPlace } from '../../ui/view-models/place/place-relations.ts';
import type { PlaceSurroundings } from '../../ui/view-models/place/place-surroundings.ts';
import { shownOf, type ShownPlace } from '../../ui/view-models/place/shown-place.ts';
import { contextDigest } from './context-digest.ts';
import type { CacheInput } from './cache-key.ts';

type Around = Omit<PlaceSurroundings, 'place' | 'nearby' | 'beyond' | 'alike'> & {
	/**
	 * Relations to the places nearby, of those beyond and of those alike, without the places
	 * themselves.
	 */
	near: readonly (readonly Omit<NearPlace, 'place'>[])[];
};

/**
 * Returns all that `placePage` is given, so that a page of an earlier build can be taken before its
 * view model is made.
 *
 * @param recordDigest Digest of the record of the place.
 */
export function placePageCacheInput(
	context: PageContext,
	{ alike, beyond, nearby, place, ...rest }: PlaceSurroundings,
	recordDigest: string,
): CacheInput<(string | GuidePlace | ShownPlace | Around)[]> {
	const near = [nearby, beyond, alike];
	return {
		input: [
			contextDigest(context),
			recordDigest,
			place,
			...near.flat().map((other) => shownOf(other.place)),
			{ ...rest, near: near.map((places) => places.map(({ place: _, ...others }) => others)) },
		],
	};
}
