import { dateTimeFormat } from '../../i18n/locale/formatters.ts';
import { Memo } from '../../i18n/locale/memo.ts';
import { utcOffsetMs } from '../../i18n/locale/utc-offset.ts';

const zones = new Memo<readonly string[]>();
const sharedZones = new Memo<string | undefined>();
const canonicalNames = new Memo<string>();

/**
 * Returns the time zones that a country has (Unicode CLDR), by the names that the engine itself
 * uses; none for an unknown code.
 *
 * @param countryCode Two letters (ISO 3166-1).
 */
export function zonesOfCountry(countryCode: string): readonly string[] {
	return zones.get(countryCode, () => {
		if (!/^[A-Z]{2}$/i.test(countryCode)) return [];
		// Engines have this as a method, or still as the property of earlier drafts (ECMA-402, Intl
		// Locale Info).
		const locale = new Intl.Locale(`und-${countryCode}`) as Intl.Locale & {
			getTimeZones?: () => string[] | undefined;
			timeZones?: string[];
		};
		const names = (locale.getTimeZones ? locale.getTimeZones() : locale.timeZones) ?? [];
		return [...new Set(names.map(canonicalZone))];
	});
}

/**
 * Returns the time zone of a country in which all clocks show the same time throughout a year;
 * `undefined` for any other.
 */
export function sharedZoneOfCountry(countryCode: string, year: number): string | undefined {
	return sharedZones.get(`${countryCode} ${year}`, () => {
		const [first, ...others] = zonesOfCountry(countryCode);
		const months = Array.from({ length: 12 }, (_, month) => Date.UTC(year, month));
		return others.every((zone) =>
			months.every((ms) => utcOffsetMs(ms, zone) === utcOffsetMs(ms, first ?? zone)),
		)
			? first
			: undefined;
	});
}

/**
 * Returns the name that the engine uses for a time zone: those that a zone had before are still in
 * use.
 */
export function canonicalZone(zone: string): string {
	return canonicalNames.get(
		zone,
		() => dateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone,
	);
}
