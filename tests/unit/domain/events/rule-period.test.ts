import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { recurrencesInWords } from '../../../../src/domain/events/recurrence-words.ts';
import { testProperty } from '../../../support/test-property.ts';
import { at, british, clockAt } from './sample-dates.ts';

const everyDay = 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR,SA,SU';
const january = clockAt('2027-01-10T09:00:00Z', 'Europe/Madrid');

interface Period {
	rule: string;
	start: string;
	end: string;
	notes?: string;
}

const eventOf = ({ end, notes, rule, start }: Period) => ({
	occurrences: [at(start, end, { notes, recurrence_rule: rule })],
});

function datesIn(period: Period, clock = january): string[] {
	return datesOf(eventOf(period), clock).map(
		({ end, firstDay, isAllDay, lastDay, start }) =>
			`${firstDay}${lastDay === firstDay ? '' : `/${lastDay}`}` +
			(isAllDay ? '' : ` ${start.clock}${end ? `–${end.clock}` : ''}`),
	);
}

const wordsFor = (period: Period) => recurrencesInWords(datesOf(eventOf(period), january), british);

test.describe('a rule whose occurrence outlasts its interval', () => {
	test('is on from the start to the end of the period where it names every day', () => {
		const period = {
			rule: everyDay,
			start: '2027-02-16T00:00:00+01:00',
			end: '2027-05-20T23:59:00+02:00',
		};

		expect(datesIn(period)).toEqual(['2027-02-16/2027-05-20']);
		expect(datesIn(period, clockAt('2029-01-01T09:00:00Z'))).toEqual(['2027-02-16/2027-05-20']);
		expect(wordsFor(period)).toEqual(['Every day until 20 May 2027']);
	});

	test('is on on the days of the period that it names', () => {
		const period = {
			rule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
			start: '2026-12-03T18:30:00+01:00',
			end: '2027-01-28T23:59:00+01:00',
		};

		expect(datesIn(period)).toEqual([
			...['2026-12-03 18:30', '2026-12-10 18:30', '2026-12-17 18:30', '2026-12-24 18:30'],
			...['2026-12-31 18:30', '2027-01-07 18:30', '2027-01-14 18:30', '2027-01-21 18:30'],
			'2027-01-28 18:30',
		]);
		expect(wordsFor(period)).toEqual(['Every Thursday until 28 January 2027']);
	});

	test('has the clocks of its start and end as those of each day', () => {
		expect(
			datesIn({
				rule: 'FREQ=WEEKLY;BYDAY=FR,SA',
				start: '2027-03-12T10:00:00+01:00',
				end: '2027-04-03T13:30:00+02:00',
			}),
		).toEqual(
			['03-12', '03-13', '03-19', '03-20', '03-26', '03-27', '04-02', '04-03'].map(
				(day) => `2027-${day} 10:00–13:30`,
			),
		);
		expect(
			datesIn({
				rule: 'FREQ=DAILY',
				start: '2027-03-12T22:00:00+01:00',
				end: '2027-03-15T03:00:00+01:00',
			}),
		).toEqual(['03-12', '03-13', '03-14'].map((day) => `2027-${day} 22:00–03:00`));
	});

	test('begins with the first day that the rule names, and not before', () => {
		expect(
			datesIn({
				rule: 'FREQ=WEEKLY;BYDAY=SA,SU',
				start: '2027-03-11T00:00:00+01:00',
				end: '2027-03-20T23:59:00+01:00',
			}),
		).toEqual(['2027-03-13', '2027-03-14', '2027-03-20']);
	});

	test('ends with its own end where that comes first', () => {
		const period = { start: '2027-03-01T10:00:00+01:00', end: '2027-05-31T12:00:00+02:00' };

		expect(datesIn({ ...period, rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' })).toEqual([
			'2027-03-01 10:00–12:00',
			'2027-03-08 10:00–12:00',
			'2027-03-15 10:00–12:00',
		]);
		expect(datesIn({ ...period, rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270309' })).toEqual([
			'2027-03-01 10:00–12:00',
			'2027-03-08 10:00–12:00',
		]);
		expect(datesIn({ ...period, rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20280309' }).at(-1)).toBe(
			'2027-05-31 10:00–12:00',
		);
	});

	test('repeats as a whole where it is shorter than the interval and the rule has an end', () => {
		expect(
			datesIn({
				rule: 'FREQ=WEEKLY;BYDAY=FR,SA,SU;UNTIL=20270321',
				start: '2027-03-12T18:00:00+01:00',
				end: '2027-03-14T22:00:00+01:00',
			}),
		).toEqual(
			['03-12', '03-13', '03-14', '03-19', '03-20', '03-21'].map(
				(day) => `2027-${day} 18:00–22:00`,
			),
		);
	});

	test('leaves out the days that stand beside it', () => {
		expect(
			datesIn({
				rule: `${everyDay}\nEXDATE;VALUE=DATE:20270314`,
				start: '2027-03-12T00:00:00+01:00',
				end: '2027-03-16T23:59:00+01:00',
			}),
		).toEqual(['2027-03-12', '2027-03-13', '2027-03-15', '2027-03-16']);
	});

	test('has its note on the first date alone, as it is told with the rule', () => {
		const dates = datesOf(
			eventOf({
				rule: 'FREQ=WEEKLY;BYDAY=MO',
				start: '2027-03-01T10:00:00+01:00',
				end: '2027-03-15T12:00:00+01:00',
				notes: 'Not in the rain.',
			}),
			january,
		);

		expect(dates.map(({ notes }) => notes)).toEqual(['Not in the rain.', undefined, undefined]);
	});
});

for (const [what, period] of [
	[
		'a weekend that repeats every week',
		{ rule: 'FREQ=WEEKLY', start: '2027-03-12T18:00:00+01:00', end: '2027-03-14T22:00:00+01:00' },
	],
	[
		'a week that follows the week before',
		{ rule: 'FREQ=WEEKLY', start: '2027-03-08T00:00:00+01:00', end: '2027-03-14T23:59:00+01:00' },
	],
	[
		'a night that repeats every day',
		{ rule: 'FREQ=DAILY', start: '2027-03-12T22:00:00+01:00', end: '2027-03-13T05:00:00+01:00' },
	],
] as const) {
	test(`${what} does not overlap itself`, () => {
		expect(datesOf(eventOf(period), january)[0]?.period).toBeUndefined();
		expect(datesOf(eventOf(period), january).length).toBeGreaterThan(10);
	});
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const dayMs = 86_400_000;

testProperty(
	'the days of a period are those between its start and end that the rule names',
	60,
	() =>
		fc.property(
			fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
			fc.integer({ min: 0, max: 300 }),
			fc.integer({ min: 8, max: 150 }),
			fc.integer({ min: 0, max: 300 }),
			(weekdays, first, length, age) => {
				const firstMs = Date.UTC(2027, 0, 1) + first * dayMs;
				const dayAt = (index: number) =>
					new Date(firstMs + index * dayMs).toISOString().slice(0, 10);
				const named = Array.from({ length }, (_, index) => dayAt(index)).filter((day) =>
					weekdays.includes((new Date(day).getUTCDay() + 6) % 7),
				);
				const clock = clockAt(`${dayAt(age % length)}T12:00:00Z`, 'UTC');
				const dates = datesOf(
					eventOf({
						rule: `FREQ=WEEKLY;BYDAY=${weekdays.map((day) => codes[day]).join(',')}`,
						start: `${dayAt(0)}T00:00:00Z`,
						end: `${dayAt(length - 1)}T23:59:00Z`,
					}),
					clock,
				);
				const days =
					weekdays.length === 7
						? [dates[0]?.firstDay, dates[0]?.lastDay]
						: dates.map(({ firstDay }) => firstDay);

				expect(days).toEqual(weekdays.length === 7 ? [dayAt(0), dayAt(length - 1)] : named);
			},
		),
);
