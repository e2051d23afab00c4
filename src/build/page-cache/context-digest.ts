import { hash } from 'node:crypto';
import { dayInZone } from '../../domain/events/days.ts';
import { timeZonesOf } from '../../guide/model/time-zones.ts';
import type { PageContext, RecordContext } from '../../ui/view-models/site/page-context.ts';

const digests = new WeakMap<PageContext, string>();

/**
 * Returns a digest of all that a `RecordContext` has besides routes and words, which follow from
 * code and settings, and the pages of other languages, which are in the key of each page. Of the
 * time these are the days in the zones of the guide and of its places: of no others may be asked.
 */
export function contextDigest(context: PageContext): string {
	const known = digests.get(context);
	if (known !== undefined) return known;
	const { guide, imageCopies, now, site } = context;
	const zones = timeZonesOf(guide.places, site).add(site.timeZone);
	const given: Record<keyof Omit<RecordContext, 'routes' | 'messages' | 'languages'>, unknown> = {
		site,
		now: [...zones].sort().map((zone) => [zone, dayInZone(now, zone)]),
		imageCopies: [...imageCopies],
	};
	const digest = hash('sha256', JSON.stringify(given), 'base64url');
	digests.set(context, digest);
	return digest;
}
