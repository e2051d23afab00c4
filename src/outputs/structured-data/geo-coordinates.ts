import type { GeoCoordinatesLeaf } from 'schema-dts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { hasTooManyDigits, isRough } from '../../domain/geo/precision.ts';
import { isSubclassOf } from '../../domain/schema-org/vocabulary.ts';

/**
 * Returns the node of a point, neither rounded nor padded: the digits show how exact the source is.
 * Leaves out a point that is less exact than they say.
 *
 * @param type The class of the node. Of a business a rough point is left out: Google asks for
 *   five decimals (Search documentation, LocalBusiness), and would lead customers there.
 */
export function geoCoordinates(
	coordinates: Coordinates | undefined,
	type: string,
): GeoCoordinatesLeaf | undefined {
	if (!coordinates) return undefined;
	if (isSubclassOf(type, 'LocalBusiness') && isRough(coordinates)) return undefined;
	if (hasTooManyDigits(coordinates)) return undefined;
	const { latitude, longitude } = coordinates;
	return { '@type': 'GeoCoordinates', latitude, longitude };
}
