import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { addDays } from '../../../../src/domain/events/days.ts';
import {
	type MidnightEnd,
	readMidnightEnds,
	withMidnightEndsRead,
} from '../../../../src/domain/events/midnight-ends.ts';
import { occurrencesOf } from '../../../../src/domain/events/listed-occurrences.ts';
import { eventNodeDates } from '../../../../src/outputs/structured-data/occurrence-dates.ts';
import { testProperty } from '../../../support/test-property.ts';
import { at, eventOn } from './sample-dates.ts';

const dayOfFair = at('2031-05-02T00:00:00+01:00', '2031-05-02T00:00:00+01:00');
const dayToNext = at('2031-05-02T00:00:00+01:00', '2031-05-03T00:00:00+01:00');
const tenDays = at('2031-05-02T00:00:00+01:00', '2031-05-11T00:00:00+01:00');

test.describe('what a service means by an end at 00:00', () => {
	const readingOf = (...events: object[]) =>
		readMidnightEnds(events.map((occurrence) => eventOn(occurrence)));

	test('is the last day where one-day events end when they begin', () => {
		expect(readingOf(dayOfFair, dayOfFair, dayToNext, tenDays)).toEqual({
			reading: 'last-day',
			sameDay: 2,
			nextDay: 1,
		});
	});

	test('is the midnight after it where they end at the next one', () => {
		expect(readingOf(dayToNext, dayToNext, dayOfFair, tenDays).reading).toBe('exclusive');
	});

	test('is in doubt where nothing or both alike says so', () => {
		expect(readingOf(tenDays).reading).toBe('auto');
		expect(readingOf(dayToNext, dayOfFair).reading).toBe('auto');
		expect(readingOf(at('2031-05-02T20:00:00+01:00', '2031-05-03T00:00:00+01:00'))).toEqual({
			reading: 'auto',
			sameDay: 0,
			nextDay: 0,
		});
	});

	test('is told by an event once, however many dates it has', () => {
		const daily = eventOn(dayOfFair, at('2031-06-02T00:00:00Z', '2031-06-02T00:00:00Z'));

		expect(readMidnightEnds([daily, eventOn(dayToNext), eventOn(dayToNext), {}])).toEqual({
			reading: 'exclusive',
			sameDay: 1,
			nextDay: 2,
		});
	});

	test('is what the setting says', () => {
		expect(readMidnightEnds([eventOn(dayOfFair)], 'exclusive')).toEqual({
			reading: 'exclusive',
			sameDay: 1,
			nextDay: 0,
		});
		expect(withMidnightEndsRead({ endAtMidnight: 'auto' }, [eventOn(dayOfFair)])).toEqual({
			endAtMidnight: 'last-day',
		});
	});
});

function spanOf(endAtMidnight: MidnightEnd | undefined, start: string, end: string) {
	const zone = { timeZone: 'Europe/Lisbon', endAtMidnight };
	const [date] = occurrencesOf(eventOn(at(start, end)), zone);
	return date && [date.firstDay, date.lastDay, date.isAllDay];
}

for (const [meant, lastDay] of [
	['last-day', '2031-05-11'],
	['exclusive', '2031-05-10'],
	['auto', '2031-05-10'],
	[undefined, '2031-05-10'],
] as const) {
	test(`a fair from 2 May 00:00 to 11 May 00:00 ends on ${lastDay} (${meant})`, () => {
		const [start, end] = ['2031-05-02T00:00:00+01:00', '2031-05-11T00:00:00+01:00'];

		expect(spanOf(meant, start, end)).toEqual(['2031-05-02', lastDay, true]);
		const clock = {
			nowMs: Date.parse('2031-05-01'),
			timeZone: 'Europe/Lisbon',
			endAtMidnight: meant,
		};
		expect(eventNodeDates(eventOn(at(start, end)), clock)?.leading).toMatchObject({
			startDate: '2031-05-02',
			endDate: lastDay,
		});
	});
}

for (const [meant, lastDay] of [
	['last-day', '2031-05-11'],
	['exclusive', '2031-05-10'],
	['auto', '2031-05-11'],
] as const) {
	test(`a run from 2 May 10:00 to 11 May 00:00 ends on ${lastDay} (${meant})`, () => {
		expect(spanOf(meant, '2031-05-02T10:00:00+01:00', '2031-05-11T00:00:00+01:00')).toEqual([
			'2031-05-02',
			lastDay,
			false,
		]);
	});
}

test('a day that ends when it begins is that day in any reading', () => {
	for (const meant of ['last-day', 'exclusive', 'auto'] as const) {
		expect(spanOf(meant, '2031-05-02T00:00:00+01:00', '2031-05-02T00:00:00+01:00')).toEqual([
			'2031-05-02',
			'2031-05-02',
			true,
		]);
	}
});

test('an evening until midnight ends at that midnight in any reading', () => {
	for (const endAtMidnight of ['last-day', 'exclusive', 'auto'] as const) {
		const zone = { timeZone: 'Europe/Lisbon', endAtMidnight };
		const evening = at('2031-05-02T20:00:00+01:00', '2031-05-03T00:00:00+01:00');

		expect(occurrencesOf(eventOn(evening), zone)).toMatchObject([
			{ lastDay: '2031-05-02', end: { iso: '2031-05-03T00:00:00+01:00' } },
		]);
	}
});

test('a last day on which the clocks change is whole', () => {
	expect(spanOf('last-day', '2031-10-20T10:00:00+01:00', '2031-10-26T00:00:00+01:00')).toEqual([
		'2031-10-20',
		'2031-10-26',
		false,
	]);
	expect(spanOf('last-day', '2031-10-20T00:00:00+01:00', '2031-10-26T00:00:00+01:00')).toEqual([
		'2031-10-20',
		'2031-10-26',
		true,
	]);
});

testProperty(
	'whole days have one more in a service that names the last, whatever the season',
	60,
	() =>
		fc.property(
			fc.integer({ min: 0, max: 800 }),
			fc.integer({ min: 1, max: 60 }),
			(first, days) => {
				const start = addDays('2030-01-01', first);
				const end = addDays(start, days);
				const span = (meant: MidnightEnd) =>
					spanOf(meant, `${start}T00:00:00+00:00`, `${end}T00:00:00+00:00`);

				expect(span('last-day')).toEqual([start, end, true]);
				expect(span('exclusive')).toEqual([start, addDays(end, -1), true]);
			},
		),
);
