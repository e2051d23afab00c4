import lookUpZone from '@photostructure/tz-lookup';
import type { PlaceLocation } from '../../records/place-location.ts';

/** Describes in which time zones the places of a guide lie. */
export interface TimeZoneSettings {
	/** IANA time zone of the guide. */
	timeZone: string;
	/**
	 * `false` where every place has the time zone of the guide; else each has that of its
	 * coordinates.
	 */
	looksUpTimeZones?: boolean | undefined;
}

type Point = Pick<PlaceLocation, 'latitude' | 'longitude'>;

/**
 * Returns the time zone of a place: that of its coordinates, or of the guide where these tell none.
 */
export function placeTimeZone(
	location: Point | undefined,
	{ looksUpTimeZones = true, timeZone }: TimeZoneSettings,
): string {
	return (looksUpTimeZones ? zoneOfCoordinates(location) : undefined) ?? timeZone;
}

/**
 * Returns the time zone (IANA name) in which coordinates lie; `undefined` without any, at sea and
 * off the globe.
 */
export function zoneOfCoordinates({ latitude, longitude }: Point = {}): string | undefined {
	if (latitude === undefined || longitude === undefined) return undefined;
	try {
		const zone = lookUpZone(latitude, longitude);
		// The open sea has zones by longitude only: they are not those of a pier drawn into it.
		return zone.startsWith('Etc/') ? undefined : zone;
	} catch {
		return undefined;
	}
}
