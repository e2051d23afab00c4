import { furtherAddresses } from '../../records/address-field.ts';
import type { PlaceLocation } from '../../records/place-location.ts';
import { type Coordinates, coordinatesOf } from '../geo/coordinates.ts';
import { uncertaintyInMetres } from '../geo/precision.ts';
import { isLessPreciseThanAddress, markedPoint } from './directions.ts';

/** Links which the source itself gives. */
export interface MapLinks {
	/** Maps in the browser, each once. */
	mapHrefs: readonly string[];
	/** `geo:` URI of the point that the source's own `geo:` URI names, as `androidHref`. */
	geoHref?: string | undefined;
}

const point = String.raw`(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)`;
/**
 * Match the point of a `geo:` URI as RFC 5870 writes it and, in a URI of `0,0`, the point in the
 * query that Android's “Common intents” describe.
 */
const pointsOfUri = [
	new RegExp(`^geo:${point}(?=[,;?]|$)`),
	new RegExp(`[?&]q=${point}(?=[(&]|$)`),
];

/**
 * Returns the map of the place as the source links to it, in the browser or as a `geo:` URI. From
 * the latter only the point is taken: what else it says could lead to another place than the one of
 * that name, and a point that is rougher than the street, or than that of the place, says nothing.
 */
export function mapLinks(location: PlaceLocation | undefined, name: string): MapLinks {
	const addresses = [
		location?.map_url,
		location?.geo_link,
		...furtherAddresses(location?.map_url_text),
		...furtherAddresses(location?.geo_link_text),
	].filter((address) => address !== undefined);
	const own = coordinatesOf(location);
	const geoPoint = addresses
		.flatMap((address) => pointOf(address) ?? [])
		.find(
			(coordinates) =>
				!isLessPreciseThanAddress(coordinates, location?.address) && !isRougher(coordinates, own),
		);
	return {
		mapHrefs: [...new Set(addresses.filter((address) => /^https?:/.test(address)))],
		geoHref: geoPoint && markedPoint(geoPoint, name),
	};
}

function isRougher(coordinates: Coordinates, other: Coordinates | undefined): boolean {
	return other !== undefined && uncertaintyInMetres(coordinates) > uncertaintyInMetres(other);
}

function pointOf(address: string): Coordinates | undefined {
	if (!address.startsWith('geo:')) return undefined;
	return pointsOfUri
		.map((form) => {
			const [, latitude, longitude] = form.exec(address) ?? [];
			return coordinatesOf({ latitude: Number(latitude), longitude: Number(longitude) });
		})
		.find((coordinates) => coordinates !== undefined);
}
