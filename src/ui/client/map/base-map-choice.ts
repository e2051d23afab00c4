import type { BaseMap } from '../../../graphics/map/base-map.ts';
import { storeChoice, storedChoice } from '../stored-choice.ts';
import { type Layer, DomUtil } from './leaflet.ts';
import type { MapView } from './map-view.ts';
import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';

/**
 * Key of a visitor's consent in the storage, by the origin that it is for: another origin is asked
 * for anew.
 */
const storageKey = 'map-tiles';

/**
 * Shows the base map that the operator has chosen, below the places in place of the guide's own
 * drawing, once the visitor has agreed to one of another host. Nothing is loaded from there before,
 * and no more once they have changed their mind.
 */
export class BaseMapChoice {
	readonly #view: MapView;
	readonly #base: BaseMap;
	readonly #element: HTMLElement;
	#layer: Layer | undefined;

	/**
	 * @param element Element with the parts `ask-tiles` and `tiles-shown`, of which one is seen
	 *   where another host is asked for pictures.
	 */
	constructor(view: MapView, base: BaseMap, element: HTMLElement) {
		this.#view = view;
		this.#base = base;
		this.#element = element;
		if (base.kind === 'pmtiles') void this.#showFile(base.file);
		if (base.kind !== 'tiles') return;
		this.#showTiles(storedChoice(storageKey) === base.origin);
		// It may be given or withdrawn on another page, also while this one waits to be come back to.
		const stopping = new AbortController();
		const { signal } = stopping;
		addEventListener('storage', this.#follow, { signal });
		addEventListener('pageshow', this.#follow, { signal });
		view.map.on('unload', () => {
			stopping.abort();
		});
	}

	readonly #follow = () => {
		if (this.#base.kind !== 'tiles') return;
		const stored = storedChoice(storageKey);
		const isAgreed = stored === this.#base.origin;
		const isShown = this.#layer !== undefined;
		if (stored !== undefined && isAgreed !== isShown) this.#showTiles(isAgreed);
	};

	/** Remembers whether the visitor agrees, and does as they say. */
	agree(isAgreed: boolean): void {
		if (this.#base.kind !== 'tiles') return;
		storeChoice(storageKey, isAgreed ? this.#base.origin : '');
		this.#showTiles(isAgreed);
		const next = isAgreed ? 'withdraw-tiles' : 'agree-tiles';
		this.#element.querySelector<HTMLElement>(`[data-action="${next}"]`)?.focus();
	}

	async #showFile(file: string): Promise<void> {
		const night = matchMedia('(prefers-color-scheme: dark)').matches;
		const { theme } = document.documentElement.dataset;
		this.#replace(await pmtilesLayer(file, theme === undefined ? night : theme === 'dark'));
		this.#shown('attribution', true);
	}

	#showTiles(isAgreed: boolean): void {
		if (this.#base.kind !== 'tiles') return;
		this.#replace(isAgreed ? tileLayer(this.#base.address) : undefined);
		this.#shown('ask-tiles', !isAgreed);
		this.#shown('tiles-shown', isAgreed);
		this.#shown('attribution', isAgreed);
	}

	#replace(layer: Layer | undefined): void {
		this.#layer?.remove();
		this.#layer = layer;
		layer?.addTo(this.#view.map);
		this.#view.drawsBaseMap = layer === undefined;
	}

	#shown(part: string, isShown: boolean): void {
		const found = this.#element.querySelector<HTMLElement>(`[data-part="${part}"]`);
		if (found) found.hidden = !isShown;
	}
}

/**
 * Makes a layer of pictures of another host below the places. It loads from there at once: visitors
 * have agreed before.
 */
function tileLayer(address: string): TileLayer {
	return new TileLayer(address, {
		maxZoom: 19,
		// The host learns from which guide its pictures are asked for, as their terms want, and not
		// which page.
		referrerPolicy: 'strict-origin-when-cross-origin',
		className: 'foreign-tiles',
	});
}

/** Draws a PMTiles file of the guide's own host below the places. */
async function pmtilesLayer(file: string, isNight: boolean): Promise<Layer> {
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
