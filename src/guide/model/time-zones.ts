import { placeTimeZone, type TimeZoneSettings } from '../../domain/opening-hours/time-zone.ts';
import type { GuidePlace } from './guide-records.ts';

/** The time zones of places (IANA names), each once. */
export function timeZonesOf(
	places: readonly Pick<GuidePlace, 'coordinates'>[],
	zones: TimeZoneSettings,
): Set<string> {
	return new Set(places.map(({ coordinates }) => placeTimeZone(coordinates, zones)));
}
