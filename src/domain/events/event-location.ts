import type { EventLocation } from '../../records/event.ts';
import type { PlaceLocation } from '../../records/place-location.ts';
import { type NamedAddress, ownAddressLine } from './own-address.ts';
import type { AddressWords } from '../places/address-words.ts';
import { isElsewhere, ownCoordinates, saysWhere, type Spot, spotOfLocation } from './spot.ts';
import { asPlaceLocation, coordinatesOfEither, locationOfEither } from './venue-location.ts';

/** Describes where an event takes place, as its page states it. */
export interface EventWhereabouts {
	location?: PlaceLocation | undefined;
	/** Address that the event states besides that of its venue, which `location` holds. */
	ownAddress?: string | undefined;
	/** Name of the place that is at `location`; absent where that is the event's own. */
	venueName?: string | undefined;
}

/**
 * Returns where an event takes place, for its visitors. Whatever an event says of itself is not
 * lost beside its venue.
 *
 * Our reading: an address of its own in another town, or with coordinates that are elsewhere, is
 * where one has to go; near the venue it is shown besides that of the venue, or in its place where
 * that has no street.
 *
 * @param venue The place where it is, when that is published here.
 */
export function eventLocation(
	event: EventLocation | undefined,
	venue: { name: string; location?: PlaceLocation | undefined } | undefined,
): EventWhereabouts {
	const own = event && asPlaceLocation(event);
	if (!venue?.location || !own) {
		return { location: venue?.location ?? own, venueName: venue?.name };
	}
	const { location, name } = venue;
	const [ownSpot, venueSpot] = [spotOfLocation(own), { ...spotOfLocation(location), name }];
	switch (addressToShow(ownSpot, venueSpot)) {
		case 'own-elsewhere':
			return { location: own };
		case 'own':
			return {
				location: { ...location, address: own.address, ...coordinatesOfEither(location, own) },
				venueName: name,
			};
		case 'venue':
			return {
				location: locationOfEither(location, own),
				venueName: name,
				ownAddress: saysWhere(venueSpot) ? ownAddressLine(ownSpot, venueSpot) : undefined,
			};
	}
}

/** Returns where an event is, from what lists and files have of it and of its venue. */
export function eventSpot(event: Spot, venue: (NamedAddress & Spot) | undefined): Spot {
	const { coordinates } = event;
	const own = { ...wordsOfSpot(event), coordinates };
	if (!venue) return own;
	switch (addressToShow(event, venue)) {
		case 'own-elsewhere':
			return { ...own, coordinates: ownCoordinates(event, venue) };
		case 'own':
			return { ...own, coordinates: venue.coordinates ?? coordinates };
		case 'venue': {
			const shownSpot = saysWhere(venue) ? wordsOfSpot(venue) : own;
			return { ...shownSpot, coordinates: venue.coordinates ?? coordinates };
		}
	}
}

/**
 * Returns which address leads to an event: that of its venue, or its own, and whether this
 * leads elsewhere than to the venue.
 */
function addressToShow(event: Spot, venue: NamedAddress & Spot): 'venue' | 'own' | 'own-elsewhere' {
	if (!saysWhere(venue) || ownAddressLine(event, venue) === undefined) return 'venue';
	if (isElsewhere(event, venue)) return 'own-elsewhere';
	return venue.street === undefined && saysWhere({ ...event, street: undefined }) ? 'own' : 'venue';
}

/** Returns the address of a spot alone: a record has much else. */
function wordsOfSpot(spot: Spot): AddressWords {
	const { city, country, countryCode, neighbourhood, postalCode, region, street, streetAlt } = spot;
	return { street, streetAlt, neighbourhood, postalCode, city, region, country, countryCode };
}
