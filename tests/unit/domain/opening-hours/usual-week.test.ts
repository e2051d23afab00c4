import { expect, test } from '@playwright/test';
import { usualWeek } from '../../../../src/domain/opening-hours/usual-week.ts';
import { hoursOf, wording } from './hours-of.ts';

const tuesdayToSunday = {
	day_of_week: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
	opens: '14:00',
	closes: '18:00',
};
const daily = { day_of_week: ['Daily'], opens: '09:00', closes: '18:00' };
const summer = { valid_from: '04-01', valid_through: '09-30' };
const christmas = { valid_from: '12-25', valid_through: '12-25', is_special_hours: true };

/**
 * The week as text: the dates in which it is in force, a line for days that are alike, and notes.
 */
function weekOf(
	rows: object[],
	from = '2026-12-04',
	through = from,
	firstDayOfWeek = 0,
): string[] | undefined {
	const week = usualWeek(hoursOf(...rows), { ...wording, from, through, firstDayOfWeek });
	return (
		week && [
			...(week.dates === undefined ? [] : [week.dates]),
			...week.lines.map(({ days, text }) => `${days}: ${text}`),
			...week.specialDays.map(({ dates, text }) => `${dates}: ${text}`),
			...week.notes.map(({ text }) => text),
		]
	);
}

test('days with the same hours share a line', () => {
	expect(weekOf([tuesdayToSunday])).toEqual(['Monday: Closed', 'Tuesday to Sunday: 14:00–18:00']);
	expect(weekOf([daily])).toEqual(['Monday to Sunday: 09:00–18:00']);
});

test('lines come in the order of the week of the guide', () => {
	expect(weekOf([tuesdayToSunday], '2026-12-04', '2026-12-04', 6)).toEqual([
		'Tuesday to Sunday: 14:00–18:00',
		'Monday: Closed',
	]);
});

test('the season in force on the day is told, with its dates', () => {
	const winter = { ...daily, closes: '16:00', valid_from: '10-01', valid_through: '03-31' };
	const rows = [{ ...daily, ...summer }, winter];

	expect(weekOf(rows, '2026-09-30', '2026-11-30')).toEqual([
		'1 April to 30 September',
		'Monday to Sunday: 09:00–18:00',
	]);
	expect(weekOf(rows, '2026-10-01')).toEqual([
		'1 October to 31 March',
		'Monday to Sunday: 09:00–16:00',
	]);
});

test('nothing is told of a day of which no row speaks, nor where rows are in doubt', () => {
	expect(weekOf([])).toBeUndefined();
	expect(weekOf([{ ...daily, ...summer }])).toBeUndefined();
	expect(weekOf([tuesdayToSunday, { day_of_week: ['monday'], opens: 'noon' }])).toBeUndefined();
	expect(
		weekOf([daily, { ...christmas, opens: 'noon' }], '2026-12-25', '2026-12-25'),
	).toBeUndefined();
});

test('an opening without an end is told as it is stated', () => {
	expect(weekOf([{ day_of_week: ['Daily'], opens: '10:00' }])).toEqual([
		'Monday to Sunday: from 10:00',
	]);
});

test('special days are told where they are among dates of a week at most', () => {
	const rows = [daily, { ...christmas, closed: true }];
	const usual = 'Monday to Sunday: 09:00–18:00';
	const onChristmas = [usual, 'Friday, 25 December 2026: Closed'];

	expect(weekOf(rows, '2026-12-25')).toEqual(onChristmas);
	expect(weekOf(rows, '2026-12-20', '2026-12-26')).toEqual(onChristmas);
	expect(weekOf(rows, '2026-12-20', '2026-12-27')).toEqual([usual]);
	expect(weekOf(rows, '2026-12-26')).toEqual([usual]);
});

test('special hours of days of the week are told of those only', () => {
	const mondays = {
		day_of_week: ['monday'],
		valid_from: '12-01',
		valid_through: '12-31',
		is_special_hours: true,
		closed: true,
	};
	const usual = 'Monday to Sunday: 09:00–18:00';

	expect(weekOf([daily, mondays], '2026-12-04')).toEqual([usual]);
	expect(weekOf([daily, mondays], '2026-12-07')).toEqual([
		usual,
		'1 December 2026 to 31 December 2026, Monday: Closed',
	]);
});

test('notes on the hours come with them', () => {
	expect(weekOf([{ ...daily, notes: 'Groups only.' }])).toEqual([
		'Monday to Sunday: 09:00–18:00',
		'Groups only.',
	]);
});
