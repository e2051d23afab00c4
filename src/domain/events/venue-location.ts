import { coordinatesOf } from '../geo/coordinates.ts';
import { addressWordsOf } from '../places/address-words.ts';
import { isPostBox } from '../places/post-box.ts';
import { isSameText } from '../places/same-text.ts';
import type { EventLocation } from '../../records/event.ts';
import type { PlaceLocation } from '../../records/place-location.ts';
import { ownAddressLine } from './own-address.ts';
import { isElsewhere, saysWhere, spotOfLocation } from './spot.ts';

/**
 * Returns the location of the node that stands for the venue of an event in structured data: that
 * of the venue, with the event's own address or coordinates where the venue states none
 * (structured-data rules, section 7).
 *
 * The address is that of one of them as a whole, as a street of one and a town of the other would
 * be nowhere; that of a venue without a street takes the event's where both are in the same town,
 * at the same spot. What only says name and address of the venue again is no street.
 *
 * @param place The venue, when that is published here.
 */
export function venueLocation(
	event: EventLocation | undefined,
	place: { name: string; location?: PlaceLocation | undefined } | undefined,
): PlaceLocation | undefined {
	const stated = event && asPlaceLocation(event);
	const venue = place?.location;
	if (!place || !stated) return venue ?? stated;
	const own = withoutSaidStreet(stated, place);
	if (!venue) return own;
	const location = locationOfEither(venue, own);
	if (!isStreetOfBoth(own, venue)) return location;
	const postBox = venue.address?.street ?? venue.address?.street_alt;
	return {
		...location,
		address: { ...venue.address, street: own.address?.street, street_alt: postBox },
	};
}

/**
 * Leaves out the street of an event that says nothing which name and address of its venue do not.
 */
function withoutSaidStreet(
	own: PlaceLocation,
	{ location, name }: { name: string; location?: PlaceLocation | undefined },
): PlaceLocation {
	const street = own.address?.street;
	const statedWords = { ...addressWordsOf(location?.address), name };
	return ownAddressLine({ street }, statedWords) === undefined
		? { ...own, address: { ...own.address, street: undefined } }
		: own;
}

/**
 * Returns whether the street that an event states is that of its venue, which states none, or a
 * mere post box.
 */
function isStreetOfBoth(own: PlaceLocation, venue: PlaceLocation): boolean {
	const street = own.address?.street;
	if (street === undefined || isPostBox(street)) return false;
	const isStreetKnown = [venue.address?.street, venue.address?.street_alt].some(
		(line) => line !== undefined && !isPostBox(line),
	);
	const [ownSpot, venueSpot] = [spotOfLocation(own), spotOfLocation(venue)];
	return (
		!isStreetKnown &&
		isSameText(ownSpot.city, venueSpot.city) &&
		isSameText(ownSpot.postalCode, venueSpot.postalCode) &&
		!isElsewhere(ownSpot, venueSpot)
	);
}

/**
 * Returns the location of the venue, with the address and the coordinates of the event where the
 * venue has none.
 */
export function locationOfEither(venue: PlaceLocation, own: PlaceLocation): PlaceLocation {
	return {
		...venue,
		address:
			[venue.address, own.address].find((address) => saysWhere(addressWordsOf(address))) ??
			venue.address ??
			own.address,
		...coordinatesOfEither(venue, own),
	};
}

/**
 * Returns the coordinates of the venue, or else of the event; both are `undefined` where
 * neither has any.
 */
export function coordinatesOfEither(venue: PlaceLocation, own: PlaceLocation) {
	const coordinates = coordinatesOf(venue) ?? coordinatesOf(own);
	return { latitude: undefined, longitude: undefined, ...coordinates };
}

/**
 * Returns the location of an event in the form of a place's: an event states its address in the
 * location itself.
 */
export function asPlaceLocation(location: EventLocation): PlaceLocation {
	return {
		latitude: location.latitude,
		longitude: location.longitude,
		...coordinatesOf(location),
		address: {
			street: location.address,
			street_alt: undefined,
			postal_code: location.postal_code,
			neighbourhood: location.neighbourhood,
			region: location.region,
			city: location.city,
			country: location.country,
			country_code: location.country_code,
		},
		transit: undefined,
		geo_link: undefined,
		contained_in: undefined,
		map_url: undefined,
	};
}
