import type { MapOptions } from '../../../graphics/map/map-options.ts';
import { metresPerPixel, scaleDistance } from '../../../graphics/map/scale-bar.ts';
import type { Map as LeafletMap } from './leaflet.ts';

/** Pixels of the line at most. */
const maxLength = 120;

/**
 * Keeps a line as long as the distance that stands in it, at the latitude in the middle of the map.
 */
export function keepScale(
	map: LeafletMap,
	line: HTMLElement,
	distances: MapOptions['distances'],
): void {
	const draw = () => {
		const perPixel = metresPerPixel(map.getCenter().lat, map.getZoom());
		const [metres, text] = scaleDistance(distances, maxLength * perPixel) ?? [0, ''];
		line.style.inlineSize = `${Math.round(metres / perPixel)}px`;
		if (line.textContent !== text) line.textContent = text;
	};
	map.on('moveend zoomend', draw);
	draw();
}
