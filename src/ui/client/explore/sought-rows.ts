import statusWords from 'virtual:waymark/status-words';
import type { ExploreWords } from '../../../i18n/messages/browser-words.ts';
import type { PlaceFilters } from '../../../outputs/explore/place-filters.ts';
import { distancesFrom, type Visitor } from '../../../outputs/explore/place-order.ts';
import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import { wordsOfVisit } from '../../../outputs/explore/visit-time.ts';
import type { RowDrawing } from '../filters/result-list.ts';
import { openLabel } from './named-filters.ts';
import { placeRows } from './place-row.ts';

/** Holds what a visitor looks for, as far as entries of the list show it. */
interface Sought {
	table: PlaceTable;
	visitor: Visitor;
	open: PlaceFilters['open'];
	words: ExploreWords;
}

/**
 * Returns how entries of places are drawn: open now or at the time of the visit that is sought, and
 * as far away as they are from the visitor.
 *
 * @param element Element with `data-covers`, what the addresses of drawings begin with.
 */
export function soughtRows(
	element: HTMLElement,
	{ open, table, visitor: { locale, position }, words }: Sought,
): RowDrawing {
	const visit = typeof open === 'object' ? open : undefined;
	return placeRows({
		table,
		words,
		statusWords: visit ? wordsOfVisit(statusWords, openLabel(visit, words, locale)) : statusWords,
		locale,
		visit,
		covers: element.dataset.covers ?? '',
		distances: position && distancesFrom(table, position),
	});
}
