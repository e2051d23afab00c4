/** Leaflet as a module, of which the bundle takes only what is used. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
	export * from 'leaflet';
}
