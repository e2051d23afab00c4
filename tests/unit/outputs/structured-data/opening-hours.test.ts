import { expect, test } from '@playwright/test';
import {
	openingHoursSpecification,
	specialOpeningHoursSpecification,
} from '../../../../src/outputs/structured-data/opening-hours.ts';
import { hoursOf } from '../../domain/opening-hours/hours-of.ts';

const day = (name: string) => `https://schema.org/${name}`;
const everyDay = [
	'https://schema.org/Monday',
	'https://schema.org/Tuesday',
	'https://schema.org/Wednesday',
	'https://schema.org/Thursday',
	'https://schema.org/Friday',
	'https://schema.org/Saturday',
	'https://schema.org/Sunday',
];
const specification = (...rows: object[]) =>
	openingHoursSpecification(hoursOf(...rows), '2026-11-21');
const special = (...rows: object[]) =>
	specialOpeningHoursSpecification(hoursOf(...rows), '2026-11-21');

test('weekly hours: two shifts, past midnight, until midnight, closed, round the clock, an unreadable day', () => {
	const rows = [
		{ day_of_week: ['Tue', 'Wednesday'], opens: '12:00:00', closes: '15:00:00' },
		{ day_of_week: ['tuesday'], opens: '19:00:00', closes: '00:00:00' },
		{ day_of_week: ['Saturday'], opens: '18:00:00', closes: '03:00:00' },
		{ day_of_week: ['Sunday'], opens: '00:00:00', closes: '00:00:00', closed: false },
		{ day_of_week: ['Monday'], closed: true, opens: '09:00:00', closes: '17:00:00' },
		{ day_of_week: ['Freeday'], opens: '10:00:00', closes: '12:00:00' },
	];
	expect(JSON.stringify(specification(...rows))).toBe(
		'[{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Monday"],"opens":"00:00","closes":"00:00"},' +
			'{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Tuesday","https://schema.org/Wednesday"],"opens":"12:00","closes":"15:00"},' +
			'{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Tuesday"],"opens":"19:00","closes":"23:59"},' +
			'{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Saturday"],"opens":"18:00","closes":"03:00"},' +
			'{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Sunday"],"opens":"00:00","closes":"23:59"}]',
	);
	expect(special(...rows)).toEqual([]);
});

test('a season of days that general hours do not name leaves these without dates', () => {
	const rows = [
		{ day_of_week: ['Monday', 'Tuesday'], opens: '10:00:00', closes: '24:00:00' },
		{ day_of_week: ['Saturday'], opens: '10:00:00', closes: '02:00:00', notes: 'Live music' },
		{
			day_of_week: ['Sunday'],
			opens: '10:00:00',
			closes: '18:00:00',
			valid_from: '09-01',
			valid_through: '04-30',
		},
	];
	const sunday = {
		'@type': 'OpeningHoursSpecification',
		dayOfWeek: [day('Sunday')],
		opens: '10:00',
		closes: '18:00',
		validFrom: '2026-09-01',
		validThrough: '2027-04-30',
	};
	const general = [
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [day('Monday'), day('Tuesday')],
			opens: '10:00',
			closes: '23:59',
		},
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [day('Saturday')],
			opens: '10:00',
			closes: '02:00',
			description: 'Live music',
		},
	];

	expect(specification(...rows)).toEqual([...general, sunday]);
});

test('seasons and special days: over, running over New Year, ahead, impossible', () => {
	const rows = [
		{
			day_of_week: ['Daily'],
			opens: '09:00:00',
			closes: '20:00:00',
			valid_from: '04-01',
			valid_through: '10-31',
		},
		{
			day_of_week: ['Weekend'],
			opens: '10:00:00',
			closes: '16:00:00',
			valid_from: '11-01',
			valid_through: '03-31',
		},
		{
			day_of_week: [],
			closed: true,
			valid_from: '12-25',
			valid_through: '12-25',
			is_special_hours: true,
		},
		{ day_of_week: ['Public holidays'], opens: '10:00:00', closes: '13:00:00' },
		{ day_of_week: ['Friday'], opens: '10:00:00', closes: '11:00:00', valid_from: '02-30' },
	];
	expect(JSON.stringify(specification(...rows))).toBe(
		'[{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/PublicHolidays"],"opens":"10:00","closes":"13:00"},' +
			'{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Saturday","https://schema.org/Sunday"],"opens":"10:00","closes":"16:00","validFrom":"2026-11-01","validThrough":"2027-03-31"},' +
			'{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Monday","https://schema.org/Tuesday","https://schema.org/Wednesday","https://schema.org/Thursday","https://schema.org/Friday","https://schema.org/Saturday","https://schema.org/Sunday"],"opens":"09:00","closes":"20:00","validFrom":"2027-04-01","validThrough":"2027-10-31"}]',
	);
	expect(JSON.stringify(special(...rows))).toBe(
		'[{"@type":"OpeningHoursSpecification","opens":"00:00","closes":"00:00","validFrom":"2026-12-25","validThrough":"2026-12-25"}]',
	);
});

test('a row without days is for every day: named without a period, left out with one', () => {
	expect(specification({ opens: '10:00', closes: '17:00' })).toEqual([
		{ '@type': 'OpeningHoursSpecification', dayOfWeek: everyDay, opens: '10:00', closes: '17:00' },
	]);
	expect(
		specification({ opens: '10:00', closes: '17:00', valid_from: '04-01', valid_through: '10-31' }),
	).toEqual([
		{
			'@type': 'OpeningHoursSpecification',
			opens: '10:00',
			closes: '17:00',
			validFrom: '2027-04-01',
			validThrough: '2027-10-31',
		},
	]);
});

test('rows that differ in their days only are one, with their note', () => {
	const row = { opens: '10:00', closes: '17:00', notes: 'Last entry\n\nat 16:30' };
	expect(
		specification(
			{ ...row, day_of_week: ['Friday'] },
			{ ...row, day_of_week: ['Monday', 'Friday'] },
			{ ...row, day_of_week: ['Sunday'], notes: undefined },
		),
	).toEqual([
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [day('Monday'), day('Friday')],
			opens: '10:00',
			closes: '17:00',
			description: 'Last entry at 16:30',
		},
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [day('Sunday')],
			opens: '10:00',
			closes: '17:00',
		},
	]);
});

test('public holidays stand apart from the days beside them', () => {
	expect(
		specification({ day_of_week: ['Sunday', 'PublicHolidays'], opens: '10:00', closes: '13:00' }),
	).toEqual([
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [day('Sunday')],
			opens: '10:00',
			closes: '13:00',
		},
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [day('PublicHolidays')],
			opens: '10:00',
			closes: '13:00',
		},
	]);
});

test('special hours of one date are told of it, whatever day of the week they name, and of several dates of their days only', () => {
	const monday = { valid_from: '2027-01-04', valid_through: '2027-01-04', is_special_hours: true };
	const hours = { opens: '10:00', closes: '13:00' };

	expect(special({ ...monday, ...hours, day_of_week: ['Saturday'] })).toEqual([
		{
			'@type': 'OpeningHoursSpecification',
			opens: '10:00',
			closes: '13:00',
			validFrom: '2027-01-04',
			validThrough: '2027-01-04',
		},
	]);
	const mondayAndTuesday = { ...monday, valid_through: '2027-01-05' };
	expect(special({ ...mondayAndTuesday, ...hours, day_of_week: ['Saturday'] })).toEqual([]);
	expect(special({ ...mondayAndTuesday, ...hours, day_of_week: ['Monday'] })).toHaveLength(1);
});

test('the regular hours are not told of dates whose special hours are in doubt', () => {
	const daily = { day_of_week: ['Daily'], opens: '10:00', closes: '17:00' };
	const eve = { valid_from: '12-24', valid_through: '12-24', is_special_hours: true };
	const contradictory = [
		{ ...eve, closed: true },
		{ ...eve, opens: '10:00', closes: '12:00' },
	];
	const withoutDays = { ...eve, valid_through: '12-25', day_of_week: ['Monday'], closed: true };
	const datesOf = (...rows: object[]) =>
		specification(daily, ...rows).map(({ validFrom, validThrough }) => [validFrom, validThrough]);

	expect(datesOf(...contradictory)).toEqual([
		['2026-01-01', '2026-12-23'],
		['2026-12-25', '2027-12-23'],
		['2027-12-25', '2027-12-31'],
	]);
	expect(special(...contradictory)).toEqual([]);
	expect(datesOf(withoutDays)).toEqual([
		['2026-01-01', '2026-12-23'],
		['2026-12-26', '2027-12-23'],
		['2027-12-26', '2027-12-31'],
	]);
	expect(datesOf({ ...eve, opens: '10:00' })).toHaveLength(3);
	expect(datesOf({ ...eve, closed: true })).toEqual([[undefined, undefined]]);
});

test('days that are closed at times are not told', () => {
	const daily = { day_of_week: ['Daily'], opens: '10:00', closes: '17:00' };
	const closing = { day_of_week: ['Monday'], closed: true, notes: 'first Monday of the month' };
	for (const is_special_hours of [true, false]) {
		expect(specification(daily, { ...closing, is_special_hours })).toEqual([
			{
				'@type': 'OpeningHoursSpecification',
				dayOfWeek: everyDay.slice(1),
				opens: '10:00',
				closes: '17:00',
			},
		]);
	}
});

test('special hours need dates, unless they are of public holidays', () => {
	const row = { is_special_hours: true, opens: '10:00', closes: '13:00' };
	expect(special(row)).toEqual([]);
	expect(special({ ...row, valid_from: '01-01', valid_through: '12-31' })).toEqual([]);
	expect(special({ ...row, day_of_week: ['Sunday', 'PublicHolidays'] })).toEqual([]);
	expect(special({ ...row, day_of_week: ['PublicHolidays'] })).toEqual([
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [day('PublicHolidays')],
			opens: '10:00',
			closes: '13:00',
		},
	]);
});

for (const [name, today, from, through, dates] of [
	['a running season', '2026-11-21', '11-01', '03-31', ['2026-11-01', '2027-03-31']],
	['its last day', '2027-03-31', '11-01', '03-31', ['2026-11-01', '2027-03-31']],
	['the day after', '2027-04-01', '11-01', '03-31', ['2027-11-01', '2028-03-31']],
	['a leap day as an end', '2027-01-01', '01-10', '02-29', ['2027-01-10', '2027-02-28']],
	['… in a leap year', '2028-01-01', '01-10', '02-29', ['2028-01-10', '2028-02-29']],
	['a leap day as a start', '2027-01-01', '02-29', '04-30', ['2027-03-01', '2027-04-30']],
	['a missing start', '2026-11-21', undefined, '03-31', ['2027-01-01', '2027-03-31']],
	['a missing end', '2026-11-21', '04-01', undefined, ['2026-04-01', '2026-12-31']],
	['full dates', '2026-11-21', '2027-05-01', '2027-05-31', ['2027-05-01', '2027-05-31']],
	[
		'full dates without an end',
		'2026-11-21',
		'2025-05-01',
		undefined,
		['2025-05-01', '2026-12-31'],
	],
	[
		'full dates without a start',
		'2026-11-21',
		undefined,
		'2027-05-01',
		['2026-01-01', '2027-05-01'],
	],
	['full dates that are over', '2026-11-21', '2026-05-01', '2026-11-20', undefined],
] as const) {
	test(`dates of ${name}`, () => {
		const hours = hoursOf({
			day_of_week: ['Monday'],
			opens: '10:00',
			closes: '12:00',
			valid_from: from,
			valid_through: through,
		});
		const [found] = openingHoursSpecification(hours, today);
		expect(found && [found.validFrom, found.validThrough]).toEqual(dates);
	});
}

test('public holidays within a season have its dates', () => {
	const season = { valid_from: '06-01', valid_through: '09-30' };
	expect(
		specification({ day_of_week: ['Public holidays'], opens: '11:00', closes: '13:00', ...season }),
	).toEqual([
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [day('PublicHolidays')],
			opens: '11:00',
			closes: '13:00',
			validFrom: '2027-06-01',
			validThrough: '2027-09-30',
		},
	]);
});

test('what rows contradict each other about is not stated', () => {
	const opening = { opens: '11:00', closes: '13:00' };
	for (const days of [['Monday'], ['Public holidays']]) {
		expect(
			specification({ day_of_week: days, ...opening }, { day_of_week: days, closed: true }),
		).toEqual([]);
	}
});

test('of hours that open together the earlier closing alone is stated', () => {
	const season = { valid_from: '06-02', valid_through: '09-30' };
	const camping = { day_of_week: ['Daily'], opens: '08:00:00', ...season };
	expect(
		specification({ ...camping, closes: '20:00:00' }, { ...camping, closes: '21:00:00' }),
	).toEqual([
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: everyDay,
			opens: '08:00',
			closes: '20:00',
			validFrom: '2027-06-02',
			validThrough: '2027-09-30',
		},
	]);
	const holidays = { day_of_week: ['Public holidays'], opens: '11:00' };
	expect(
		specification({ ...holidays, closes: '13:00' }, { ...holidays, closes: '12:00' }).map(
			({ closes }) => closes,
		),
	).toEqual(['12:00']);
});

test('of days that rows both close and open, those that fewer days name are so', () => {
	const open = { opens: '10:00', closes: '17:00' };
	const closingTimes = (...rows: object[]) =>
		specification(...rows).map(({ dayOfWeek, closes }) => [[dayOfWeek].flat().length, closes]);
	expect(
		closingTimes(
			{ day_of_week: ['Daily'], ...open },
			{ day_of_week: ['Monday', 'Tuesday'], closed: true },
		),
	).toEqual([
		[2, '00:00'],
		[5, '17:00'],
	]);
	expect(
		closingTimes({ day_of_week: ['Daily'], closed: true }, { day_of_week: ['Saturday'], ...open }),
	).toEqual([
		[6, '00:00'],
		[1, '17:00'],
	]);
});

test('a row without days that a closed day is the exception to names those that are left, in a season too', () => {
	const season = { valid_from: '04-01', valid_through: '10-31' };
	const dates = { validFrom: '2027-04-01', validThrough: '2027-10-31' };
	expect(
		specification(
			{ opens: '10:00', closes: '17:00', ...season },
			{ day_of_week: ['Monday'], closed: true, ...season },
		),
	).toEqual([
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [day('Monday')],
			opens: '00:00',
			closes: '00:00',
			...dates,
		},
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: everyDay.slice(1),
			opens: '10:00',
			closes: '17:00',
			...dates,
		},
	]);
});

test('what the table calls an exception is no contradiction in the data', () => {
	expect(
		specification(
			{ day_of_week: ['Daily'], opens: '10:00', closes: '17:00' },
			{ day_of_week: ['Monday'], closed: true },
		),
	).toEqual([
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [day('Monday')],
			opens: '00:00',
			closes: '00:00',
		},
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: everyDay.slice(1),
			opens: '10:00',
			closes: '17:00',
		},
	]);
});

test('a row without a closing time is left out, and the others of its day stay', () => {
	const opens = { day_of_week: ['Sunday'], opens: '14:00:00' };
	const dated = { valid_from: '12-20', valid_through: '12-20', is_special_hours: true };
	expect(specification(opens, { ...opens, opens: '10:00:00', closes: '12:00:00' })).toEqual([
		{
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [day('Sunday')],
			opens: '10:00',
			closes: '12:00',
		},
	]);
	expect(special({ ...opens, ...dated })).toEqual([]);
});

test('rows that state nothing give nothing', () => {
	expect(specification()).toEqual([]);
	expect(
		specification({ notes: 'By appointment' }, { day_of_week: ['Monday'], opens: '09:00' }),
	).toEqual([]);
});
