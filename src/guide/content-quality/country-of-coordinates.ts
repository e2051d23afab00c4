import lookUpZone from '@photostructure/tz-lookup';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { dateTimeFormat } from '../../i18n/locale/formatters.ts';

/** How far borders may be off, in degrees: the areas of time zones are simplified, and a place may stand at a border. */
const allowance = 0.4;
const around = [
	[0, 0],
	[allowance, 0],
	[-allowance, 0],
	[0, allowance],
	[0, -allowance],
] as const;

const canonicalNames = new Map<string, string>();
const zonesByCountry = new Map<string, ReadonlySet<string>>();

/**
 * Whether coordinates lie clearly outside a country, by the time zones that it has (Unicode CLDR).
 *
 * Unknown codes, countries that share their time zone with what surrounds them and the open sea prove nothing.
 *
 * @param countryCode Two capital letters (ISO 3166-1).
 */
export function isOutsideCountry(
	{ latitude, longitude }: Coordinates,
	countryCode: string,
): boolean {
	const zones = zonesOf(countryCode);
	if (zones.size === 0) return false;
	return around.every(([north, east]) => {
		const zone = zoneAt(latitude + north, longitude + east);
		return zone !== undefined && !zones.has(zone);
	});
}

function zoneAt(latitude: number, longitude: number): string | undefined {
	if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
	const zone = lookUpZone(latitude, longitude);
	return zone.startsWith('Etc/') ? undefined : canonicalZone(zone);
}

function zonesOf(countryCode: string): ReadonlySet<string> {
	const known = zonesByCountry.get(countryCode);
	if (known) return known;
	const names = /^[A-Z]{2}$/.test(countryCode) ? timeZonesOf(countryCode) : [];
	const zones = new Set(names.map(canonicalZone));
	zonesByCountry.set(countryCode, zones);
	return zones;
}

/** Engines have this as a method, or still as the property of earlier drafts (ECMA-402, Intl Locale Info). */
function timeZonesOf(countryCode: string): string[] {
	const locale = new Intl.Locale(`und-${countryCode}`) as Intl.Locale & {
		getTimeZones?: () => string[] | undefined;
		timeZones?: string[];
	};
	return (locale.getTimeZones ? locale.getTimeZones() : locale.timeZones) ?? [];
}

/** Names that a zone had before are still in use. */
function canonicalZone(zone: string): string {
	const known = canonicalNames.get(zone);
	if (known !== undefined) return known;
	const name = dateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
	canonicalNames.set(zone, name);
	return name;
}
