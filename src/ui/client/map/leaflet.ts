/**
 * Loads what of Leaflet every map needs, part by part: its one file would bring tiles, popups and
 * controls as well, as no bundler can know that what it does to its own classes there is not asked
 * for.
 */
import * as DomUtil from 'leaflet/src/dom/DomUtil.js';
import 'leaflet/src/layer/vector/Renderer.getRenderer.js';
import 'leaflet/src/map/index.js';

export { DomUtil };
export type * from 'leaflet';
export { LatLng } from 'leaflet/src/geo/LatLng.js';
export { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { Point } from 'leaflet/src/geometry/Point.js';
export { Layer } from 'leaflet/src/layer/Layer.js';
export { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
export { Circle } from 'leaflet/src/layer/vector/Circle.js';
export { CircleMarker } from 'leaflet/src/layer/vector/CircleMarker.js';
export { Map } from 'leaflet/src/map/Map.js';
