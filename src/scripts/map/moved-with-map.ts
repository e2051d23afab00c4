import {
	DomUtil,
	type LatLng,
	type LatLngBounds,
	type Map as LeafletMap,
	type Point,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Extent } from '../../map/place-clusters.ts';

/** Where a point of the map will be within its panes once an animated zoom has ended. */
export function layerPointAfter(
	map: LeafletMap,
	position: LatLng,
	{ center, zoom }: { center: LatLng; zoom: number },
): Point {
	const pane = map.getPane('mapPane');
	const moved = map
		.project(position, zoom)
		.subtract(map.project(center, zoom))
		.add(map.getSize().divideBy(2));
	return pane ? moved.subtract(DomUtil.getPosition(pane)) : moved;
}

/** What a view shows, west to east. */
export function extentOf(bounds: LatLngBounds): Extent {
	return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}
