import { type Coordinates, coordinatesOf } from '../../../domain/geo/coordinates.ts';
import { hasTooManyDigits } from '../../../domain/geo/precision.ts';

interface PlacedRecord {
	location?:
		| {
				latitude?: number | undefined;
				longitude?: number | undefined;
				geo_link?: string | undefined;
				map_url?: string | undefined;
		  }
		| undefined;
}

/**
 * Returns a record with the point that the guide publishes of it, which its location carries with
 * how far off the place may be. Where the guide does not publish what the record states, a `geo:`
 * link, which names the same point, is left out as well.
 *
 * @param summary Summary of the record in the guide.
 */
export function withAccuracy<Record extends PlacedRecord>(
	record: Record,
	summary: { coordinates?: Coordinates | undefined } | undefined,
): Record {
	const { location } = record;
	const stated = coordinatesOf(location);
	if (!location || !stated || !summary || isPublished(stated, summary.coordinates)) return record;
	return {
		...record,
		location: {
			...location,
			latitude: undefined,
			longitude: undefined,
			...summary.coordinates,
			...(isPoint(location.geo_link) && { geo_link: undefined }),
			...(isPoint(location.map_url) && { map_url: undefined }),
		},
	};
}

function isPublished(stated: Coordinates, published: Coordinates | undefined): boolean {
	return (
		published !== undefined &&
		!hasTooManyDigits(published) &&
		published.latitude === stated.latitude &&
		published.longitude === stated.longitude
	);
}

function isPoint(address: string | undefined): boolean {
	return address?.startsWith('geo:') === true;
}
