import { filtersFromParameters, knownFilters } from '../../explore/filter-parameters.ts';
import { matchingRows } from '../../explore/matching-rows.ts';
import type { PlaceTable } from '../../explore/place-table.ts';

/** The rows that the filters in the page's address leave. @param locale Of names (BCP 47). */
export function filteredRows(table: PlaceTable, locale: string): Uint32Array {
	const filters = filtersFromParameters(new URLSearchParams(location.search));
	return matchingRows(table, knownFilters(filters, table.axes), { nowMs: Date.now(), locale });
}
