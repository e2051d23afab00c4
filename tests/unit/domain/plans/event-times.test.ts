import { expect, test } from '@playwright/test';
import { spanOf } from '../../../../src/domain/events/span.ts';
import { parseOffsetDateTime } from '../../../../src/domain/events/offset-date-time.ts';
import { eventTimesOf, type PlannedDate } from '../../../../src/domain/plans/event-times.ts';

function date(startAt: string, endAt?: string, state?: string): PlannedDate {
	const start = parseOffsetDateTime(startAt);
	if (!start) throw new Error(`${startAt} is no time.`);
	return { ...spanOf(start, endAt ? parseOffsetDateTime(endAt) : undefined), state };
}

function timesOn(day: string, dates: readonly PlannedDate[], closedDays: readonly string[] = []) {
	const { absence, windows } = eventTimesOf({ dates, closedDays }, day, 'Europe/Lisbon');
	const lines = windows.map(({ fromMs, kind, untilMs }) =>
		[kind, ...[fromMs, untilMs].map(instant)].join(' '),
	);
	return absence ? [...lines, absence] : lines;
}

function instant(ms: number): string {
	return ms === Infinity ? 'open end' : new Date(ms).toISOString().slice(5, 16);
}

test('a concert begins at its time, and one without an end has none', () => {
	const dates = [
		date('2026-12-05T15:00:00+00:00', '2026-12-05T17:00:00+00:00'),
		date('2026-12-05T19:30:00+00:00'),
	];
	expect(timesOn('2026-12-05', dates)).toEqual([
		'begins 12-05T15:00 12-05T17:00',
		'begins 12-05T19:30 open end',
	]);
	expect(timesOn('2026-12-06', dates)).toEqual(['not-on']);
});

test('one may come to a market at any time of it, and to what is on that day nobody knows when', () => {
	const market = date('2026-12-05T09:00:00+00:00', '2026-12-05T18:00:00+00:00');
	expect(timesOn('2026-12-05', [market])).toEqual(['open 12-05T09:00 12-05T18:00']);
	expect(timesOn('2026-12-05', [date('2026-12-05T00:00:00+00:00')])).toEqual([
		'unclear 12-05T00:00 12-05T23:59',
	]);
});

test('a night is that of the day on which it begins', () => {
	const ball = date('2026-12-05T23:00:00+00:00', '2026-12-06T02:00:00+00:00');
	expect(timesOn('2026-12-05', [ball])).toEqual(['begins 12-05T23:00 12-06T02:00']);
	expect(timesOn('2026-12-06', [ball])).toEqual(['not-on']);
});

test('an exhibition is on in its hours by the clocks of each day, and unclear at others', () => {
	const shown = date('2026-10-20T10:00:00+01:00', '2026-11-10T18:00:00+00:00');
	expect(timesOn('2026-10-20', [shown])).toEqual([
		'unclear 10-20T09:00 10-20T23:00',
		'open 10-20T09:00 10-20T17:00',
	]);
	expect(timesOn('2026-11-02', [shown])).toEqual([
		'unclear 11-02T00:00 11-03T00:00',
		'open 11-02T10:00 11-02T18:00',
	]);
	expect(timesOn('2026-11-10', [shown])).toEqual([
		'unclear 11-10T00:00 11-10T18:00',
		'open 11-10T10:00 11-10T18:00',
	]);
	expect(timesOn('2026-11-02', [shown], ['2026-11-02'])).toEqual(['closed']);
});

test('what is called off is said to be, unless another date of the day takes place', () => {
	const off = date('2026-12-05T15:00:00+00:00', undefined, 'cancelled');
	const later = date('2026-12-05T20:00:00+00:00', undefined, 'rescheduled');
	expect(timesOn('2026-12-05', [off])).toEqual(['cancelled']);
	expect(timesOn('2026-12-05', [off, later])).toEqual(['begins 12-05T20:00 open end']);
	expect(
		timesOn('2026-12-05', [date('2026-12-05T15:00:00+00:00', undefined, 'postponed')]),
	).toEqual(['postponed']);
});

test('times of another zone keep the clocks in which they are written', () => {
	const fair = date('2026-12-04T10:00:00+09:00', '2026-12-12T17:00:00+09:00');
	expect(timesOn('2026-12-06', [fair])).toEqual([
		'unclear 12-05T15:00 12-06T15:00',
		'open 12-06T01:00 12-06T08:00',
	]);
});
