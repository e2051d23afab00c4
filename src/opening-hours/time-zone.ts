import lookUpZone from '@photostructure/tz-lookup';
import type { PlaceLocation } from '../schemas/place-location.ts';
import { offsetMsAt } from './wall-clock.ts';

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
	// Where no place has any zone: the coordinates were left at nought.
	if (latitude === 0 && longitude === 0) return timeZone;
	try {
		const zone = lookUpZone(latitude, longitude);
		// The open sea has zones by longitude only; a pier or an island drawn into it keeps the guide's.
		return zone.startsWith('Etc/') ? timeZone : zone;
	} catch {
		return timeZone;
	}
}

/**
 * Whether a date-time with a numeric offset (RFC 3339) contradicts the clocks of a time zone at that instant.
 *
 * `Z` names an instant and no clock, so it contradicts nothing; nor does a text that is no date-time.
 */
export function contradictsTimeZone(dateTime: string, timeZone: string): boolean {
	const [, sign, hours, minutes] = /[Tt].*([+-])(\d\d):?(\d\d)$/.exec(dateTime.trim()) ?? [];
	const instantMs = Date.parse(dateTime);
	if (sign === undefined || Number.isNaN(instantMs)) return false;
	const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
	return offsetMs !== offsetMsAt(instantMs, timeZone);
}
