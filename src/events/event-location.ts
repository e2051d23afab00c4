import { type Coordinates, coordinatesOf } from '../geo/coordinates.ts';
import type { EventLocation } from '../schemas/event.ts';
import type { PlaceLocation } from '../schemas/place-location.ts';

/** What lists and files know of where a place or an event is. */
export interface Spot {
	street?: string | undefined;
	postalCode?: string | undefined;
	city?: string | undefined;
	coordinates?: Coordinates | undefined;
}

/**
 * Where an event takes place, for all that tell of it: the location of its venue, with the event's own address or coordinates where
 * the venue states none.
 *
 * The address is that of one of them as a whole: a street of one and a town of the other would be nowhere.
 *
 * @param venue The location of the place where it is, when that is published here.
 */
export function eventLocation(
	event: EventLocation | undefined,
	venue: PlaceLocation | undefined,
): PlaceLocation | undefined {
	const own = event && asPlaceLocation(event);
	if (!venue || !own) return venue ?? own;
	const addresses = [venue.address, own.address];
	const coordinates = coordinatesOf(venue) ?? coordinatesOf(own);
	return {
		...venue,
		address:
			addresses.find((address) => saysWhere({ ...address, postalCode: address?.postal_code })) ??
			venue.address ??
			own.address,
		latitude: coordinates?.latitude,
		longitude: coordinates?.longitude,
	};
}

/** The same of what lists and files have of both. */
export function eventSpot(event: Spot, venue: Spot | undefined): Spot {
	const { city, postalCode, street } = venue && saysWhere(venue) ? venue : event;
	return { street, postalCode, city, coordinates: venue?.coordinates ?? event.coordinates };
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
