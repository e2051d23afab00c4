import { Map as LeafletMap, type PanOptions, type PointExpression } from './leaflet.ts';

export const maxZoom = 19;

interface MovableMap {
	/** Longitude of its middle: half a world to each side it ends. */
	middle: number;
	/** Parts of a zoom that it stops at: whole ones only where pictures would blur between them. */
	zoomSnap: number;
	/** Whether it glides. */
	moves: boolean;
}

/**
 * Holds a map that does not glide: by arrow keys, and back from where it ends, Leaflet does
 * whatever its options say.
 */
class StillMap extends LeafletMap {
	override panBy(offset: PointExpression, options?: PanOptions): this {
		return super.panBy(offset, { ...options, animate: false });
	}
}

/** Returns a map of Leaflet in an element, which is moved by hand and shows nothing yet. */
export function movableMap(
	sheet: HTMLElement,
	{ middle, moves, zoomSnap }: MovableMap,
): LeafletMap {
	const map = new (moves ? LeafletMap : StillMap)(sheet, {
		attributionControl: false,
		zoomControl: false,
		zoomSnap,
		maxZoom,
		minZoom: 2,
		maxBounds: [
			[-85.05, middle - 180],
			[85.05, middle + 180],
		],
		maxBoundsViscosity: 1,
		// The page is scrolled by the same gesture: the map takes it once somebody is at it.
		scrollWheelZoom: false,
		zoomAnimation: moves,
		fadeAnimation: moves,
		inertia: moves,
		trackResize: false,
	});
	keepSize(map, sheet);
	sheet.addEventListener('focusin', () => map.scrollWheelZoom.enable());
	sheet.addEventListener('focusout', () => map.scrollWheelZoom.disable());
	// Else the browser looks at every move of the pointer for text to select, or for something to
	// drag.
	sheet.addEventListener('mousedown', (event) => {
		event.preventDefault();
	});
	return map;
}

/**
 * Lets a map know how large it is. Leaflet would ask when the window changes, also for a map that
 * is hidden then and has no size.
 */
function keepSize(map: LeafletMap, sheet: HTMLElement): void {
	const observer = new ResizeObserver(() => {
		if (sheet.clientWidth > 0) map.invalidateSize({ debounceMoveend: true });
	});
	observer.observe(sheet);
	map.on('unload', () => {
		observer.disconnect();
	});
}
