import type { Facet } from '../../../domain/facets/facet.ts';
import { originOfValues } from '../../../domain/facets/origin-of-values.ts';
import { queryOfFilters } from '../../../outputs/explore/filter-parameters.ts';
import type { FacetValue } from '../../../guide/model/guide-facets.ts';
import { valueName } from './facet-words.ts';
import type { CountedLink } from '../site/link.ts';
import type { PageContext } from '../site/page-context.ts';

/** Ways to fewer places of a list, by one more value of a facet. */
export interface Refinement {
	facet: Facet;
	heading: string;
	links: readonly CountedLink[];
}

/** Facets that cut a list in useful parts; the others are on the page that filters. */
const refiningFacets = [
	'category',
	'city',
	'activity',
	'season',
	'accessibility',
	'families',
	'animals',
	'price',
] as const satisfies readonly Facet[];

const maxOfFacet = 6;

/**
 * Returns the values that some of a list’s places state, but not all, with how many do: the most
 * frequent of each facet first. Each leads to the filters of both values.
 */
export function refinementsOf(context: PageContext, value: FacetValue): Refinement[] {
	const counts = countsByValue(context, value);
	return refiningFacets.flatMap((facet) => {
		if (facet === value.facet) return [];
		const links = [...counts]
			.filter(([{ facet: ofFacet }, count]) => ofFacet === facet && count < value.places.length)
			.sort(([, one], [, other]) => other - one)
			.slice(0, maxOfFacet)
			.map(([other, count]) => ({
				href: pathOf(context, value, other),
				label: valueName(context, other),
				...originOfValues(facet),
				count: context.messages.pages.placeCount(count),
			}));
		return links.length === 0 ? [] : { facet, heading: context.messages.facets[facet], links };
	});
}

/** Counts how many of a list's places state each value, in the order of the list. */
function countsByValue({ guide }: PageContext, { places }: FacetValue): Map<FacetValue, number> {
	const counts = new Map<FacetValue, number>();
	for (const { id } of places) {
		for (const value of guide.facets.byMemberId.get(id) ?? []) {
			counts.set(value, (counts.get(value) ?? 0) + 1);
		}
	}
	return counts;
}

function pathOf({ routes }: PageContext, ...values: readonly FacetValue[]): string {
	const query = queryOfFilters({
		chosen: new Map(values.map(({ facet, slug }) => [facet, [slug]])),
		hasPhotograph: false,
		order: 'choice',
	});
	return routes.explore() + query;
}
