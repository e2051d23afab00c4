import type { GuidePlace } from '../guide/guide.ts';
import type { EventLocation } from '../schemas/event.ts';
import type { PlaceLocation } from '../schemas/place-location.ts';
import { whereaboutsOf } from './place-card.ts';

/** Where an event is, in a few words: its place and town, as far as they are known. */
export function eventWhereabouts(
	location: Pick<EventLocation, 'neighbourhood' | 'city'> | undefined,
	venue: GuidePlace | undefined,
): string | undefined {
	const town = venue?.city ?? whereaboutsOf(location ?? {});
	const parts = [venue?.name, town].filter((part) => part !== undefined);
	return parts.length === 0 ? undefined : parts.join(', ');
}

/** The location of an event in the form of a place's: an event states its address in the location itself. */
export function placeLocationOf(location: EventLocation | undefined): PlaceLocation | undefined {
	if (!location) return undefined;
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
