import type { BoundingBox } from '../../domain/geo/bounding-box.ts';
import { type Coordinates, distanceInMetres } from '../../domain/geo/coordinates.ts';

/** Distance in metres beyond which a map around somebody shows no place that they could go to. */
const farMetres = 50_000;

/**
 * Returns how far the guide is from somebody who is nowhere near it.
 *
 * @param table Places of the guide, of which those without coordinates are left out.
 * @param box Box with most of them: within, nobody is far from the guide.
 * @returns Metres to the nearest place; `undefined` within 50 km of one, and within the box.
 */
export function metresFromGuide(
	position: Coordinates,
	table: { latitude: ArrayLike<number>; longitude: ArrayLike<number> },
	box: BoundingBox,
): number | undefined {
	if (isWithin(position, box)) return undefined;
	let nearest = Infinity;
	for (let row = 0; row < table.latitude.length; row++) {
		const { [row]: latitude = NaN } = table.latitude;
		const { [row]: longitude = NaN } = table.longitude;
		if (Number.isNaN(latitude)) continue;
		nearest = Math.min(nearest, distanceInMetres(position, { latitude, longitude }));
	}
	return nearest > farMetres && nearest < Infinity ? nearest : undefined;
}

function isWithin({ latitude, longitude }: Coordinates, box: BoundingBox): boolean {
	const [west, south, east, north] = box;
	const isAcross =
		west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
	return isAcross && latitude >= south && latitude <= north;
}
