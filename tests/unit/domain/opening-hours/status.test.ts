import { expect, test } from '@playwright/test';
import { isOpenAt, openingStatus } from '../../../../src/domain/opening-hours/opening-status.ts';
import { seasonsOf } from '../../../../src/domain/opening-hours/seasons.ts';
import { timetableOf } from '../../../../src/domain/opening-hours/timetable-of.ts';
import { localDay } from '../../../../src/domain/opening-hours/wall-clock.ts';
import { hoursOf, statusOf } from './hours-of.ts';

const museum = [
	{ day_of_week: ['Tue-Fri'], opens: '10:00', closes: '12:30' },
	{ day_of_week: ['Tue-Fri'], opens: '14:00', closes: '18:00' },
	{ day_of_week: ['Saturday'], opens: '10:00', closes: '18:00' },
];

for (const [instant, text] of [
	['2026-11-20T09:59:59Z', 'Closed now · opens at 10:00'],
	['2026-11-20T10:00:00Z', 'Open now · until 12:30'],
	['2026-11-20T11:30:00Z', 'Open now · until 12:30'],
	['2026-11-20T11:30:01Z', 'Closes soon · at 12:30 · opens at 14:00'],
	['2026-11-20T12:29:59Z', 'Closes soon · at 12:30 · opens at 14:00'],
	['2026-11-20T12:30:00Z', 'Closed now · opens at 14:00'],
	['2026-11-20T18:00:00Z', 'Closed now · opens tomorrow at 10:00'],
	['2026-11-21T18:00:00Z', 'Closed now · opens Tuesday at 10:00'],
	['2026-11-22T12:00:00Z', 'Closed today · opens Tuesday at 10:00'],
	['2026-11-23T12:00:00Z', 'Closed today · opens tomorrow at 10:00'],
] as const) {
	test(`a museum at ${instant}: ${text}`, () => {
		expect(statusOf(museum, instant)).toBe(text);
	});
}

test('an opening a week away is told by its date', () => {
	const rows = [{ day_of_week: ['Saturday'], opens: '10:00', closes: '12:00' }];
	expect(statusOf(rows, '2026-11-21T12:00Z')).toBe('Closed now · opens on 28 November at 10:00');
	expect(statusOf(rows, '2026-11-22T12:00Z')).toBe('Closed today · opens Saturday at 10:00');
});

test('the last evening of a season looks forward to the next one', () => {
	const rows = [
		{
			day_of_week: ['Daily'],
			opens: '10:00',
			closes: '17:00',
			valid_from: '04-01',
			valid_through: '10-31',
		},
	];
	expect(statusOf(rows, '2026-10-31T18:00Z')).toBe('Closed now · next hours from 1 April');
	expect(statusOf(rows, '2026-11-01T12:00Z')).toBe(
		'Hours not stated for today · next hours from 1 April',
	);
	expect(statusOf(rows, '2027-04-01T08:00Z')).toBe('Closed now · opens at 10:00');
});

test('an opening in the next season is told by its date when no day is left open between them', () => {
	const rows = [
		{
			day_of_week: ['Sunday'],
			opens: '10:00',
			closes: '17:00',
			valid_from: '11-01',
			valid_through: '03-31',
		},
		{
			day_of_week: ['Weekend'],
			opens: '09:00',
			closes: '19:00',
			valid_from: '04-01',
			valid_through: '10-31',
		},
	];
	expect(statusOf(rows, '2027-03-28T17:00Z')).toBe('Closed now · opens Saturday at 09:00');
	expect(statusOf(rows, '2027-10-31T20:00Z')).toBe('Closed now · opens on 7 November at 10:00');
});

test('a place that never closes is open 24 hours', () => {
	expect(statusOf([{ opens: '00:00', closes: '24:00' }], '2026-11-21T23:59:59Z')).toBe(
		'Open 24 hours',
	);
	expect(
		statusOf(
			[
				{ opens: '06:30', closes: '22:00' },
				{ opens: '22:00', closes: '06:30' },
			],
			'2026-11-21T03:00Z',
		),
	).toBe('Open 24 hours');
});

test('days that are open round the clock run on until the first closing', () => {
	const rows = [
		{ day_of_week: ['Friday', 'Saturday'], opens: '00:00', closes: '00:00' },
		{ day_of_week: ['Sunday'], opens: '00:00', closes: '15:00' },
	];
	expect(statusOf(rows, '2026-11-20T12:00Z')).toBe('Open now · until 15:00 on Sunday');
	expect(statusOf(rows, '2026-11-21T12:00Z')).toBe('Open now · until 15:00 on Sunday');
	expect(statusOf(rows, '2026-11-22T14:30Z')).toBe('Closes soon · at 15:00');
});

test('only a closing on the coming night is told without its day', () => {
	const rows = [
		{ day_of_week: ['Friday'], opens: '00:00', closes: '00:00' },
		{ day_of_week: ['Saturday'], opens: '00:00', closes: '02:00' },
	];
	expect(statusOf(rows, '2026-11-20T12:00Z')).toBe('Open now · until 02:00');
	rows.push({ day_of_week: ['Thursday'], opens: '00:00', closes: '00:00' });
	expect(statusOf(rows, '2026-11-19T12:00Z')).toBe('Open now · until 02:00 on Saturday');
});

test('a closing on the next morning is told with its day until it is less than 24 hours away', () => {
	const rows = [
		{ day_of_week: ['Friday'], opens: '08:00', closes: '00:00' },
		{ day_of_week: ['Saturday'], opens: '00:00', closes: '11:00' },
	];
	expect(statusOf(rows, '2026-11-20T09:00Z')).toBe('Open now · until 11:00 on Saturday');
	expect(statusOf(rows, '2026-11-20T11:00Z')).toBe('Open now · until 11:00 on Saturday');
	expect(statusOf(rows, '2026-11-20T11:01Z')).toBe('Open now · until 11:00');
	expect(statusOf(rows, '2026-11-21T08:00Z')).toBe('Open now · until 11:00');
});

test('shifts that follow each other without a break are one', () => {
	const rows = [
		{ opens: '12:00', closes: '14:00' },
		{ opens: '14:00', closes: '18:00' },
	];
	expect(statusOf(rows, '2026-11-21T13:30Z')).toBe('Open now · until 18:00');
});

test('closing at midnight is the end of the day', () => {
	const rows = [{ opens: '18:00', closes: '00:00' }];
	expect(statusOf(rows, '2026-11-21T23:59:59Z')).toBe('Closes soon · at midnight');
	expect(statusOf(rows, '2026-11-22T00:00:00Z')).toBe('Closed now · opens at 18:00');
});

test('the clocks of the place decide, not those of this machine', () => {
	const rows = [{ day_of_week: ['Saturday'], opens: '09:00', closes: '17:00' }];
	const instant = '2026-11-20T20:30Z';
	expect(statusOf(rows, instant, 'Pacific/Apia')).toBe('Open now · until 17:00');
	expect(statusOf(rows, instant, 'Asia/Kolkata')).toBe('Closed now · opens at 09:00');
	expect(statusOf(rows, instant, 'America/Los_Angeles')).toBe(
		'Closed today · opens tomorrow at 09:00',
	);
});

test('a night on which clocks go forward is an hour shorter', () => {
	const rows = [{ day_of_week: ['Saturday'], opens: '22:00', closes: '03:30' }];
	// In Paris 02:00 became 03:00 on 29 March 2026, at 01:00 UTC.
	expect(statusOf(rows, '2026-03-29T00:30:00Z', 'Europe/Paris')).toBe('Open now · until 03:30');
	expect(statusOf(rows, '2026-03-29T00:30:01Z', 'Europe/Paris')).toBe('Closes soon · at 03:30');
	expect(statusOf(rows, '2026-03-29T01:30:00Z', 'Europe/Paris')).toBe(
		'Closed today · opens Saturday at 22:00',
	);
});

test('a night on which clocks go back ends with the first of two equal times', () => {
	const rows = [{ day_of_week: ['Saturday'], opens: '22:00', closes: '02:30' }];
	// In Paris 03:00 became 02:00 on 25 October 2026, at 01:00 UTC: 02:30 was at 00:30 and at 01:30
	// UTC.
	expect(statusOf(rows, '2026-10-25T00:29:59Z', 'Europe/Paris')).toBe('Closes soon · at 02:30');
	expect(statusOf(rows, '2026-10-25T00:30:00Z', 'Europe/Paris')).toBe(
		'Closed today · opens Saturday at 22:00',
	);
	expect(statusOf(rows, '2026-10-25T01:15:00Z', 'Europe/Paris')).toBe(
		'Closed today · opens Saturday at 22:00',
	);
});

test('a night that runs over a change of clocks counts the hours that pass', () => {
	const rows = [{ day_of_week: ['Saturday'], opens: '22:00', closes: '05:00' }];
	expect(statusOf(rows, '2026-10-25T03:00:00Z', 'Europe/Paris')).toBe('Open now · until 05:00');
	expect(statusOf(rows, '2026-10-25T03:00:01Z', 'Europe/Paris')).toBe('Closes soon · at 05:00');
	expect(statusOf(rows, '2026-03-29T02:00:01Z', 'Europe/Paris')).toBe('Closes soon · at 05:00');
});

test('days that begin at 01:00 because clocks go forward at midnight are whole', () => {
	const rows = [{ opens: '00:00', closes: '24:00' }];
	// Cairo's clocks went from 23:59 to 01:00 between 23 and 24 April 2026.
	expect(statusOf(rows, '2026-04-23T21:59:59Z', 'Africa/Cairo')).toBe('Open 24 hours');
	expect(statusOf(rows, '2026-04-23T22:00:00Z', 'Africa/Cairo')).toBe('Open 24 hours');
});

test('gives the timetable in the least room', () => {
	const hours = hoursOf(
		{
			day_of_week: ['Mon-Fri'],
			opens: '09:00',
			closes: '12:00',
			valid_from: '04-01',
			valid_through: '10-31',
		},
		{
			day_of_week: ['Sat'],
			opens: '20:00',
			closes: '02:00',
			valid_from: '04-01',
			valid_through: '10-31',
		},
		{ day_of_week: ['Sun'], opens: '20:00', valid_from: '04-01', valid_through: '10-31' },
		{ closed: true, is_special_hours: true, valid_from: '05-01', valid_through: '05-01' },
	);
	const timetable = timetableOf(hours, seasonsOf(hours));
	expect(timetable).toEqual({
		weeks: [
			[
				[0, 540, 720],
				[0, 540, 720],
				[0, 540, 720],
				[0, 540, 720],
				[0, 540, 720],
				[0, 1200, 1560],
				[2640],
			],
		],
		periods: [[401, 1031, 0]],
		specials: [[501, 501, 127, [0]]],
	});
	expect(openingStatus(timetable, Date.parse('2026-09-12T12:00Z'), 'UTC')).toEqual({
		state: 'closed',
		isAllDay: false,
		next: { day: 20708, minute: 1200, inDays: 0 },
	});
});

test.describe('a record that is in force for a time only', () => {
	const daily = [{ day_of_week: ['Daily'], opens: '09:00', closes: '18:00' }];
	const summer = { validFrom: '2027-05-01', validThrough: '2027-09-30' };
	const summerStatus = (instant: string, timeZone?: string) =>
		statusOf(daily, instant, timeZone, summer);

	test('says nothing of now before its first day and after its last', () => {
		expect(summerStatus('2026-11-21T09:00Z')).toBe('unknown');
		expect(summerStatus('2027-04-30T12:00Z')).toBe('unknown');
		expect(summerStatus('2027-05-01T12:00Z')).toBe('Open now · until 18:00');
		expect(summerStatus('2027-09-30T12:00Z')).toBe('Open now · until 18:00');
		expect(summerStatus('2027-10-01T12:00Z')).toBe('unknown');
	});

	test('begins and ends at midnight by the clocks of the place', () => {
		expect(summerStatus('2027-04-30T22:59:59Z')).toBe('unknown');
		expect(summerStatus('2027-04-30T23:00:00Z')).toBe('Closed now · opens at 09:00');
		expect(summerStatus('2027-09-30T22:59:59Z')).toBe('Closed now');
		expect(summerStatus('2027-09-30T23:00:00Z')).toBe('unknown');
		expect(summerStatus('2027-04-30T23:00:00Z', 'America/New_York')).toBe('unknown');
	});

	test('promises no opening after its last day', () => {
		expect(summerStatus('2027-09-29T20:00Z')).toBe('Closed now · opens tomorrow at 09:00');
		expect(summerStatus('2027-09-30T20:00Z')).toBe('Closed now');
	});

	test('does not look forward to a season after its last day', () => {
		const winter = [{ ...daily[0], valid_from: '11-01', valid_through: '03-31' }];

		expect(statusOf(winter, '2027-09-30T12:00Z')).toBe(
			'Hours not stated for today · next hours from 1 November',
		);
		expect(statusOf(winter, '2027-09-30T12:00Z', 'Europe/Lisbon', summer)).toBe(
			'Hours not stated for today',
		);
	});
});

test('lists have a place open at night until the shift of the day before ends', () => {
	const hours = hoursOf({ day_of_week: ['Saturday'], opens: '20:00', closes: '03:00' });
	const timetable = timetableOf(hours, seasonsOf(hours));
	const isOpen = (instant: string) => {
		const ms = Date.parse(instant);
		return isOpenAt(timetable, ms, localDay(ms, 'Europe/Lisbon'), 'Europe/Lisbon');
	};

	expect(isOpen('2026-11-21T19:59:59Z')).toBe(false);
	expect(isOpen('2026-11-21T20:00Z')).toBe(true);
	expect(isOpen('2026-11-22T02:59:59Z')).toBe(true);
	expect(isOpen('2026-11-22T03:00Z')).toBe(false);
	expect(isOpen('2026-11-23T02:00Z')).toBe(false);
});

test('in a time zone that a browser does not know nobody knows whether a place is open', () => {
	const rows = [{ day_of_week: ['Daily'], opens: '10:00', closes: '18:00' }];
	const noon = '2026-11-20T12:00Z';

	expect(statusOf(rows, noon, 'America/Newer_Than_This')).toBe('unknown');
	expect(statusOf(rows, noon, 'America/Newer_Than_This', { validThrough: '2030-12-31' })).toBe(
		'unknown',
	);
});
