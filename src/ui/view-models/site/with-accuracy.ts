import {
	type Coordinates,
	coordinatesOf,
	hasTooManyDigits,
} from '../../../domain/geo/coordinates.ts';

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
 * Returns a record with the point that the guide tells of it, which its location carries with how
 * far off the place may be. Where the guide does not tell what the record states, a `geo:` link,
 * which names the same point, is left out as well.
 *
 * @param told Its summary in the guide.
 */
export function withAccuracy<Record extends PlacedRecord>(
	record: Record,
	told: { coordinates?: Coordinates | undefined } | undefined,
): Record {
	const { location } = record;
	const stated = coordinatesOf(location);
	if (!location || !stated || !told || isPublished(stated, told.coordinates)) return record;
	return {
		...record,
		location: {
			...location,
			latitude: undefined,
			longitude: undefined,
			...told.coordinates,
			...(isPoint(location.geo_link) && { geo_link: undefined }),
			...(isPoint(location.map_url) && { map_url: undefined }),
		},
	};
}

function isPublished(stated: Coordinates, told: Coordinates | undefined): boolean {
	return (
		told !== undefined &&
		!hasTooManyDigits(told) &&
		told.latitude === stated.latitude &&
		told.longitude === stated.longitude
	);
}

function isPoint(address: string | undefined): boolean {
	return address?.startsWith('geo:') === true;
}
