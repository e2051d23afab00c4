import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { placeTimeZone } from '../../domain/opening-hours/time-zone.ts';
import { zoned } from '../../domain/events/zone-offsets.ts';

/** Half a year apart, so that zones with and without summer time are told apart. */
const daysOfYear = ['01-15', '07-15'] as const;

const offsetsByZone = new Map<string, string>();

/**
 * Returns the time zone (IANA name) of a point, where its clocks show another time than those of
 * the guide.
 *
 * @param year In which the clocks are compared.
 */
export function foreignZone(
	coordinates: Coordinates,
	timeZone: string,
	year: string,
): string | undefined {
	const zone = placeTimeZone(coordinates, { timeZone });
	return offsetsIn(zone, year) === offsetsIn(timeZone, year) ? undefined : zone;
}

function offsetsIn(timeZone: string, year: string): string {
	const key = `${timeZone} ${year}`;
	const known = offsetsByZone.get(key);
	if (known !== undefined) return known;
	const offsets = daysOfYear
		.map((day) => zoned(Date.parse(`${year}-${day}T12:00:00Z`), timeZone).offset)
		.join(' ');
	offsetsByZone.set(key, offsets);
	return offsets;
}
