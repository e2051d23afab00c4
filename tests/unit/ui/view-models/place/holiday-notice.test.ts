import { expect, test } from '@playwright/test';
import type { Site } from '../../../../../src/config/site.ts';
import { holidayNotice } from '../../../../../src/ui/view-models/place/holiday-notice.ts';
import {
	type HolidayNotice,
	placeHours,
} from '../../../../../src/ui/view-models/place/place-hours.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeRecord } from '../../../../support/records.ts';

const everyDay = { opens: '10:00', closes: '18:00' };
const porto = { city: 'Porto', region: 'Porto', country_code: 'PT' };

function noticeOf(
	{ address = porto, rows = [everyDay], ...rest }: Record<string, unknown>,
	about: Partial<Site> = {},
): HolidayNotice | undefined {
	const record = placeRecord({ location: { address }, opening_hours: rows, ...rest });
	const context = contextOf({}, about);
	return holidayNotice(context, record, placeHours(context, record.opening_hours, undefined));
}

const datesOf = (notice: HolidayNotice | undefined) =>
	notice?.days.split(';').map((day) => day.slice(0, 10)) ?? [];

test('a place in Porto warns on national holidays of this and the next year, not on that of the town', () => {
	const notice = noticeOf({});

	expect(notice?.text).toBe('Today is a public holiday in Portugal: hours may differ.');
	expect(notice?.days).toMatch(/^2026-01-01New Year's Day;2026-04-03Good Friday;/);
	expect(datesOf(notice)).toHaveLength(26);
	expect(datesOf(notice)).toContain('2026-06-10');
	expect(datesOf(notice)).not.toContain('2026-06-24');
	expect(datesOf(notice)).toContain('2027-12-25');
});

test('a place in France warns on 14 July, in the words of the guide', () => {
	const notice = noticeOf({ address: { country_code: 'FR' } }, { locale: 'fr-FR' });

	expect(notice?.text).toBe(
		'Aujourd’hui est un jour férié (France)\u202f: les horaires peuvent changer.',
	);
	expect(notice?.days).toContain(';2026-07-14Fête Nationale de la France;');
});

test('a state has its own holidays and is named', () => {
	const notice = noticeOf({ address: { region: 'Bayern', country_code: 'DE' } });

	expect(notice?.text).toBe('Today is a public holiday in Bayern, Germany: hours may differ.');
	expect(datesOf(notice)).toContain('2026-01-06');
	expect(datesOf(noticeOf({ address: { country_code: 'DE' } }))).not.toContain('2026-01-06');
});

test('countries that have an article in English get it', () => {
	const textOf = (country_code: string) => noticeOf({ address: { country_code } })?.text;

	expect(textOf('US')).toBe('Today is a public holiday in the United States: hours may differ.');
	expect(textOf('DO')).toBe(
		'Today is a public holiday in the Dominican Republic: hours may differ.',
	);
	expect(textOf('IE')).toBe('Today is a public holiday in Ireland: hours may differ.');
});

test('a country that is stated by its name counts; without one nothing is known', () => {
	expect(noticeOf({ address: { country: 'Portugal' } })?.text).toContain('in Portugal');
	expect(noticeOf({ address: { city: 'Porto' } })).toBeUndefined();
	expect(noticeOf({ address: { country_code: 'XX' } })).toBeUndefined();
});

test('a record that speaks of public holidays is left to speak for itself', () => {
	const holidays = { day_of_week: ['PublicHolidays'], closed: true };

	expect(noticeOf({ rows: [everyDay, holidays] })).toBeUndefined();
	const inSummer = { ...holidays, valid_from: '06-01', valid_through: '08-31' };
	expect(datesOf(noticeOf({ rows: [everyDay, inSummer] })).slice(4, 7)).toEqual([
		'2026-05-01',
		'2026-10-05',
		'2026-11-01',
	]);
});

test('days with hours of their own, and days on which the place is closed, have no warning', () => {
	const christmas = {
		closed: true,
		is_special_hours: true,
		valid_from: '2026-12-25',
		valid_through: '2026-12-25',
	};
	const weekdays = {
		day_of_week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
		opens: '10:00',
		closes: '18:00',
	};

	expect(datesOf(noticeOf({ rows: [everyDay, christmas] }))).not.toContain('2026-12-25');
	// A Saturday, and a Friday.
	expect(datesOf(noticeOf({ rows: [weekdays] }))).not.toContain('2026-08-15');
	expect(datesOf(noticeOf({ rows: [weekdays] }))).toContain('2026-12-25');
});

test('a place without hours, or that never closes, has no warning', () => {
	expect(noticeOf({ rows: [] })).toBeUndefined();
	expect(noticeOf({ rows: [{ notes: 'By appointment.' }] })).toBeUndefined();
	expect(noticeOf({ rows: [{ opens: '00:00', closes: '24:00' }] })).toBeUndefined();
});

test('days on which the record is not in force have no warning', () => {
	const validity = { valid_from: '2026-10-01', valid_through: '2026-11-30' };

	expect(datesOf(noticeOf({ validity }))).toEqual(['2026-10-05', '2026-11-01']);
});

test('a guide can do without', () => {
	expect(noticeOf({}, { publicHolidays: false })).toBeUndefined();
});
