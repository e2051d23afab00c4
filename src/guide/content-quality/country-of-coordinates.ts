import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { canonicalZone, zonesOfCountry } from '../../domain/geo/country-zones.ts';
import { zoneOfCoordinates } from '../../domain/opening-hours/time-zone.ts';

/**
 * Distance in degrees that borders may be off: the areas of time zones are simplified, and a place
 * may stand at a border.
 */
const allowance = 0.4;
const around = [
	[0, 0],
	[allowance, 0],
	[-allowance, 0],
	[0, allowance],
	[0, -allowance],
] as const;

/**
 * Returns whether coordinates lie clearly outside a country, by the time zones that it has (Unicode
 * CLDR).
 *
 * Unknown codes, countries that share their time zone with what surrounds them and the open sea
 * decide nothing.
 *
 * @param countryCode Two capital letters (ISO 3166-1).
 */
export function isOutsideCountry(
	{ latitude, longitude }: Coordinates,
	countryCode: string,
): boolean {
	const zones = zonesOfCountry(countryCode);
	if (zones.length === 0) return false;
	return around.every(([north, east]) => {
		const zone = zoneOfCoordinates({ latitude: latitude + north, longitude: longitude + east });
		return zone !== undefined && !zones.includes(canonicalZone(zone));
	});
}
