import { type Coordinates, coordinatesOf, distanceInMetres } from '../geo/coordinates.ts';
import { type AddressWords, addressWordsOf } from '../places/address-words.ts';
import type { PlaceLocation } from '../../records/place-location.ts';
import { isInOtherTown, type NamedAddress } from './own-address.ts';

/** Holds what lists and files know of where a place or an event is. */
export interface Spot extends AddressWords {
	coordinates?: Coordinates | undefined;
}

/** Coordinates of one building may differ by as much (our reading). */
const sameSpotMetres = 150;

/** Returns where a location is, with what else its address says. */
export function spotOfLocation(location: PlaceLocation): Spot {
	return { ...addressWordsOf(location.address), coordinates: coordinatesOf(location) };
}

/**
 * Returns whether an address says where something is. Our reading: a region or a country alone
 * does not say so.
 */
export function saysWhere({ city, postalCode, street }: Omit<Spot, 'coordinates'>): boolean {
	return [street, postalCode, city].some((part) => part !== undefined && part !== '');
}

/**
 * Returns whether an event leads elsewhere than to its venue, by its coordinates or else by its
 * town.
 */
export function isElsewhere(event: Spot, venue: NamedAddress & Spot): boolean {
	const coordinates = ownCoordinates(event, venue);
	return coordinates && venue.coordinates
		? !isSameSpot(coordinates, venue.coordinates)
		: isInOtherTown(event, venue);
}

/** Returns whether two points may be those of one building. */
export function isSameSpot(one: Coordinates, other: Coordinates): boolean {
	return distanceInMetres(one, other) <= sameSpotMetres;
}

/**
 * Returns the coordinates of an event where they are not those of its venue. An event that
 * states none has those of its venue.
 */
export function ownCoordinates({ coordinates }: Spot, venue: Spot): Coordinates | undefined {
	const isOfVenue =
		coordinates?.latitude === venue.coordinates?.latitude &&
		coordinates?.longitude === venue.coordinates?.longitude;
	return isOfVenue ? undefined : coordinates;
}
