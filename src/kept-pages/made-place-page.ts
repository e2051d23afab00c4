import { hash } from 'node:crypto';
import { dayInZone } from '../events/days.ts';
import type { GuidePlace } from '../guide/guide-records.ts';
import { timeZonesOf } from '../guide/time-zones.ts';
import type { PageContext, RecordContext } from '../view-models/page-context.ts';
import type { NearPlace } from '../view-models/place-relations.ts';
import type { PlaceSurroundings } from '../view-models/place-surroundings.ts';
import type { Given } from './given-text.ts';

type Around = Omit<PlaceSurroundings, 'place' | 'nearby' | 'alike'> & {
	/** Of those nearby and of those alike, without the places themselves. */
	near: readonly (readonly Omit<NearPlace, 'place'>[])[];
};

/**
 * All that `placePage` is given, so that a page of an earlier build can be taken before its view model is made.
 *
 * @param recordDigest Of the record of the place.
 */
export function madePlacePage(
	context: PageContext,
	{ alike, nearby, place, ...rest }: PlaceSurroundings,
	recordDigest: string,
): Given<(string | GuidePlace | Around)[]> {
	const near = [nearby, alike];
	return {
		given: [
			contextDigest(context),
			recordDigest,
			place,
			...near.flat().map((other) => other.place),
			{ ...rest, near: near.map((places) => places.map(({ place: _, ...others }) => others)) },
		],
	};
}

const digests = new WeakMap<PageContext, string>();

/**
 * Of all that a `RecordContext` has besides routes and words, which follow from code and settings. Of the time these are the days in
 * the zones of the guide and of its places: of no others may be asked.
 */
function contextDigest(context: PageContext): string {
	const known = digests.get(context);
	if (known !== undefined) return known;
	const { guide, imageCopies, now, site } = context;
	const { looksUpTimeZones: isLookedUp, timeZone } = site;
	const zones = timeZonesOf(guide.places, { timeZone, isLookedUp }).add(timeZone);
	const given: Record<keyof Omit<RecordContext, 'routes' | 'messages'>, unknown> = {
		site,
		now: [...zones].sort().map((zone) => [zone, dayInZone(now, zone)]),
		imageCopies: [...imageCopies],
	};
	const digest = hash('sha256', JSON.stringify(given), 'base64url');
	digests.set(context, digest);
	return digest;
}
