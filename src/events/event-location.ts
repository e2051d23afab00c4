import { type Coordinates, coordinatesOf, distanceInMetres } from '../geo/coordinates.ts';
import { cityWithoutPostalCode } from '../places/address-lines.ts';
import { isPostBox } from '../places/post-box.ts';
import { isSameText } from '../places/same-text.ts';
import type { EventLocation } from '../schemas/event.ts';
import type { PlaceLocation } from '../schemas/place-location.ts';
import { type AddressWords, isInOtherTown, ownAddressLine, townLine } from './own-address.ts';

/** What lists and files know of where a place or an event is. */
export interface Spot {
	street?: string | undefined;
	postalCode?: string | undefined;
	city?: string | undefined;
	coordinates?: Coordinates | undefined;
}

/** Where an event takes place, as its page tells it. */
export interface EventWhereabouts {
	location?: PlaceLocation | undefined;
	/** The address that the event states besides that of its venue, which is the one of `location`. */
	ownAddress?: string | undefined;
}

/** Coordinates of one building may differ by as much (our reading). */
const sameSpotMetres = 150;

/**
 * The location of the node that stands for the venue of an event in structured data: that of the venue, with the event's own address or
 * coordinates where the venue states none (structured-data rules, section 7).
 *
 * The address is that of one of them as a whole, as a street of one and a town of the other would be nowhere; that of a venue without a
 * street takes the event's where both are in the same town, at the same spot.
 *
 * @param venue The location of the place where it is, when that is published here.
 */
export function venueLocation(
	event: EventLocation | undefined,
	venue: PlaceLocation | undefined,
): PlaceLocation | undefined {
	const own = event && asPlaceLocation(event);
	if (!venue || !own) return venue ?? own;
	const location = locationOfEither(venue, own);
	if (!isStreetOfBoth(own, venue)) return location;
	const postBox = venue.address?.street ?? venue.address?.street_alt;
	return {
		...location,
		address: { ...venue.address, street: own.address?.street, street_alt: postBox },
	};
}

/**
 * Where an event takes place, for its visitors. What it says of itself is not lost beside its venue.
 *
 * Our reading: an address of its own in another town, or with coordinates that are elsewhere, is where one has to go; near the venue it
 * is told besides that of the venue, or in its place where that has no street.
 *
 * @param venue The place where it is, when that is published here.
 */
export function eventLocation(
	event: EventLocation | undefined,
	venue: { name: string; location?: PlaceLocation | undefined } | undefined,
): EventWhereabouts {
	const own = event && asPlaceLocation(event);
	if (!venue?.location || !own) return { location: venue?.location ?? own };
	const { location, name } = venue;
	const [ownSpot, venueSpot] = [spotOf(own), { ...spotOf(location), name }];
	switch (addressToTell(ownSpot, venueSpot)) {
		case 'own-elsewhere':
			return { location: own };
		case 'own':
			return {
				location: { ...location, address: own.address, ...coordinatesOfEither(location, own) },
			};
		case 'venue':
			return {
				location: locationOfEither(location, own),
				ownAddress: saysWhere(venueSpot) ? ownAddressLine(ownSpot, venueSpot) : undefined,
			};
	}
}

/** The same of what lists and files have of both. */
export function eventSpot(event: Spot, venue: (Spot & { name?: string }) | undefined): Spot {
	const { city, coordinates, postalCode, street } = event;
	const own = { street, postalCode, city, coordinates };
	if (!venue) return own;
	switch (addressToTell(event, venue)) {
		case 'own-elsewhere':
			return { ...own, coordinates: ownCoordinates(event, venue) };
		case 'own':
			return { ...own, coordinates: venue.coordinates ?? coordinates };
		case 'venue': {
			const told = saysWhere(venue) ? venue : own;
			return {
				street: told.street,
				postalCode: told.postalCode,
				city: told.city,
				coordinates: venue.coordinates ?? coordinates,
			};
		}
	}
}

/** Which address leads to an event, and whether it leads elsewhere than to its venue. */
function addressToTell(
	event: AddressWords & Spot,
	venue: AddressWords & Spot,
): 'venue' | 'own' | 'own-elsewhere' {
	if (!saysWhere(venue) || ownAddressLine(event, venue) === undefined) return 'venue';
	if (isElsewhere(event, venue)) return 'own-elsewhere';
	return venue.street === undefined && townLine(event) !== '' ? 'own' : 'venue';
}

function isElsewhere(event: AddressWords & Spot, venue: AddressWords & Spot): boolean {
	const coordinates = ownCoordinates(event, venue);
	return coordinates && venue.coordinates
		? distanceInMetres(coordinates, venue.coordinates) > sameSpotMetres
		: isInOtherTown(event, venue);
}

/** Whether the street that an event states is that of its venue, which states none, or a mere post box. */
function isStreetOfBoth(own: PlaceLocation, venue: PlaceLocation): boolean {
	const street = own.address?.street;
	if (street === undefined || isPostBox(street)) return false;
	const isStreetKnown = [venue.address?.street, venue.address?.street_alt].some(
		(line) => line !== undefined && !isPostBox(line),
	);
	const [ownSpot, venueSpot] = [spotOf(own), spotOf(venue)];
	return (
		!isStreetKnown &&
		isSameText(townLine(ownSpot), townLine(venueSpot)) &&
		!isElsewhere(ownSpot, venueSpot)
	);
}

/** Those of an event that states none are those of its venue. */
function ownCoordinates({ coordinates }: Spot, venue: Spot): Coordinates | undefined {
	const isOfVenue =
		coordinates?.latitude === venue.coordinates?.latitude &&
		coordinates?.longitude === venue.coordinates?.longitude;
	return isOfVenue ? undefined : coordinates;
}

/** That of the venue, with the address and the coordinates of the event where the venue has none. */
function locationOfEither(venue: PlaceLocation, own: PlaceLocation): PlaceLocation {
	return {
		...venue,
		address:
			[venue.address, own.address].find((address) => saysWhere(wordsOf({ address }))) ??
			venue.address ??
			own.address,
		...coordinatesOfEither(venue, own),
	};
}

function coordinatesOfEither(venue: PlaceLocation, own: PlaceLocation) {
	const coordinates = coordinatesOf(venue) ?? coordinatesOf(own);
	return { latitude: coordinates?.latitude, longitude: coordinates?.longitude };
}

function spotOf(location: PlaceLocation): AddressWords & Spot {
	return { ...wordsOf(location), coordinates: coordinatesOf(location) };
}

function wordsOf({ address }: Pick<PlaceLocation, 'address'>): AddressWords {
	const { country, neighbourhood, region, street_alt: streetAlt } = address ?? {};
	return {
		street: address?.street,
		postalCode: address?.postal_code,
		city: cityWithoutPostalCode(address ?? {}),
		further: [streetAlt, neighbourhood, region, country],
	};
}

/** Our reading: a region or a country alone does not say where something is. */
export function saysWhere({ city, postalCode, street }: Omit<Spot, 'coordinates'>): boolean {
	return [street, postalCode, city].some((part) => part !== undefined && part !== '');
}

/** The location of an event in the form of a place's: an event states its address in the location itself. */
function asPlaceLocation(location: EventLocation): PlaceLocation {
	return {
		latitude: location.latitude,
		longitude: location.longitude,
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
