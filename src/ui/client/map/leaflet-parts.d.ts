/** Declares the parts of Leaflet as modules: each has what the whole calls by the same name. */
declare module 'leaflet/src/dom/DomUtil.js' {
	import { DomUtil } from 'leaflet';
	export = DomUtil;
}
declare module 'leaflet/src/geo/LatLng.js' {
	export { LatLng } from 'leaflet';
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
	export { LatLngBounds } from 'leaflet';
}
declare module 'leaflet/src/geometry/Point.js' {
	export { Point } from 'leaflet';
}
declare module 'leaflet/src/layer/Layer.js' {
	export { Layer } from 'leaflet';
}
declare module 'leaflet/src/layer/LayerGroup.js' {
	export { LayerGroup } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/GridLayer.js' {
	export { GridLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
	export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Circle.js' {
	export { Circle } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/CircleMarker.js' {
	export { CircleMarker } from 'leaflet';
}
declare module 'leaflet/src/map/Map.js' {
	export { Map } from 'leaflet';
}
