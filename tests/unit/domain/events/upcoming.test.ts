import { expect, test } from '@playwright/test';
import { occurrencesOf } from '../../../../src/domain/events/listed-occurrences.ts';
import {
	awaitsNewDate,
	isOver,
	leadingOccurrence,
	nextOccurrence,
	upcomingOccurrences,
} from '../../../../src/domain/events/upcoming.ts';
import { at, eventOn, lisbon } from './sample-dates.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const fado = occurrencesOf(
	eventOn(
		at('2026-11-13T21:00:00+00:00', '2026-11-13T23:00:00+00:00'),
		at('2026-11-27T21:00:00+00:00', '2026-11-27T23:00:00+00:00', { status: 'Canceled' }),
		at('2026-12-04T21:00:00+00:00', '2026-12-04T23:00:00+00:00'),
	),
	lisbon,
);

test('tells upcoming dates from past ones', () => {
	expect(upcomingOccurrences(fado, now).map(({ firstDay }) => firstDay)).toEqual([
		'2026-11-27',
		'2026-12-04',
	]);
});

test('the next date is the earliest that is not cancelled', () => {
	expect(nextOccurrence(fado, now)?.firstDay).toBe('2026-12-04');
});

test('when all upcoming dates are cancelled the next is the earliest', () => {
	const cancelled = occurrencesOf(
		{
			...eventOn(at('2026-12-04T21:00:00+00:00'), at('2026-12-11T21:00:00+00:00')),
			status: 'cancelled',
		},
		lisbon,
	);

	expect(nextOccurrence(cancelled, now)?.firstDay).toBe('2026-12-04');
});

test('where no date to come takes place, what was postponed goes before what is cancelled', () => {
	const calledOff = [
		at('2026-11-27T21:00:00+00:00', undefined, { status: 'cancelled' }),
		at('2026-12-04T21:00:00+00:00', undefined, { status: 'postponed' }),
		at('2026-12-11T21:00:00+00:00', undefined, { status: 'postponed' }),
	];
	const planned = at('2026-12-18T21:00:00+00:00');
	const next = (...records: typeof calledOff) =>
		nextOccurrence(occurrencesOf(eventOn(...records), lisbon), now)?.firstDay;

	expect(next(...calledOff)).toBe('2026-12-04');
	expect(next(...calledOff, planned)).toBe('2026-12-18');
});

test('the date that ended last stands for an event that is over, though others began later', () => {
	const dates = occurrencesOf(
		eventOn(
			at('2026-09-01T10:00:00+01:00', '2026-10-30T18:00:00+00:00'),
			at('2026-09-12T20:00:00+01:00', '2026-09-12T22:00:00+01:00'),
		),
		lisbon,
	);

	expect(leadingOccurrence(dates, now)?.firstDay).toBe('2026-09-01');
});

test('when all dates are past there is no next one and the last stands for the event', () => {
	const later = Date.parse('2027-01-01T00:00:00Z');

	expect(nextOccurrence(fado, later)).toBeUndefined();
	expect(leadingOccurrence(fado, later)?.firstDay).toBe('2026-12-04');
	expect(isOver(fado, later)).toBe(true);
});

test('a running date is upcoming up to the instant of its end', () => {
	const end = Date.parse('2026-12-04T23:00:00Z');

	expect(isOver(fado, end)).toBe(false);
	expect(isOver(fado, end + 1)).toBe(true);
});

test('a date without an end is upcoming until the end of its own day', () => {
	const evening = occurrencesOf(eventOn(at('2026-11-21T10:00:00+13:00')), {
		timeZone: 'Pacific/Auckland',
	});

	expect(isOver(evening, Date.parse('2026-11-21T10:59:59Z'))).toBe(false);
	expect(isOver(evening, Date.parse('2026-11-21T11:00:00Z'))).toBe(true);
});

test('an event without dates is not over', () => {
	expect(isOver([], now)).toBe(false);
	expect(leadingOccurrence([], now)).toBeUndefined();
});

test('an event awaits a new date when its last one was postponed and has gone by', () => {
	const evening = (status: string) =>
		occurrencesOf(eventOn(at('2026-10-02T21:00:00+01:00', undefined, { status })), lisbon);
	const before = Date.parse('2026-10-02T12:00:00Z');

	expect(awaitsNewDate(evening('postponed'), now)).toBe(true);
	expect(awaitsNewDate(evening('postponed'), before)).toBe(false);
	expect(awaitsNewDate(evening('cancelled'), now)).toBe(false);
	expect(awaitsNewDate([], now)).toBe(false);
});
