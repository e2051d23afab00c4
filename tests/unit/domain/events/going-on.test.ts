import { expect, test } from '@playwright/test';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { goingOn, isKnownToBeOver } from '../../../../src/domain/events/going-on.ts';
import type { OccurrenceRecord } from '../../../../src/records/event-occurrence.ts';
import { timesAsLong } from '../../../support/growth.ts';
import { at, clockAt, eventOn } from './sample-dates.ts';

const clock = clockAt('2026-11-21T09:00:00Z');

function lastInstant(...occurrences: OccurrenceRecord[]): string | number | undefined {
	const endMs = goingOn(datesOf(eventOn(...occurrences), clock), clock)?.untilMs;
	return endMs ? new Date(endMs).toISOString() : endMs;
}

const withRule = (recurrence_rule: string, more: Partial<OccurrenceRecord> = {}) =>
	at('2026-11-06T20:00:00+00:00', '2026-11-06T22:00:00+00:00', { recurrence_rule, ...more });

test('an event without a rule has no other dates than those it lists', () => {
	expect(lastInstant(at('2026-11-06T20:00:00+00:00'))).toBeUndefined();
	expect(lastInstant()).toBeUndefined();
});

test('a rule without an end goes on for ever', () => {
	expect(lastInstant(withRule('FREQ=WEEKLY'))).toBe(0);
});

test('a rule with no instance in the coming months goes on as well', () => {
	expect(lastInstant(withRule('FREQ=YEARLY'))).toBe(0);
});

test('a rule ends with its last instance', () => {
	// The instances of 180 days are known: up to 14 May 2027.
	expect(lastInstant(withRule('FREQ=WEEKLY;UNTIL=20270630'))).toBe('2027-06-25T21:00:00.000Z');
	expect(lastInstant(withRule('FREQ=WEEKLY;COUNT=30'))).toBe('2027-05-28T21:00:00.000Z');
});

test('of several rules the one that goes on longest counts', () => {
	const onSundays = at('2026-11-08T11:00:00+00:00', '2026-11-08T12:00:00+00:00', {
		recurrence_rule: 'FREQ=WEEKLY;UNTIL=20270601',
	});

	expect(lastInstant(withRule('FREQ=WEEKLY;UNTIL=20270630'), onSundays)).toBe(
		'2027-06-25T21:00:00.000Z',
	);
	expect(lastInstant(withRule('FREQ=WEEKLY'), onSundays)).toBe(0);
});

test('a rule that ends with the start of its last date goes on until that date is over', () => {
	expect(lastInstant(withRule('FREQ=WEEKLY;UNTIL=20270625T190000Z'))).toBe(
		'2027-06-25T21:00:00.000Z',
	);
	expect(lastInstant(withRule('FREQ=WEEKLY;UNTIL=20270514T190000Z'))).toBeUndefined();
});

test('a rule whose instances are all known does not go on', () => {
	expect(lastInstant(withRule('FREQ=WEEKLY;UNTIL=20270206'))).toBeUndefined();
	expect(lastInstant(withRule('FREQ=WEEKLY;COUNT=15'))).toBeUndefined();
	expect(lastInstant(withRule('FREQ=WEEKLY;UNTIL=20261101'))).toBeUndefined();
});

test('a number of times that several dates carry ends with the series that they are', () => {
	const fridays = ['2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'];
	const series = (recurrence_rule: string) =>
		lastInstant(
			...fridays.map((day) => at(`${day}T20:00:00+00:00`, undefined, { recurrence_rule })),
		);

	expect(series('FREQ=WEEKLY;COUNT=4')).toBeUndefined();
	expect(series('FREQ=WEEKLY;COUNT=31')).toBe('2027-05-28T22:59:59.999Z');
});

test('a rule that cannot be read proves no end', () => {
	expect(lastInstant(withRule('every full moon'))).toBe(0);
	expect(lastInstant(withRule('FREQ=WEEKLY;BYSETPOS=1'))).toBe(0);
});

test('the rule of an only date goes on whatever its status, and that of a cancelled event does not', () => {
	const cancelled = { ...eventOn(withRule('FREQ=WEEKLY')), status: 'cancelled' };

	expect(lastInstant(withRule('FREQ=WEEKLY', { status: 'cancelled' }))).toBe(0);
	expect(lastInstant(withRule('FREQ=WEEKLY', { status: 'postponed' }))).toBe(0);
	expect(goingOn(datesOf(cancelled, clock), clock)).toBeUndefined();
});

test('the last date of a rule is told beside its end', () => {
	const dates = datesOf(eventOn(withRule('FREQ=WEEKLY;UNTIL=20270630')), clock);

	expect(goingOn(dates, clock)?.last?.firstDay).toBe('2027-06-25');
});

test('an event is known to be over after the last date of its rule alone', () => {
	const isOverAt = (rule: string, now: string) => {
		const later = clockAt(now);
		return isKnownToBeOver(datesOf(eventOn(withRule(rule)), later), later);
	};

	expect(isOverAt('FREQ=WEEKLY;COUNT=3', '2026-11-20T22:00:00Z')).toBe(false);
	expect(isOverAt('FREQ=WEEKLY;COUNT=3', '2026-11-20T22:00:01Z')).toBe(true);
	expect(isOverAt('FREQ=YEARLY', '2030-12-01T12:00:00Z')).toBe(false);
	expect(isOverAt('every full moon', '2030-12-01T12:00:00Z')).toBe(false);
});

test('a rule that began more than 20 years ago goes on, unless it says itself that it has ended', () => {
	const since2006 = (recurrence_rule: string) =>
		lastInstant(at('2006-11-03T20:00:00+00:00', undefined, { recurrence_rule }));

	expect(since2006('FREQ=WEEKLY')).toBe(0);
	expect(since2006('every full moon')).toBe(0);
	expect(since2006('FREQ=WEEKLY;UNTIL=20270330T200000Z')).toBe('2027-03-30T20:00:00.000Z');
	expect(since2006('FREQ=WEEKLY;UNTIL=20261030T200000Z')).toBeUndefined();
	expect(since2006('FREQ=WEEKLY;COUNT=10')).toBeUndefined();
});

test('how old a rule is goes by the day in the guide, also where at the venue it is tomorrow', () => {
	const coordinates = { latitude: -36.85, longitude: 174.76 };
	const isGoingOn = (day: string) => {
		const rule = { recurrence_rule: 'FREQ=YEARLY;COUNT=30' };
		const event = { coordinates, occurrences: [at(`${day}T20:00:00+13:00`, undefined, rule)] };
		const evening = clockAt('2026-11-21T12:00:00Z');
		return goingOn(datesOf(event, evening), evening) !== undefined;
	};

	expect(isGoingOn('2006-11-22')).toBe(true);
	expect(isGoingOn('2006-11-21')).toBe(false);
});

test('a rule goes on after today, however long ago the date is that is listed', () => {
	const since2015 = (recurrence_rule: string) =>
		lastInstant(at('2015-07-01T20:00:00+01:00', '2015-07-01T22:00:00+01:00', { recurrence_rule }));

	expect(since2015('FREQ=YEARLY;UNTIL=20290801')).toBe('2029-07-01T21:00:00.000Z');
	expect(since2015('FREQ=YEARLY;COUNT=15')).toBe('2029-07-01T21:00:00.000Z');
	expect(since2015('FREQ=YEARLY;COUNT=12')).toBeUndefined();
});

/** On as many days from 1 November on. */
const onDays = (days: number, ruleOn: (index: number) => string, clockOn = (_: number) => '20') =>
	lastInstant(
		...Array.from({ length: days }, (_, index) =>
			at(
				new Date(Date.UTC(2026, 10, 1 + index))
					.toISOString()
					.replace(/T.*/, `T${clockOn(index)}:00:00+00:00`),
				undefined,
				{ recurrence_rule: ruleOn(index) },
			),
		),
	);

test('a rule that all dates of a series carry is counted once', () => {
	for (const rule of ['FREQ=DAILY;UNTIL=20301231', 'FREQ=WEEKLY;UNTIL=20301231']) {
		expect(onDays(120, () => rule)).toBe('2030-12-31T23:59:59.999Z');
		const ofSeries = () => onDays(120, () => rule);
		const ofOne = () => onDays(1, () => rule);
		expect(timesAsLong(ofSeries, ofOne, 40), rule).toBeLessThan(40);
	}
});

test('of more than ten rules nobody knows until when they go on', () => {
	const daily = (index: number) => `FREQ=DAILY;UNTIL=203012${String(10 + index)}`;

	expect(onDays(10, daily)).toBe('2030-12-19T23:59:59.999Z');
	expect(onDays(11, daily)).toBe(0);
	const numbered = (index: number) => `FREQ=DAILY;COUNT=${300 + index}`;
	for (const ruleOn of [daily, numbered]) {
		const ofTen = () => onDays(10, ruleOn);
		expect(timesAsLong(() => onDays(40, ruleOn), ofTen, 2)).toBeLessThan(2);
	}
});

test('rules that have ended are told to have, however many they are', () => {
	expect(
		onDays(15, (index) => `FREQ=DAILY;UNTIL=202611${String(index + 1).padStart(2, '0')}`),
	).toBeUndefined();
});
