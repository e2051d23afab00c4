import type { LatLngLiteral, Map as LeafletMap } from './leaflet.ts';

/** Holds the middle of what a map shows, and its zoom. */
export interface StoredView {
	center: LatLngLiteral;
	zoom: number;
}

/**
 * Keeps what a map shows with the page's entry in the history of its window, so that whoever comes
 * back from a place, or loads the page anew, finds the map as they left it.
 */
export function storeView(map: LeafletMap): void {
	map.on('moveend', () => {
		const { lat, lng } = map.getCenter();
		try {
			history.replaceState({ center: { lat, lng }, zoom: map.getZoom() } satisfies StoredView, '');
		} catch {
			// Safari takes a hundred entries in half a minute: a later move is kept again.
		}
	});
}

/** Returns the view that was kept; nothing where the page is new, or its map was never moved. */
export function storedView(): StoredView | null {
	// Written above: the page with the map keeps nothing else.
	return history.state as StoredView | null;
}

/** Shows what was kept, from as far. */
export function showStoredView(map: LeafletMap, { center, zoom }: StoredView): void {
	map.options.minZoom = Math.min(map.getMinZoom(), zoom);
	map.setView(center, zoom, { animate: false });
}
