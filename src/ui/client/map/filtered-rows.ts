import { countOfFilters } from '../../../outputs/explore/count-of-filters.ts';
import {
	filtersFromParameters,
	knownFilters,
	queryOfFilters,
} from '../../../outputs/explore/filter-parameters.ts';
import { matchingRows } from '../../../outputs/explore/matching-rows.ts';
import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import type { MapOptions } from '../../../graphics/map/map-options.ts';
import { countInWords, filledIn } from '../../../i18n/messages/filled-in.ts';
import { partOf } from '../page-parts.ts';
import { whileTimePasses } from '../ticking.ts';

/**
 * Shows the rows that the filters in the page's address leave, and again when places open or close.
 * Where there are filters, the parts of `MapFilters.astro` say so, and lead to Explore with them. A
 * distance from the visitor is no filter here: the map does not know where that is.
 *
 * @returns Stops it from following time.
 */
export function followFilters(
	element: HTMLElement,
	table: PlaceTable,
	{ locale, words }: MapOptions,
	show: (rows: Uint32Array) => void,
): () => void {
	const asked = filtersFromParameters(new URLSearchParams(location.search));
	const filters = { ...knownFilters(asked, table.facets), withinMetres: undefined };
	const notice = partOf(element, 'filtered');
	let shown: Uint32Array | undefined;
	const follow = () => {
		const rows = matchingRows(table, filters, { nowMs: Date.now(), locale });
		if (shown?.join() === rows.join()) return;
		shown = rows;
		const places = countInWords(rows.length, words.onePlace, words.places, locale);
		notice.textContent = filledIn(words.filtered, { places });
		show(rows);
	};
	follow();
	const stop = whileTimePasses(follow, false);
	if (countOfFilters(filters) === 0) return stop;
	notice.hidden = false;
	partOf(element, 'all-places').hidden = false;
	// As `MapFilters.astro` has it.
	const link = partOf(element, 'filter') as HTMLAnchorElement;
	link.search = queryOfFilters({ ...filters, isMapOpen: true });
	return stop;
}
