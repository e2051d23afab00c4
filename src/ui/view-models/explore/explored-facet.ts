import { type Facet, factFacets } from '../../../domain/facets/facet.ts';
import type { ExploredFacet } from '../../../outputs/explore/encode-facets.ts';
import type { FacetValue } from '../../../guide/model/guide-facets.ts';
import { valueName } from '../list/facet-words.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * Returns a facet as tables for browsers have it.
 * @param recordsOf The records of a value that are in the table.
 */
export function exploredFacet(
	context: PageContext,
	facet: Facet,
	recordsOf: (value: FacetValue) => Iterable<{ id: string }>,
): ExploredFacet {
	return {
		key: facet,
		label: context.messages.facets[facet],
		matches: isNeed(facet) ? 'all' : 'any',
		values: context.guide.facets.values[facet].map((value) => ({
			slug: value.slug,
			label: valueName(context, value),
			records: recordsOf(value),
		})),
	};
}

/**
 * Returns whether a facet is of things that visitors need: who needs two things needs both of them;
 * who would like to see two towns would like to see either.
 */
function isNeed(facet: Facet): boolean {
	return factFacets.some((known) => known === facet);
}
