import type { JudgedRecord } from '../../domain/location-accuracy/location-accuracy.ts';
import { coordinatesOf } from '../../domain/geo/coordinates.ts';
import { addressWordsOf } from '../../domain/places/address-words.ts';
import type { EventRecord } from '../../records/event.ts';
import type { PlaceRecord } from '../../records/place.ts';
import type { Address } from '../../records/place-location.ts';
import type { Finding } from './finding.ts';

/** Describes a record with coordinates of its own, as far as is needed to judge these. */
export interface LocatedRecord extends JudgedRecord, Pick<Finding, 'id' | 'resource'> {
	/** Code of the country, two letters (ISO 3166-1). */
	countryCode?: string | undefined;
}

/** Reads where a place is from its record; returns `undefined` where it has no coordinates. */
export function locatedPlace({ id, location }: PlaceRecord): LocatedRecord | undefined {
	const coordinates = coordinatesOf(location);
	if (!coordinates) return undefined;
	const { contained_in: containedIn, address = {} } = location ?? {};
	return { resource: 'places', id, coordinates, containedIn, ...wordsOf(address) };
}

/**
 * Reads where an event is from its record; returns `undefined` where it has no coordinates, or
 * has those of the place that it names.
 */
export function locatedEvent({ id, location }: EventRecord): LocatedRecord | undefined {
	const coordinates = location?.place_id === undefined ? coordinatesOf(location) : undefined;
	if (!coordinates) return undefined;
	return {
		resource: 'events',
		id,
		coordinates,
		...wordsOf({ ...location, street: location?.address }),
	};
}

function wordsOf(address: Address): Pick<LocatedRecord, 'address' | 'countryCode'> {
	const { city, countryCode, neighbourhood, postalCode, street } = addressWordsOf(address);
	return { countryCode, address: { street, postalCode, city, neighbourhood } };
}
