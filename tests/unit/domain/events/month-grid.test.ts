import { expect, test } from '@playwright/test';
import { eventCountsByDay, monthGrid } from '../../../../src/domain/events/month-grid.ts';
import { monthTable } from '../../../../src/domain/events/month-grid-words.ts';
import { scheduleOf } from '../../../../src/domain/events/schedule.ts';
import { at, british, clockAt } from './sample-dates.ts';

const clock = clockAt('2026-12-05T12:00:00Z');

function dayNumbers(month: string, firstWeekday: number) {
	return monthGrid(month, new Map(), firstWeekday, '2026-12-05').map((week) =>
		week.map((day) => day?.dayOfMonth ?? '').join(' '),
	);
}

test('a month that begins on Tuesday, weeks from Monday', () => {
	expect(dayNumbers('2026-12', 1)).toEqual([
		' 1 2 3 4 5 6',
		'7 8 9 10 11 12 13',
		'14 15 16 17 18 19 20',
		'21 22 23 24 25 26 27',
		'28 29 30 31   ',
	]);
});

test('the same month, weeks from Sunday', () => {
	expect(dayNumbers('2026-12', 7)).toEqual([
		'  1 2 3 4 5',
		'6 7 8 9 10 11 12',
		'13 14 15 16 17 18 19',
		'20 21 22 23 24 25 26',
		'27 28 29 30 31  ',
	]);
});

test('a February of four whole weeks has no blank days', () => {
	expect(dayNumbers('2027-02', 1)).toEqual([
		'1 2 3 4 5 6 7',
		'8 9 10 11 12 13 14',
		'15 16 17 18 19 20 21',
		'22 23 24 25 26 27 28',
	]);
});

test('days know their weekday, their events and whether they are today', () => {
	const [firstWeek] = monthGrid('2026-12', new Map([['2026-12-05', 3]]), 1, '2026-12-05');

	expect(firstWeek?.[5]).toEqual({
		day: '2026-12-05',
		dayOfMonth: 5,
		weekday: 6,
		eventCount: 3,
		isToday: true,
	});
	expect(firstWeek?.[4]).toEqual({
		day: '2026-12-04',
		dayOfMonth: 4,
		weekday: 5,
		eventCount: 0,
		isToday: false,
	});
});

test('an event counts once on each of its days from today on', () => {
	const events = [
		{
			id: 'evt_1',
			name: 'Festival',
			themes: [],
			occurrences: [at('2026-12-04T00:00:00+00:00', '2026-12-06T23:59:59+00:00')],
		},
		{
			id: 'evt_2',
			name: 'Tours',
			themes: [],
			occurrences: [
				at('2026-12-06T10:00:00+00:00', '2026-12-06T11:00:00+00:00'),
				at('2026-12-06T14:00:00+00:00', '2026-12-06T15:00:00+00:00'),
				at('2026-12-01T10:00:00+00:00', '2026-12-01T11:00:00+00:00'),
			],
		},
		{
			id: 'evt_3',
			name: 'New Year',
			themes: [],
			occurrences: [at('2026-12-30T00:00:00+00:00', '2027-01-02T23:59:59+00:00')],
		},
	];
	const counts = eventCountsByDay(scheduleOf(events, clock, 'en-GB'), '2026-12', clock);

	expect([...counts].sort()).toEqual([
		['2026-12-05', 1],
		['2026-12-06', 2],
		['2026-12-30', 1],
		['2026-12-31', 1],
	]);
});

test('the table says in words what its cells mean', () => {
	const weeks = monthGrid('2026-12', new Map([['2026-12-04', 2]]), 7, '2026-12-05');
	const table = monthTable('2026-12', weeks, 7, (day) => `#day-${day}`, british);

	expect(table.caption).toBe('Events in December 2026, by day');
	expect(table.weekdays.map(({ short }) => short)).toEqual([
		'Sun',
		'Mon',
		'Tue',
		'Wed',
		'Thu',
		'Fri',
		'Sat',
	]);
	expect(table.weeks[0]?.[5]).toMatchObject({
		label: 'Friday, 4 December 2026: 2 events',
		href: '#day-2026-12-04',
	});
	expect(table.weeks[0]?.[4]).toMatchObject({ label: 'Thursday, 3 December 2026: no events' });
	expect(table.weeks[0]?.[4]?.href).toBeUndefined();
	expect(table.weeks[0]?.[0]).toBeUndefined();
});
