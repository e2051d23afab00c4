import {
	filtersFromParameters,
	knownFilters,
	queryOfFilters,
} from '../../explore/filter-parameters.ts';
import { matchingRows } from '../../explore/matching-rows.ts';
import { countOfFilters } from '../../explore/place-filters.ts';
import type { PlaceTable } from '../../explore/place-table.ts';
import type { MapOptions } from '../../map/map-words.ts';
import { countInWords, filledIn } from '../../messages/filled-in.ts';
import { partOf } from '../page-parts.ts';

/**
 * The rows that the filters in the page's address leave. Where there are some, the parts of `MapFilters.astro` say so, and lead to
 * Explore with them. A distance from the visitor is no filter here: the map does not know where that is.
 */
export function filteredRows(
	element: HTMLElement,
	table: PlaceTable,
	{ locale, words }: MapOptions,
): Uint32Array {
	const asked = filtersFromParameters(new URLSearchParams(location.search));
	const filters = { ...knownFilters(asked, table.axes), withinMetres: undefined };
	const rows = matchingRows(table, filters, { nowMs: Date.now(), locale });
	if (countOfFilters(filters) === 0) return rows;
	const places = countInWords(rows.length, words.onePlace, words.places, locale);
	const notice = partOf(element, 'filtered');
	notice.textContent = filledIn(words.filtered, { places });
	notice.hidden = false;
	partOf(element, 'all-places').hidden = false;
	// As `MapFilters.astro` has it.
	const link = partOf(element, 'filter') as HTMLAnchorElement;
	link.search = queryOfFilters({ ...filters, isMapOpen: true });
	return rows;
}
