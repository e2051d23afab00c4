import { expect, test } from '@playwright/test';
import { occurrencesOf } from '../../../../src/domain/events/listed-occurrences.ts';
import { standingOf } from '../../../../src/domain/events/standing.ts';
import { at, eventOn, lisbon } from './sample-dates.ts';

const ended = occurrencesOf(
	eventOn(at('2026-01-01T20:00:00+00:00', '2026-01-01T22:00:00+00:00')),
	lisbon,
);
const standingAt = (now: string, daysPublished: number, keptPastDays = 400) =>
	standingOf(ended, clockAt(now), daysPublished, keptPastDays);
const clockAt = (now: string) => ({ nowMs: Date.parse(now), timeZone: 'UTC' });

test('an event is upcoming until its last date has ended', () => {
	expect(standingAt('2026-01-01T22:00:00Z', 10)).toBe('upcoming');
	expect(standingAt('2026-01-01T22:00:01Z', 10)).toBe('past');
});

test('a past event is kept for 400 days after its last day', () => {
	expect(standingAt('2027-02-05T23:59:59Z', 500)).toBe('past');
	expect(standingAt('2027-02-06T00:00:00Z', 500)).toBe('expired');
});

test('a past event is kept for 400 days after its page was first published', () => {
	expect(standingAt('2036-01-01T00:00:00Z', 0)).toBe('past');
	expect(standingAt('2036-01-01T00:00:00Z', 400)).toBe('past');
	expect(standingAt('2036-01-01T00:00:00Z', 401)).toBe('expired');
});

test('a guide may keep past events for longer or not at all', () => {
	expect(standingAt('2036-01-01T00:00:00Z', 3000, Infinity)).toBe('past');
	expect(standingAt('2026-01-01T23:59:59Z', 1, 0)).toBe('past');
	expect(standingAt('2026-01-02T00:00:00Z', 1, 0)).toBe('expired');
});

test('an event without dates is undated', () => {
	expect(standingOf([], clockAt('2026-01-01T00:00:00Z'), 500, 400)).toBe('undated');
});

test('the date that ends last counts, not the one that starts last', () => {
	const dates = occurrencesOf(
		eventOn(
			at('2026-01-01T00:00:00+00:00', '2026-12-31T23:59:59+00:00'),
			at('2026-02-01T20:00:00+00:00'),
		),
		lisbon,
	);

	expect(standingOf(dates, clockAt('2027-12-01T00:00:00Z'), 500, 400)).toBe('past');
});

test.describe('an event of which the last date was postponed', () => {
	const night = (day: string, status?: string) =>
		at(`${day}T20:00:00+00:00`, `${day}T22:00:00+00:00`, { status });
	const standing = (
		now: string,
		daysPublished: number,
		...nights: ReturnType<typeof night>[]
	): string =>
		standingOf(occurrencesOf(eventOn(...nights), lisbon), clockAt(now), daysPublished, 400);

	test('is undated when its old date has gone by', () => {
		expect(standing('2026-01-01T12:00:00Z', 10, night('2026-01-01', 'postponed'))).toBe('upcoming');
		expect(standing('2026-01-02T12:00:00Z', 10, night('2026-01-01', 'postponed'))).toBe('undated');
	});

	test('is past when past events lose their pages', () => {
		const postponed = night('2026-01-01', 'postponed');

		expect(standing('2027-02-05T23:59:59Z', 500, postponed)).toBe('undated');
		expect(standing('2027-02-06T00:00:00Z', 500, postponed)).toBe('expired');
		expect(standing('2027-02-06T00:00:00Z', 0, postponed)).toBe('past');
	});

	test('is past where a later date has taken place', () => {
		const nights = [night('2026-01-01', 'postponed'), night('2026-01-08')];

		expect(standing('2026-01-09T12:00:00Z', 10, ...nights)).toBe('past');
	});
});
