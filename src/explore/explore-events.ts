import type { Coordinates } from '../geo/coordinates.ts';
import type { PlaceFilters } from './place-filters.ts';
import type { PlaceTable } from './place-table.ts';

/** The places that Explore shows. */
export interface ExploredRows {
	table: PlaceTable;
	/** In the order of the list. */
	rows: Uint32Array;
	filters: PlaceFilters;
	/** Of the visitor, once it was asked for. It is for this page alone, and is never sent. */
	position: Coordinates | undefined;
}

/**
 * How `explore-places` and what stands beside its list (a map) know of each other. All bubble, so that both may listen where they
 * meet.
 */
export interface ExploreEvents {
	/** Told by `explore-places` after the file is read, and after every change of filters, order or position. */
	'explore-places:rows': ExploredRows;
	/** Told by `explore-places` when the pointer or the focus comes to an entry of the list; `undefined` when it leaves the list. */
	'explore-places:point': { row: number | undefined };
	/** Told by the map when a place is chosen on it: the list goes to its entry. */
	'guide-map:select': { row: number };
}

/** An event of one of these names. */
export function exploreEvent<Name extends keyof ExploreEvents>(
	name: Name,
	detail: ExploreEvents[Name],
): CustomEvent<ExploreEvents[Name]> {
	return new CustomEvent(name, { bubbles: true, detail });
}
