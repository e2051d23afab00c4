import type { Extent } from '../../../graphics/map/place-clusters.ts';
import {
	DomUtil,
	type LatLng,
	type LatLngBounds,
	type LeafletEvent,
	type Map as LeafletMap,
	type Point,
} from './leaflet.ts';

/** Says what a map shows, or is about to. */
export interface ViewOfMap {
	center: LatLng;
	zoom: number;
}

/**
 * Returns the view while two fingers spread on the map or come together; `undefined` where a zoom
 * comes from something else.
 */
export function pinchedView(map: LeafletMap, event: LeafletEvent): ViewOfMap | undefined {
	return 'pinch' in event ? { center: map.getCenter(), zoom: map.getZoom() } : undefined;
}

/**
 * Returns where a point of the map is within its panes in another view, before Leaflet moves the
 * panes: in an animated zoom, or under two fingers.
 */
export function layerPointIn(
	map: LeafletMap,
	position: LatLng,
	{ center, zoom }: ViewOfMap,
): Point {
	const pane = map.getPane('mapPane');
	const moved = map
		.project(position, zoom)
		.subtract(map.project(center, zoom))
		.add(map.getSize().divideBy(2));
	return pane ? moved.subtract(DomUtil.getPosition(pane)) : moved;
}

/** Returns the longitudes and latitudes that a view shows, west to east. */
export function extentOf(bounds: LatLngBounds): Extent {
	return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}
