import { mayDifferOn } from '../../../domain/opening-hours/holidays-in-doubt.ts';
import { officialHolidays, stateCode } from '../../../domain/opening-hours/official-holidays.ts';
import { openingHoursOf } from '../../../domain/opening-hours/opening-hours.ts';
import { dayInZone } from '../../../domain/events/days.ts';
import { countryCodeNamed, countryName } from '../../../domain/places/languages.ts';
import { validityAt, validityOf } from '../../../domain/places/validity.ts';
import type { PlaceRecord } from '../../../records/place.ts';
import type { RecordContext } from '../site/page-context.ts';
import type { HolidayNotice, PlaceHours } from './place-hours.ts';

/**
 * Returns the warning about public holidays at a place whose country is known; none where the
 * record speaks of all of them, or states no hours.
 */
export function holidayNotice(
	{ messages, now, site }: RecordContext,
	{ location, opening_hours: rows, validity }: PlaceRecord,
	{ timeZone, view: { timetable } }: PlaceHours,
): HolidayNotice | undefined {
	const { country: stated, country_code: code, region } = location?.address ?? {};
	const { locale } = site;
	const country =
		countryName(code, locale) ?? countryName(countryCodeNamed(stated, locale), locale);
	const countryCode = country === undefined ? undefined : countryCodeNamed(country, locale);
	if (!site.publicHolidays || !timetable || country === undefined || countryCode === undefined) {
		return undefined;
	}
	const state = stateCode(countryCode, region, locale);
	const year = Number(dayInZone(now, timeZone).slice(0, 4));
	const hours = openingHoursOf(rows);
	const period = validityOf(validity);
	const days = [...officialHolidays({ countryCode, state, years: [year, year + 1], locale })]
		.filter(([date]) => validityAt(period, date) === 'in-force')
		.filter(([date]) => mayDifferOn(hours, timetable, date))
		.map(([date, name = '']) => date + name.replaceAll(';', ','));
	if (days.length === 0) return undefined;
	const where = state === undefined ? country : `${region}, ${country}`;
	return { text: messages.openingHours.holidayToday(where), days: days.sort().join(';') };
}
