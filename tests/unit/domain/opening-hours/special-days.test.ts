import { expect, test } from '@playwright/test';
import { hoursOnDate } from '../../../support/hours-on-date.ts';
import { hoursOf, statusOf, viewOf, wording } from './hours-of.ts';

const general = { day_of_week: ['Daily'], opens: '10:00', closes: '17:00' };
const on = (valid_from: string, valid_through = valid_from) => ({
	valid_from,
	valid_through,
	is_special_hours: true,
});
const lines = (rows: object[], today?: string) =>
	viewOf(rows, today).specialDays.map(({ dates, text }) => `${dates}: ${text}`);

test('a special day goes before a season', () => {
	const rows = [
		general,
		{ ...general, opens: '09:00', valid_from: '12-01', valid_through: '12-31' },
		{ closed: true, ...on('12-25') },
	];
	expect(statusOf(rows, '2026-12-25T12:00Z')).toBe('Closed today · opens tomorrow at 09:00');
	expect(statusOf(rows, '2026-12-24T18:00Z')).toBe('Closed now · opens Saturday at 09:00');
	expect(lines(rows)).toEqual(['Friday, 25 December 2026: Closed']);
});

test('special days are listed from today on, the soonest first', () => {
	const rows = [
		general,
		{ closed: true, ...on('01-01') },
		{ opens: '10:00', closes: '14:00', ...on('12-24') },
		{ closed: true, ...on('11-20') },
		{ closed: true, ...on('11-21') },
	];
	expect(lines(rows)).toEqual([
		'Saturday, 21 November 2026: Closed',
		'Thursday, 24 December 2026: 10:00–14:00',
		'Friday, 1 January 2027: Closed',
		'Saturday, 20 November 2027: Closed',
	]);
});

test('special hours of some days of the week leave the others as they are', () => {
	const rows = [
		general,
		{ day_of_week: ['Weekend'], opens: '12:00', closes: '20:00', ...on('12-20', '01-06') },
	];
	expect(lines(rows)).toEqual([
		'20 December 2026 to 6 January 2027, Saturday and Sunday: 12:00–20:00',
	]);
	expect(statusOf(rows, '2026-12-26T18:00Z')).toBe('Open now · until 20:00');
	expect(statusOf(rows, '2026-12-28T18:00Z')).toBe('Closed now · opens tomorrow at 10:00');
});

test('of two special periods the narrower one wins', () => {
	const rows = [
		general,
		{ opens: '12:00', closes: '15:00', ...on('12-20', '01-06') },
		{ closed: true, ...on('12-25', '12-26') },
	];
	expect(statusOf(rows, '2026-12-24T16:00Z')).toBe('Closed now · opens Sunday at 12:00');
});

test('several shifts of one special day are one entry', () => {
	const rows = [
		{ opens: '14:00', closes: '16:00', ...on('12-24') },
		{ opens: '10:00', closes: '12:00', notes: 'Mass at noon', ...on('12-24') },
	];
	expect(viewOf(rows).specialDays.map(({ text, notes }) => [text, notes])).toEqual([
		['10:00–12:00, 14:00–16:00', ['Mass at noon']],
	]);
	expect(viewOf(rows).tables).toEqual([]);
	expect(viewOf(rows).isStated).toBe(true);
});

test('special hours of one date hold on it, whatever day of the week is named beside it', () => {
	const rows = [general, { ...general, opens: '12:00', day_of_week: ['Sunday'], ...on('01-04') }];
	expect(lines(rows)).toEqual(['Monday, 4 January 2027: 12:00–17:00']);
	expect(statusOf(rows, '2027-01-04T11:00Z')).toBe('Closed now · opens at 12:00');
	expect(lines(rows, '2026-01-04')).toEqual(['Sunday, 4 January 2026: 12:00–17:00']);
	const christmas = { day_of_week: ['Wednesday'], closed: true, ...on('2026-12-25') };
	expect(lines([general, christmas])).toEqual(['Friday, 25 December 2026: Closed']);
	expect(statusOf([general, christmas], '2026-12-25T12:00Z')).toBe(
		'Closed today · opens tomorrow at 10:00',
	);
	expect(hoursOf(general, christmas).unreadable).toEqual([
		{
			rowIndex: 1,
			reason: 'the day of the week need not be that of the date: the date counts',
			notes: undefined,
		},
	]);
	const right = { day_of_week: ['Friday'], closed: true, ...on('2026-12-25') };
	expect(hoursOf(general, right).unreadable).toEqual([]);
});

test('special hours of several dates none of which is their day leave these dates in doubt', () => {
	const rows = [general, { day_of_week: ['Monday'], closed: true, ...on('12-24', '12-25') }];
	expect(lines(rows)).toEqual(['24 December 2026 to 25 December 2026, Monday: Not stated clearly']);
	expect(statusOf(rows, '2026-12-24T12:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-12-25T12:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-12-26T12:00Z')).toBe('Open now · until 17:00');
	expect(hoursOf(...rows).unreadable).toEqual([
		{
			rowIndex: 1,
			reason: 'the dates need not have any of the days of the week: in doubt where not',
			notes: undefined,
		},
	]);
	// In 2029 Christmas Eve is a Monday.
	expect(lines(rows, '2029-11-21')).toEqual([
		'24 December 2029 to 25 December 2029, Monday: Closed',
	]);
	expect(statusOf(rows, '2029-12-24T12:00Z')).toBe('Closed today · opens tomorrow at 10:00');
	expect(statusOf(rows, '2029-12-25T12:00Z')).toBe('Open now · until 17:00');
});

test('a row of the same dates that names their day is told beside one that does not', () => {
	const rows = [
		general,
		{ day_of_week: ['Monday'], closed: true, ...on('2026-12-24', '2026-12-25') },
		{
			day_of_week: ['Thursday'],
			opens: '10:00',
			closes: '12:00',
			...on('2026-12-24', '2026-12-25'),
		},
	];
	expect(statusOf(rows, '2026-12-24T11:00Z')).toBe('Open now · until 12:00');
	expect(statusOf(rows, '2026-12-25T11:00Z')).toBe('unknown');
});

test('special hours of one date that contradict each other are stated in two ways', () => {
	const rows = [
		general,
		{ closed: true, day_of_week: ['Daily'], ...on('2026-12-24') },
		{ opens: '18:00', closes: '02:00', day_of_week: ['Thursday'], ...on('2026-12-24') },
	];
	expect(lines(rows)).toEqual(['Thursday, 24 December 2026: Stated in two ways']);
	for (const instant of ['2026-12-24T12:00Z', '2026-12-25T01:00Z']) {
		expect(statusOf(rows, instant)).toBe('unknown');
	}
});

test('closings of days of the week at times that only their note tells leave these days in doubt', () => {
	const note = 'fourth Monday and Tuesday of the month';
	const closing = { day_of_week: ['Monday', 'Tuesday'], closed: true, notes: note };
	const night = { day_of_week: ['Daily'], opens: '18:00', closes: '02:00' };
	for (const is_special_hours of [true, false]) {
		const rows = [general, { ...closing, is_special_hours }];
		const text = 'Monday and Tuesday, Closed: fourth Monday and Tuesday of the month';
		expect(viewOf(rows).notes).toEqual([{ text, isContent: false }]);
		expect(
			viewOf(rows)
				.tables[0]?.rows.map((row) => row.text)
				.slice(0, 3),
		).toEqual(['10:00–17:00, closed at times', '10:00–17:00, closed at times', '10:00–17:00']);
		expect(statusOf(rows, '2026-11-23T12:00Z')).toBe('unknown');
		expect(statusOf(rows, '2026-11-25T12:00Z')).toBe('Open now · until 17:00');
		expect(hoursOf(...rows).unreadable.map(({ rowIndex }) => rowIndex)).toEqual([1]);
		expect(statusOf([night, { ...closing, is_special_hours }], '2026-11-25T01:00Z')).toBe(
			'unknown',
		);
	}
});

test('a closing with a note on days on which nothing opens is certain', () => {
	const open = { ...general, day_of_week: ['Tue-Sun'] };
	const rows = [open, { day_of_week: ['Monday'], closed: true, notes: 'Ruhetag' }];
	expect(statusOf(rows, '2026-11-23T12:00Z')).toBe('Closed today · opens tomorrow at 10:00');
	expect(hoursOf(...rows).unreadable).toEqual([]);
});

test('special days of a year that is over are left out', () => {
	const rows = [
		general,
		{ closed: true, ...on('2026-11-20') },
		{ closed: true, ...on('2027-05-01') },
	];
	expect(lines(rows)).toEqual(['Saturday, 1 May 2027: Closed']);
});

test('29 February comes when there is one', () => {
	expect(lines([general, { closed: true, ...on('02-29') }])).toEqual([
		'Tuesday, 29 February 2028: Closed',
	]);
});

test('special hours that cannot be read leave their dates in doubt', () => {
	const rows = [general, { opens: '15:00', closes: '25:61', ...on('12-24') }];
	expect(lines(rows)).toEqual(['Thursday, 24 December 2026: Not stated clearly']);
	expect(statusOf(rows, '2026-12-24T12:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-12-25T09:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-12-26T12:00Z')).toBe('Open now · until 17:00');
});

test('special hours without dates are dropped and leave the regular ones alone', () => {
	const rows = [general, { closed: true, is_special_hours: true, notes: 'Closed on feast days' }];
	expect(statusOf(rows, '2026-12-24T12:00Z')).toBe('Open now · until 17:00');
	expect(viewOf(rows).notes).toEqual([{ text: 'Closed: Closed on feast days', isContent: false }]);
	expect(hoursOf(...rows).unreadable).toEqual([
		{ rowIndex: 1, reason: 'special hours without dates', notes: 'Closed on feast days' },
	]);
});

test('hours of public holidays are shown and never used for the status', () => {
	const rows = [
		general,
		{ day_of_week: ['Public holidays'], opens: '11:00', closes: '13:00' },
		{ day_of_week: ['PublicHolidays'], closed: true, valid_from: '12-01', valid_through: '12-31' },
	];
	expect(viewOf(rows).publicHolidays.map(({ dates, text }) => [dates, text])).toEqual([
		[undefined, '11:00–13:00'],
		['1 December to 31 December', 'Closed'],
	]);
	expect(statusOf(rows, '2026-12-25T15:00Z')).toBe('Open now · until 17:00');
});

test('public holidays that one row calls open and another closed are in doubt and reported', () => {
	const open = { day_of_week: ['Public holidays'], opens: '11:00', closes: '13:00' };
	const rows = [open, { day_of_week: ['Bank holidays'], closed: true }];
	expect(viewOf(rows).publicHolidays.map(({ text }) => text)).toEqual([
		'11:00–13:00, not stated clearly',
	]);
	expect(hoursOf(...rows).unreadable).toEqual([
		{ rowIndex: 1, reason: 'closed on public holidays on which another row is open' },
	]);
});

test('hours of public holidays that open together and close apart are told to the earlier closing', () => {
	const rows = ['20:00', '21:00'].map((closes) => ({
		day_of_week: ['Public holidays'],
		opens: '08:00',
		closes,
	}));
	expect(viewOf(rows).publicHolidays.map(({ text }) => text)).toEqual([
		'08:00–20:00, other hours not stated clearly',
	]);
	expect(hoursOf(...rows).unreadable).toEqual([
		{ rowIndex: 1, reason: 'closes later than row 0, which opens at the same time' },
	]);
});

test('special hours that open together and close apart are told to the earlier closing', () => {
	const rows = [
		general,
		{ opens: '10:00', closes: '12:00', ...on('12-24') },
		{ opens: '10:00', closes: '13:00', ...on('12-24') },
	];
	expect(lines(rows)).toEqual([
		'Thursday, 24 December 2026: 10:00–12:00, other hours not stated clearly',
	]);
	expect(statusOf(rows, '2026-12-24T12:30Z')).toBe('unknown');
});

test('special hours of public holidays go before what a row of days says of them', () => {
	const rows = [
		{ day_of_week: ['Sunday', 'Public holidays'], opens: '11:00', closes: '13:00' },
		{
			day_of_week: ['Public holidays'],
			closed: true,
			is_special_hours: true,
			notes: 'Staff outing',
		},
	];
	expect(viewOf(rows).publicHolidays.map(({ text, notes }) => [text, notes])).toEqual([
		['Closed', ['Staff outing']],
	]);
	expect(hoursOf(...rows).unreadable).toEqual([]);
});

test('Sundays and public holidays in one row are both read', () => {
	const rows = [{ day_of_week: ['Sunday', 'Bank holidays'], opens: '11:00', closes: '13:00' }];
	expect(viewOf(rows).tables[0]?.rows[6]?.text).toBe('11:00–13:00');
	expect(viewOf(rows).publicHolidays[0]?.text).toBe('11:00–13:00');
});

test('the hours of a date are those of its special day, or of its season', () => {
	const hours = hoursOf(general, { closed: true, ...on('12-25') });
	expect(hoursOnDate(hours, '2026-12-25', wording)).toEqual({
		date: 'Friday, 25 December 2026',
		ranges: [],
		remark: 'Closed',
		text: 'Closed',
		isClosed: true,
	});
	expect(hoursOnDate(hours, '2026-12-26', wording)?.text).toBe('10:00–17:00');
	expect(
		hoursOnDate(
			hoursOf({ ...general, valid_from: '04-01', valid_through: '10-31' }),
			'2026-12-26',
			wording,
		),
	).toBeUndefined();
});
