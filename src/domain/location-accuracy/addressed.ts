import type { TownWords } from '../events/own-address.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import { townLine } from '../places/address-lines.ts';
import type { AddressWords } from '../places/address-words.ts';

/** Holds where a record is, on the map and in words. */
export interface Addressed {
	coordinates: Coordinates;
	/** Address of the record, its city without the postal code. */
	address?: (Pick<AddressWords, 'street' | 'postalCode'> & TownWords) | undefined;
	/** Name of the entity that it lies in. */
	containedIn?: string | undefined;
}

/** Returns a key of the coordinates of a record, exact to a metre. */
export function pointKey({ coordinates: { latitude, longitude } }: Addressed): string {
	return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

/** Returns postal code and town as the record writes them; empty unless it states both. */
export function lineOfTown({ address: { city, postalCode } = {} }: Addressed): string {
	return city === undefined || postalCode === undefined ? '' : townLine({ city, postalCode });
}
