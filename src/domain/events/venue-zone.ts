import type { Coordinates } from '../geo/coordinates.ts';
import { placeTimeZone } from '../opening-hours/time-zone.ts';
import type { EventZone } from './dated-event.ts';
import type { OffsetDateTime } from './offset-date-time.ts';
import { hasOffsetOfZone } from './zone-offsets.ts';

/**
 * The time zone (IANA name) by whose clocks a date is told, whatever the offset in which its source writes it (service
 * document, section 2.4.1).
 *
 * Our reading: a start with the offset of the guide's zone, or of the zone in which the venue lies, was written by the
 * clocks there. Any other is only an instant, as where a source writes all times in UTC, and is told by the clocks of
 * the guide, or of the venue in guides that span time zones.
 *
 * @param coordinates Of the venue; one without has the zone of the guide.
 */
export function zoneOfDate(
	start: OffsetDateTime,
	coordinates: Coordinates | undefined,
	{ looksUpTimeZones = false, timeZone }: EventZone,
): string {
	if (!looksUpTimeZones && hasOffsetOfZone(start, timeZone)) return timeZone;
	const ofVenue = placeTimeZone(coordinates, { timeZone, isLookedUp: true });
	return looksUpTimeZones || hasOffsetOfZone(start, ofVenue) ? ofVenue : timeZone;
}
