import type { GuidePlace } from './guide-records.ts';
import type { Guide } from './guide.ts';

/**
 * A few listed places that show what the guide has: the best described of each of its largest categories, then the
 * first of all.
 *
 * For guides whose places nobody has ranked, where the first by name say nothing.
 *
 * @param most How many at most.
 */
export function crossSection(
	{ categories, listedPlaces }: Pick<Guide, 'categories' | 'listedPlaces'>,
	most: number,
): GuidePlace[] {
	const largest = categories.toSorted((a, b) => b.places.length - a.places.length).slice(0, most);
	const chosen = new Set<GuidePlace>();
	for (const { places } of largest) {
		const [best] = places.toSorted((a, b) => wealth(b) - wealth(a));
		if (best) chosen.add(best);
	}
	return [...new Set([...chosen, ...listedPlaces.slice(0, 2 * most)])].slice(0, most);
}

/** How much a card can tell of a place. */
function wealth({ image, openingHours, teaser }: GuidePlace): number {
	return [image, openingHours, teaser].filter((part) => part !== undefined).length;
}
