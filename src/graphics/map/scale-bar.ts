/** Equatorial circumference of the sphere that web maps project (EPSG:3857), in metres. */
const circumference = 2 * Math.PI * 6_378_137;

/**
 * Returns the metres that a pixel of a web map stands for at a latitude.
 * @param zoom Zoom of a map with tiles of 256 pixels.
 */
export function metresPerPixel(latitude: number, zoom: number): number {
	return (circumference * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
}

/**
 * Returns the longest of some distances that fits, else the first of them; `undefined` where there
 * is none.
 * @param distances Distances in metres, ascending.
 */
export function scaleDistance<Distance extends readonly [metres: number, text: string]>(
	distances: readonly Distance[],
	maxMetres: number,
): Distance | undefined {
	return distances.findLast(([metres]) => metres <= maxMetres) ?? distances[0];
}
