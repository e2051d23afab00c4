import lookUpZone from '@photostructure/tz-lookup';
import type { PlaceLocation } from '../../records/place-location.ts';

export interface TimeZoneSettings {
	/** IANA name of the guide's time zone. */
	timeZone: string;
	/** For guides that span time zones: every place has the zone of its coordinates. */
	isLookedUp: boolean;
}

/** The time zone of a place: the guide's, unless the settings ask for that of its coordinates and it has some. */
export function placeTimeZone(
	location: Pick<PlaceLocation, 'latitude' | 'longitude'> | undefined,
	{ timeZone, isLookedUp }: TimeZoneSettings,
): string {
	const { latitude, longitude } = location ?? {};
	if (!isLookedUp || latitude === undefined || longitude === undefined) return timeZone;
	try {
		const zone = lookUpZone(latitude, longitude);
		// The open sea has zones by longitude only; a pier or an island drawn into it keeps the guide's, and so does what was left at 0, 0.
		return zone.startsWith('Etc/') ? timeZone : zone;
	} catch {
		return timeZone;
	}
}
