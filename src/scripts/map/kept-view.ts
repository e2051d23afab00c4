import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

/** The middle of what a map shows, in degrees, and its zoom. */
export interface KeptView {
	latitude: number;
	longitude: number;
	zoom: number;
}

interface MapEntry {
	mapView?: KeptView;
}

/**
 * Keeps what a map shows with the page's entry in the history of its window, so that whoever comes back from a place, or loads the page
 * anew, finds the map as they left it.
 */
export function keepView(map: LeafletMap): void {
	map.on('moveend', () => {
		const { lat, lng } = map.getCenter();
		const mapView: KeptView = { latitude: lat, longitude: lng, zoom: map.getZoom() };
		try {
			history.replaceState({ ...entry(), mapView } satisfies MapEntry, '');
		} catch {
			// Safari takes a hundred entries in half a minute: a later move is kept again.
		}
	});
}

/** What was kept; `undefined` where the page is new, or its map was never moved. */
export function keptView(): KeptView | undefined {
	return entry().mapView;
}

function entry(): MapEntry {
	// Written above, by this page alone.
	return (history.state ?? {}) as MapEntry;
}
