import { expect, test } from '@playwright/test';
import { dateFromIso, dayOf } from '../../../../src/domain/opening-hours/calendar.ts';
import { type VisitTimes, visitTimesOf } from '../../../../src/domain/plans/visit-times.ts';
import { hoursInWords } from '../../../../src/domain/opening-hours/timetable.ts';
import type { OpeningHoursRow } from '../../../../src/records/opening-hours-row.ts';
import { timetable } from '../../outputs/explore/explored-places.ts';

const timeZone = 'Europe/Lisbon';

function timesOn(date: string, rows: readonly OpeningHoursRow[], validThrough?: string) {
	const hours = { timetable: timetable(rows), timeZone, validity: { validThrough } };
	return visitTimesOf(hours, dayOf(dateFromIso(date)));
}

/** Windows as kind and instants in UTC, without the seconds. */
function told({ absence, windows }: VisitTimes): string[] {
	const lines = windows.map(({ fromMs, kind, untilMs }) =>
		[kind, ...[fromMs, untilMs].map((ms) => new Date(ms).toISOString().slice(5, 16))].join(' '),
	);
	return absence ? [...lines, absence] : lines;
}

const saturday: OpeningHoursRow = { day_of_week: ['saturday'], opens: '10:00', closes: '18:00' };

test('a place is open in the shifts of the day, and closed on days that have none', () => {
	const rows = [
		{ ...saturday, closes: '13:00' },
		{ ...saturday, opens: '14:00' },
		{ day_of_week: ['sunday', 'friday'], closed: true },
	];
	expect(told(timesOn('2026-12-05', rows))).toEqual([
		'open 12-05T10:00 12-05T13:00',
		'open 12-05T14:00 12-05T18:00',
	]);
	expect(told(timesOn('2026-12-06', rows))).toEqual([
		'open 12-05T10:00 12-05T13:00',
		'open 12-05T14:00 12-05T18:00',
		'closed',
	]);
});

test('a night belongs to the day on which it begins, and a place that never closes has no break', () => {
	const night = { day_of_week: ['saturday'], opens: '20:00', closes: '02:00' };
	const everyDay = ['friday', 'saturday', 'sunday', 'monday'];
	const rest = { day_of_week: ['friday', 'sunday', 'monday'], closed: true };
	expect(told(timesOn('2026-12-05', [night, rest]))).toEqual(['open 12-05T20:00 12-06T02:00']);
	expect(told(timesOn('2026-12-06', [night, rest]))).toEqual([
		'open 12-05T20:00 12-06T02:00',
		'closed',
	]);
	const always = { day_of_week: everyDay, opens: '00:00', closes: '24:00' };
	expect(told(timesOn('2026-12-05', [always]))).toEqual(['open 12-04T00:00 12-07T00:00']);
});

test('hours of a season hold in that season alone', () => {
	const summer = {
		opens: '09:00',
		closes: '20:00',
		valid_from: '2026-05-01',
		valid_through: '2026-09-30',
	};
	expect(told(timesOn('2026-09-29', [summer]))).toEqual([
		'open 09-28T08:00 09-28T19:00',
		'open 09-29T08:00 09-29T19:00',
		'open 09-30T08:00 09-30T19:00',
	]);
	expect(told(timesOn('2026-10-15', [summer]))).toContain('unclear 10-14T23:00 10-15T23:00');
});

test('a day on which clocks are changed has its hours by its own clocks', () => {
	const early = { day_of_week: ['sunday'], opens: '00:30', closes: '04:00' };
	const rest = { day_of_week: ['saturday', 'monday'], closed: true };
	// Clocks go from 01:00 to 02:00 in March, and from 02:00 back to 01:00 in October.
	expect(told(timesOn('2026-03-29', [early, rest]))).toEqual(['open 03-29T00:30 03-29T03:00']);
	expect(told(timesOn('2026-10-25', [early, rest]))).toEqual(['open 10-24T23:30 10-25T04:00']);
	const gone = { day_of_week: ['sunday'], opens: '01:30', closes: '02:15' };
	expect(told(timesOn('2026-03-29', [gone, rest]))).toEqual(['closed']);
});

test('nothing is known without hours, of hours in words, and after the last day of a record', () => {
	const day = dayOf(dateFromIso('2026-12-05'));
	const inWords = { timetable: hoursInWords, timeZone, validity: {} };
	const unknown = { windows: [{ kind: 'unclear', fromMs: -Infinity, untilMs: Infinity }] };
	expect(visitTimesOf(undefined, day)).toEqual(unknown);
	expect(visitTimesOf(inWords, day)).toEqual(unknown);
	expect(told(timesOn('2026-12-05', [saturday], '2026-12-04'))).toContain(
		'unclear 12-05T00:00 12-06T00:00',
	);
	const elsewhere = { timetable: timetable([saturday]), timeZone: 'Not/There', validity: {} };
	expect(visitTimesOf(elsewhere, day)).toEqual(unknown);
});
