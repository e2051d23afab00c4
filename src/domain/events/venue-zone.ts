import { sharedZoneOfCountry } from '../geo/country-zones.ts';
import { zoneOfCoordinates } from '../opening-hours/time-zone.ts';
import type { DatedEvent, EventZone } from './dated-event.ts';
import type { OffsetDateTime } from './offset-date-time.ts';
import { hasOffsetOfZone } from './zone-offsets.ts';

/** Holds by which clocks a date is shown. */
export interface DateZone {
	/** IANA name, or an offset from UTC such as `+08:00`. */
	timeZone: string;
	/** Whether the clocks at the venue are known, and are these. */
	isOfVenue: boolean;
}

/** Returns whether a source wrote a date-time in UTC: that may be how it stores all times. */
export function isInUtc({ offsetMinutes }: OffsetDateTime): boolean {
	return offsetMinutes === 0;
}

/**
 * Returns the time zone by whose clocks a date is shown (service document, section 2.4.1).
 *
 * Our reading: the written offset is a fact, so a time zone counts only where it has that offset on
 * that date; where none does, the offset itself is the zone. A start in UTC alone is shown by the
 * clocks of a venue whose zone is known. Whole days in UTC are dates without a zone, and so lie in
 * the guide's where that of the venue is unknown.
 */
export function zoneOfDate(
	start: OffsetDateTime,
	event: DatedEvent,
	zone: EventZone,
	isAllDay = false,
): DateZone {
	const known = zonesOfVenue(event, zone, Number(start.day.slice(0, 4)));
	const ofVenue = isInUtc(start) ? known[0] : known.find((name) => hasOffsetOfZone(start, name));
	if (ofVenue !== undefined) return { timeZone: ofVenue, isOfVenue: true };
	const isOfGuide = (isAllDay && isInUtc(start)) || hasOffsetOfZone(start, zone.timeZone);
	const timeZone = isOfGuide ? zone.timeZone : start.iso.slice('YYYY-MM-DDTHH:MM:SS'.length);
	return { timeZone, isOfVenue: false };
}

/**
 * Returns the time zones that the venue of an event may have, the surest first: by its coordinates,
 * its country, its destination.
 */
export function zonesOfVenue(
	{ coordinates, countryCode = '', destinationZone }: DatedEvent,
	{ looksUpTimeZones = true, timeZone }: EventZone,
	year: number,
): string[] {
	if (!looksUpTimeZones) return [timeZone];
	return [
		zoneOfCoordinates(coordinates),
		sharedZoneOfCountry(countryCode, year),
		destinationZone,
	].filter((zone) => zone !== undefined);
}
