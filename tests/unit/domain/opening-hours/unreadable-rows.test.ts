import { expect, test } from '@playwright/test';
import { openingHoursOf } from '../../../../src/domain/opening-hours/opening-hours.ts';
import { timesAsLong } from '../../../support/growth.ts';
import { dayText, hoursOf, statusOf, tablesOf, viewOf } from './hours-of.ts';

const weekdays = { day_of_week: ['Weekdays'], opens: '09:00', closes: '17:00' };

for (const rows of [undefined, []]) {
	test(`${rows ? 'an empty list' : 'no list'} states nothing: neither open nor closed`, () => {
		expect(openingHoursOf(rows)).toEqual({
			facts: [],
			weeks: [],
			specialDays: [],
			notes: [],
			unreadable: [],
		});
	});
}

test('without rows there is nothing to show and no status', () => {
	expect(viewOf([])).toEqual({
		isStated: false,
		tables: [],
		specialDays: [],
		publicHolidays: [],
		notes: [],
	});
	expect(statusOf([], '2026-11-21T12:00Z')).toBe('unknown');
});

test('rows with notes only show their notes and prove nothing', () => {
	const rows = [{ notes: 'By appointment' }, { day_of_week: [], notes: 'By appointment' }];
	expect(viewOf(rows)).toEqual({
		isStated: false,
		isInWords: true,
		tables: [],
		specialDays: [],
		publicHolidays: [],
		notes: [{ text: 'By appointment', isContent: true }],
	});
	expect(statusOf(rows, '2026-11-21T12:00Z')).toBe('unknown');
	expect(hoursOf(...rows).unreadable).toEqual([
		{ rowIndex: 0, reason: 'no times', notes: 'By appointment' },
		{ rowIndex: 1, reason: 'no times', notes: 'By appointment' },
	]);
});

test('hours that are over state nothing', () => {
	const over = { valid_from: '2025-12-24', valid_through: '2025-12-26' };
	for (const row of [
		{ ...weekdays, ...over },
		{ closed: true, ...over, is_special_hours: true },
		{ day_of_week: ['Public holidays'], closed: true, ...over },
	]) {
		expect(viewOf([row]), JSON.stringify(row)).toEqual(viewOf([]));
	}
});

test('hours that were sent and cannot be read are not stated clearly, and prove nothing', () => {
	const christmas = { valid_from: '12-25', valid_through: '12-25', is_special_hours: true };
	const daily = { day_of_week: ['Daily'] };
	for (const rows of [
		[{ ...daily, opens: '9h', closes: '17:00' }],
		[{ ...daily, opens: '09:00', closes: '09:00' }],
		[{ ...daily, opens: '02:00', closes: '26:00' }],
		[{ ...daily, opens: '09:00', closes: '17:00', valid_from: '02-30', valid_through: '13-01' }],
		[{ day_of_week: ['月曜日'], opens: '09:00', closes: '17:00' }],
		[{ opens: 'late', closes: '17:00', ...christmas }],
		[{ opens: '10:00', closes: '12:00', is_special_hours: true }],
		[{ ...daily, closed: 'yes' }],
		[
			{ ...daily, closed: true },
			{ ...daily, opens: '09:00', closes: '17:00' },
		],
	]) {
		expect(viewOf(rows), JSON.stringify(rows)).toEqual({ ...viewOf([]), isUnclear: true });
		expect(['unknown', 'Hours not stated for today']).toContain(
			statusOf(rows, '2026-11-21T12:00Z'),
		);
	}
	expect(viewOf([{ day_of_week: ['Monday'], closed: false }])).toEqual(viewOf([]));
});

test('a day whose hours cannot be read is not stated clearly beside days that can', () => {
	const rows = [weekdays, { day_of_week: ['Saturday'], opens: '9h', closes: '12:00' }];
	expect(dayText(rows, 5)).toBe('Not stated clearly');
	expect(dayText(rows, 6)).toBe('Closed');
	expect(statusOf(rows, '2026-11-21T12:00Z')).toBe('unknown');
});

test('a mere remark beside readable rows leaves them certain', () => {
	for (const remark of [{ notes: 'Ring the bell' }, { closed: false, notes: 'Ring the bell' }]) {
		const rows = [weekdays, remark];
		expect(statusOf(rows, '2026-11-21T12:00Z')).toBe('Closed today · opens Monday at 09:00');
		expect(viewOf(rows).notes).toEqual([{ text: 'Ring the bell', isContent: true }]);
	}
});

test('a note keeps the days and dates of a row without times', () => {
	const notesOf = (...rows: object[]) => viewOf(rows).notes.map(({ text }) => text);
	expect(notesOf({ day_of_week: ['Friday'], notes: 'Market day' })).toEqual(['Friday: Market day']);
	expect(
		notesOf({
			day_of_week: ['Friday', 'Public holidays', 'Fair days'],
			valid_from: '04-01',
			valid_through: '10-31',
			notes: 'Market day',
		}),
	).toEqual(['1 April to 31 October, Friday, Public holidays and Fair days: Market day']);
	expect(notesOf({ valid_from: '12-24', valid_through: '12-24', notes: 'Mass at noon' })).toEqual([
		'24 December: Mass at noon',
	]);
	expect(notesOf({ valid_from: 'Easter', notes: 'Mass at noon' })).toEqual([
		'Easter: Mass at noon',
	]);
	const weekday = { day_of_week: ['Monday'], opens: '09:00', closes: '12:00' };
	expect(notesOf(weekday, { day_of_week: ['Friday'], notes: 'Market day' })).toEqual([
		'Friday: Market day',
	]);
});

test('a note stands without what was sent as its days and is no text', () => {
	const rows = [{ day_of_week: [{ day: 'Friday' }, 7], notes: 'Market day' }];

	expect(viewOf(rows).notes.map(({ text }) => text)).toEqual(['Market day']);
});

test('notes for a day without times leave that day in doubt', () => {
	const rows = [weekdays, { day_of_week: ['Saturday'], notes: 'By appointment' }];
	expect(dayText(rows, 5)).toBe('Not stated');
	expect(dayText(rows, 6)).toBe('Closed');
	expect(statusOf(rows, '2026-11-21T12:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-22T12:00Z')).toBe('Closed today · opens tomorrow at 09:00');
});

test('a row whose closing cannot be read leaves its days in doubt until it would open again', () => {
	const rows = [weekdays, { day_of_week: ['Saturday'], opens: '20:00', closes: '25:61' }];
	expect(statusOf(rows, '2026-11-21T12:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-22T19:59Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-22T20:00Z')).toBe('Closed today · opens tomorrow at 09:00');
	expect(statusOf(rows, '2026-11-20T18:00Z')).toBe('Closed now');
});

test('hours that are stated hold beside hours that cannot be read', () => {
	const rows = [
		{ day_of_week: ['Monday'], opens: '09:00', closes: '12:00' },
		{ day_of_week: ['Monday'], opens: '14:00', closes: '25:61' },
	];
	expect(dayText(rows, 0)).toBe('09:00–12:00, other hours not stated clearly');
	expect(statusOf(rows, '2026-11-23T10:00Z')).toBe('Open now · until 12:00');
	expect(statusOf(rows, '2026-11-23T12:30Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-24T13:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-24T14:00Z')).toBe('Closed today');
});

test('an unreadable day may be any day, so none is closed for being left out', () => {
	const rows = [weekdays, { day_of_week: ['Saterday'], opens: '10:00', closes: '12:00' }];
	expect(dayText(rows, 5)).toBe('Not stated');
	expect(dayText(rows, 6)).toBe('Not stated');
	expect(dayText(rows, 0)).toBe('09:00–17:00, other hours not stated clearly');
	expect(statusOf(rows, '2026-11-21T13:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-23T13:00Z')).toBe('Open now · until 17:00');
});

test('a day that is expressly closed stays so beside an unreadable day', () => {
	const rows = [
		weekdays,
		{ day_of_week: ['Sunday'], closed: true },
		{ day_of_week: ['Saterday'], opens: '10:00', closes: '12:00' },
	];
	expect(dayText(rows, 6)).toBe('Closed');
});

test('the readable days of a row count when another day of it cannot be read', () => {
	const hours = hoursOf({ day_of_week: ['Monday', 'Freeday'], opens: '10:00', closes: '12:00' });
	expect(hours.facts.map(({ days }) => days)).toEqual([[0]]);
	expect(hours.unreadable).toEqual([
		{ rowIndex: 0, reason: 'day not readable: Freeday', notes: undefined },
	]);
});

test('when `closed` cannot be read, hours of the same day are in doubt', () => {
	const rows = [weekdays, { day_of_week: ['Monday'], closed: 'yes' }];
	expect(dayText(rows, 0)).toBe('09:00–17:00, not stated clearly');
	expect(statusOf(rows, '2026-11-23T12:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-24T12:00Z')).toBe('Open now · until 17:00');
});

test('closed in a period that cannot be read may be at any time', () => {
	const rows = [weekdays, { closed: true, valid_from: 'November', valid_through: 'March' }];
	expect(dayText(rows, 0)).toBe('09:00–17:00, not stated clearly');
	expect(statusOf(rows, '2026-11-23T12:00Z')).toBe('unknown');
});

test('open in a period that cannot be read leaves only the days it names in doubt', () => {
	const rows = [
		weekdays,
		{ day_of_week: ['Saturday'], opens: '10:00', closes: '12:00', valid_from: '02-30' },
	];
	expect(statusOf(rows, '2026-11-21T13:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-22T13:00Z')).toBe('Closed today · opens tomorrow at 09:00');
	expect(statusOf(rows, '2026-11-23T13:00Z')).toBe('Open now · until 17:00');
});

test('a season whose rows cannot be read is no table but a remark', () => {
	const rows = [
		weekdays,
		{
			day_of_week: ['Daily'],
			opens: '08:30',
			closes: '25:61',
			valid_from: '07-01',
			valid_through: '08-31',
		},
	];
	const view = viewOf(rows);
	expect(view.tables.map(({ caption }) => caption)).toEqual([
		'Opening hours, 1 September to 30 June',
	]);
	expect(view.unreadablePeriods).toBe('1 July to 31 August');
	expect(statusOf(rows, '2027-07-05T12:00Z')).toBe('unknown');
});

test('where no opening of a season can be read, the days that it leaves out are in doubt', () => {
	const rows = [
		weekdays,
		{
			day_of_week: ['Monday', 'Sunday'],
			opens: '10:00',
			closes: '25:61',
			valid_from: '07-01',
			valid_through: '08-31',
		},
	];
	expect(statusOf(rows, '2027-07-06T12:00Z')).toBe('unknown');
});

test('notes of readable rows stand by their table, with what they are about', () => {
	const rows = [
		{ ...weekdays, opens: '09:00', closes: '12:00' },
		{ ...weekdays, opens: '14:00', closes: '17:00', notes: 'Guided tours only' },
		{ day_of_week: ['Saturday'], opens: '10:00', closes: '12:00', notes: 'Market' },
	];
	expect(tablesOf(rows)[0]?.slice(-2)).toEqual([
		'Monday to Friday, 14:00–17:00: Guided tours only',
		'Saturday: Market',
	]);
	expect(tablesOf([{ ...weekdays, notes: 'Ring the bell' }])[0]?.at(-1)).toBe('Ring the bell');
});

test('a note tells whether words of the interface say what it is about', () => {
	const noted = { ...weekdays, opens: '09:00', closes: '12:00', notes: 'Ring the bell' };
	const saturday = { day_of_week: ['Saturday'], opens: '10:00', closes: '12:00' };
	expect(viewOf([noted]).tables[0]?.notes).toEqual([{ text: 'Ring the bell', isContent: true }]);
	expect(viewOf([noted, saturday]).tables[0]?.notes).toEqual([
		{ text: 'Monday to Friday: Ring the bell', isContent: false },
	]);
});

/** One row a day from 1 January 2026 on. */
const everyDate = (days: number) =>
	Array.from({ length: days }, (_, day) => {
		const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
		return { opens: '09:00', closes: '17:00', valid_from: date, valid_through: date };
	});

test('rows after the thousandth are left out, reported, and leave all days in doubt', () => {
	expect(hoursOf(...everyDate(1000)).unreadable).toEqual([]);
	expect(statusOf(everyDate(1000), '2026-11-21T12:00Z')).toBe('Open now · until 17:00');

	const { facts, unreadable } = hoursOf(...everyDate(1200));
	expect(facts).toHaveLength(1000);
	expect(unreadable).toEqual([
		{
			rowIndex: 1000,
			reason: '1200 rows, more than 1000: this one and those after it are not read',
		},
	]);
	expect(statusOf(everyDate(1200), '2026-11-21T12:00Z')).toBe('unknown');
});

test('rows whose dates overlap are read in a time that their number bounds', () => {
	const later = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
	const rows = Array.from({ length: 400 }, (_, row) =>
		row % 2 === 0
			? { ...weekdays, valid_from: later(row), valid_through: later(900 + 2 * row) }
			: { ...weekdays, valid_from: later(row).slice(5), valid_through: later(row + 60).slice(5) },
	);

	// Of four times as many rows each may meet four times as many others, but no pair a third one.
	const ofAll = () => hoursOf(...rows);
	expect(timesAsLong(ofAll, () => hoursOf(...rows.slice(0, 100)), 32)).toBeLessThan(32);
});
