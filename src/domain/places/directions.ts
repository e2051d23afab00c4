import type { Coordinates } from '../geo/coordinates.ts';
import { coordinatesOf } from '../geo/coordinates.ts';
import { isRough, uncertaintyInMetres } from '../geo/precision.ts';
import { numberFormat } from '../../i18n/locale/number-formats.ts';
import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import type { Address, PlaceLocation } from '../../records/place-location.ts';
import { addressLines } from './address-lines.ts';

/**
 * Links to a place for map applications. None is loaded by the page: each leaves it when it is
 * followed.
 *
 * `href` works everywhere, also without script. A script may put another in its place: that of the
 * map which the visitor has chosen, or which a telephone has.
 */
export interface Directions {
	/**
	 * Directions on OpenStreetMap, or its search where only an address is known: for the street in
	 * its town, if one is stated.
	 */
	href: string;
	/** `geo:` URI (RFC 5870, with the query that Android's “Common intents” describe). */
	androidHref: string;
	/** Apple's “Map Links”, opened by the Maps application on iOS and macOS. */
	appleHref: string;
	/** Directions of Google's “Maps URLs”, opened by its application where there is one. */
	googleHref: string;
	/**
	 * Distance in metres that the place may be off the point that these lead to; absent where that is
	 * exact, or they lead to an address.
	 */
	uncertaintyInMetres?: number | undefined;
	/**
	 * Coordinates as map applications read them, to copy: decimal degrees, latitude first. Absent
	 * where these lead to an address.
	 */
	coordinatesToCopy?: string | undefined;
}

/** Number of decimals of degrees, about a metre: more digits say nothing of a place. */
const decimals = 5;

/**
 * Returns the directions to the point, or to the address where there is no point, or one that is
 * rougher than the street; `undefined` where neither coordinates nor an address with a street or
 * city are stated.
 *
 * @param isOfPlace Whether the name is that of a place, which maps know: by any other, such as that
 * of an event, a town alone leads nowhere.
 */
export function directionsTo(
	location: PlaceLocation | undefined,
	name: string,
	locale: string,
	isOfPlace = true,
): Directions | undefined {
	const coordinates = coordinatesOf(location);
	const { address } = location ?? {};
	if (coordinates && !isLessPreciseThanAddress(coordinates, address))
		return directionsToPoint(coordinates, name);
	if (address?.street === undefined && (address?.city === undefined || !isOfPlace))
		return undefined;
	const named = [...(isOfPlace ? [name] : []), ...addressLines(address, locale)];
	return directionsToAddress(
		named,
		address.street === undefined ? named : addressLines(searchedAddress(address), locale),
	);
}

/**
 * Returns coordinates for the eye, in the numbers of the locale, such as “38.69789° N, 9.20674° W”.
 */
export function formatCoordinates(
	{ latitude, longitude }: Coordinates,
	locale: string,
	messages: PlaceMessages,
): string[] {
	const format = (degrees: number) =>
		numberFormat(locale, { maximumFractionDigits: decimals }).format(Math.abs(rounded(degrees)));
	return [
		messages.latitude(format(latitude), latitude >= 0),
		messages.longitude(format(longitude), longitude >= 0),
	];
}

/** Returns whether an address says more than a point: a street in a town, than a rough one. */
export function isLessPreciseThanAddress(
	coordinates: Coordinates,
	{ city, street }: Pick<Address, 'city' | 'street'> = {},
): boolean {
	return isRough(coordinates) && street !== undefined && city !== undefined;
}

function directionsToPoint(coordinates: Coordinates, name: string): Directions {
	const degrees = decimalDegrees(coordinates);
	const target = encodeURIComponent(degrees.join(','));
	return {
		href: `https://www.openstreetmap.org/directions?to=${target}`,
		androidHref: markedPoint(coordinates, name),
		...directionsOfHosts(target),
		uncertaintyInMetres: uncertaintyInMetres(coordinates) || undefined,
		coordinatesToCopy: degrees.join(', '),
	};
}

/**
 * Returns the address for OpenStreetMap's search, which finds nothing where it does not know one of
 * the words (osm-search/Nominatim, issues 1679 and 3059), such as those of a name that is not in
 * the map. A region only distinguishes towns of one name where no postal code does.
 */
function searchedAddress(address: Address): Address {
	return {
		...address,
		street_alt: undefined,
		neighbourhood: undefined,
		region: address.postal_code === undefined ? address.region : undefined,
	};
}

function directionsToAddress(named: readonly string[], searched: readonly string[]): Directions {
	const query = encoded(named.join(', '));
	return {
		href: `https://www.openstreetmap.org/search?query=${encoded(searched.join(', '))}`,
		androidHref: `geo:0,0?q=${query}`,
		...directionsOfHosts(query),
	};
}

/**
 * Returns the directions of Apple and Google to a target.
 * @param target Coordinates or words, encoded.
 */
function directionsOfHosts(target: string): Pick<Directions, 'appleHref' | 'googleHref'> {
	return {
		appleHref: `https://maps.apple.com/?daddr=${target}`,
		googleHref: `https://www.google.com/maps/dir/?api=1&destination=${target}`,
	};
}

/**
 * Returns a `geo:` URI with a query: maps on Android open at a point without one, and show nothing
 * there that one could go to.
 */
export function markedPoint(coordinates: Coordinates, name: string): string {
	const target = decimalDegrees(coordinates).join(',');
	// A label in brackets ends at the first closing one.
	const label = encoded(name.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim());
	return `geo:${target}?q=${target}(${label})`;
}

/** Encodes a text for a URL; replaces half a surrogate pair, as that has no encoding. */
function encoded(text: string): string {
	return encodeURIComponent(text.toWellFormed());
}

/** Returns latitude and longitude, in this order, as rounded decimal degrees. */
function decimalDegrees({ latitude, longitude }: Coordinates): string[] {
	return [latitude, longitude].map((degrees) => String(rounded(degrees)));
}

/**
 * Rounds degrees for what is shown and for links alike: two ways of rounding would differ where the
 * next digit is a 5.
 */
function rounded(degrees: number): number {
	return Number(degrees.toFixed(decimals));
}
