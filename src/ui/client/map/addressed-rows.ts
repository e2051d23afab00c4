import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import type { MapOptions } from '../../../graphics/map/map-options.ts';

/**
 * Shows what the filters in the page's address leave. The script that knows filters is loaded only
 * where there are some.
 *
 * @returns Stops the map from following time.
 */
export async function showAddressed(
	element: HTMLElement,
	table: PlaceTable,
	options: MapOptions,
	show: (rows: Iterable<number>) => void,
): Promise<(() => void) | undefined> {
	if (location.search === '') {
		show(Array.from({ length: table.count }, (_, row) => row));
		return undefined;
	}
	const { followFilters } = await import('./filtered-rows.ts');
	return followFilters(element, table, options, show);
}
