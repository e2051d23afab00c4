import { type Facet, factFacets } from '../../../domain/facets/facet.ts';
import type { ExploredFacet } from '../../../outputs/explore/encode-facets.ts';
import type { FacetValue } from '../../../guide/model/guide-facets.ts';
import { valueName } from '../list/facet-words.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * An axis as tables for browsers have it.
 * @param recordsOf The records of a value that are in the table.
 */
export function exploredFacet(
	context: PageContext,
	axis: Facet,
	recordsOf: (value: FacetValue) => Iterable<{ id: string }>,
): ExploredFacet {
	return {
		key: axis,
		label: context.messages.axes[axis],
		matches: isNeed(axis) ? 'all' : 'any',
		values: context.guide.axes.values[axis].map((value) => ({
			slug: value.slug,
			label: valueName(context, value),
			records: recordsOf(value),
		})),
	};
}

/**
 * Who needs two things needs both of them; who would like to see two towns would like to see
 * either.
 */
function isNeed(axis: Facet): boolean {
	return factFacets.some((known) => known === axis);
}
