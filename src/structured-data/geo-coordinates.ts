import type { GeoCoordinatesLeaf } from 'schema-dts';
import type { Coordinates } from '../geo/coordinates.ts';

/** Neither rounded nor padded: the digits tell how exact the source is. */
export function geoCoordinates(
	coordinates: Coordinates | undefined,
): GeoCoordinatesLeaf | undefined {
	if (!coordinates) return undefined;
	const { latitude, longitude } = coordinates;
	return { '@type': 'GeoCoordinates', latitude, longitude };
}
