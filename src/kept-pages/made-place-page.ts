import { hash } from 'node:crypto';
import { dayInZone } from '../events/days.ts';
import type { GuidePlace } from '../guide/guide-records.ts';
import { timeZonesOf } from '../guide/time-zones.ts';
import type { PageContext } from '../view-models/page-context.ts';
import type { PlaceSurroundings } from '../view-models/place-surroundings.ts';
import type { Made } from './given-text.ts';

type Around = Omit<PlaceSurroundings, 'place' | 'nearby' | 'alike'> & {
	/** To those nearby and to those alike. */
	metres: readonly (readonly number[])[];
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
): Made<(string | GuidePlace | Around)[]> {
	const near = [nearby, alike];
	return {
		path: context.routes.place(place.addressSlug),
		given: [
			contextDigest(context),
			recordDigest,
			place,
			...near.flat().map((other) => other.place),
			{ ...rest, metres: near.map((places) => places.map(({ metres }) => metres)) },
		],
	};
}

const digests = new WeakMap<PageContext, string>();

/** Of what a `RecordContext` has besides routes and words, which follow from code and settings: of the time it has days. */
function contextDigest(context: PageContext): string {
	const known = digests.get(context);
	if (known !== undefined) return known;
	const { guide, imageCopies, now, site } = context;
	const { looksUpTimeZones: isLookedUp, timeZone } = site;
	const zones = [timeZone, ...timeZonesOf(guide.places, { timeZone, isLookedUp })];
	const days = zones.map((zone) => [zone, dayInZone(now, zone)]).sort();
	const digest = hash('sha256', JSON.stringify([site, days, [...imageCopies]]), 'base64url');
	digests.set(context, digest);
	return digest;
}
