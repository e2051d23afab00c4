import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { DomUtil, type Layer } from './leaflet.ts';

/**
 * Pictures of another host below the places. Loads from there at once: visitors have agreed before.
 */
export function tileLayer(address: string): TileLayer {
	return new TileLayer(address, {
		maxZoom: 19,
		// The host learns from which guide its pictures are asked for, as their terms want, and not
		// which page.
		referrerPolicy: 'strict-origin-when-cross-origin',
		className: 'foreign-tiles',
	});
}

/** Draws a PMTiles file of the guide's own host below the places. */
export async function pmtilesLayer(file: string, isNight: boolean): Promise<Layer> {
	// The library expects Leaflet where a script element would have put it.
	Object.assign(globalThis, { L: { GridLayer, DomUtil } });
	const { leafletLayer } = await import('protomaps-leaflet');
	const layer: unknown = leafletLayer({
		url: file,
		flavor: isNight ? 'dark' : 'light',
		lang: document.documentElement.lang,
		attribution: '',
	});
	// It is one of the class that it was given above, which its types do not tell.
	return layer as Layer;
}
