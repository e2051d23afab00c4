import type { Day } from '../../domain/events/days.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { compareTexts } from '../../i18n/text-order.ts';

/** Kinds of records whose addresses are remembered. */
export const permalinkKinds = [
	'places',
	'events',
	'destinations',
	'collections',
] as const satisfies readonly ResourceName[];

/** Describes an address at which the guide has published the page of a record. */
export interface Permalink {
	kind: ResourceName;
	/** Id of the record. */
	id: string;
	/** Last part of the address. */
	slug: string;
	/** Days in the guide's time zone. */
	firstPublished: Day;
	lastPublished: Day;
}

/**
 * Returns each address once, ordered by kind, id and slug, with the earliest and the latest of its
 * days.
 */
export function mergedPermalinks(...lists: readonly Iterable<Permalink>[]): Permalink[] {
	const merged = new Map<string, Permalink>();
	for (const list of lists) {
		for (const address of list) {
			const key = `${address.kind}/${address.slug}`;
			const known = merged.get(key);
			merged.set(key, known ? mergedDays(known, address) : address);
		}
	}
	return [...merged.values()].sort(
		(a, b) =>
			compareTexts(a.kind, b.kind) || compareTexts(a.id, b.id) || compareTexts(a.slug, b.slug),
	);
}

/** Merges the days of two records at one address: the one that was there first owns it. */
function mergedDays(a: Permalink, b: Permalink): Permalink {
	if (a.id !== b.id) {
		const isEarlier = compareTexts(a.firstPublished, b.firstPublished) || compareTexts(a.id, b.id);
		return isEarlier <= 0 ? a : b;
	}
	return {
		...a,
		firstPublished: a.firstPublished < b.firstPublished ? a.firstPublished : b.firstPublished,
		lastPublished: a.lastPublished > b.lastPublished ? a.lastPublished : b.lastPublished,
	};
}
