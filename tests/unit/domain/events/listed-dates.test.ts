import { expect, test } from '@playwright/test';
import { listedDates } from '../../../../src/domain/events/listed-dates.ts';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';

const clock = { nowMs: Date.parse('2026-11-21T09:00:00Z'), timeZone: 'Europe/Lisbon' };

/** Dates of an hour each, one after the other; the first begins so many hours before now. */
function hourly(count: number, hoursBefore: number, status?: (index: number) => string) {
	const occurrences = Array.from({ length: count }, (_, index) => {
		const startMs = clock.nowMs + (index - hoursBefore) * 3_600_000;
		return {
			start_at: new Date(startMs).toISOString(),
			end_at: new Date(startMs + 3_000_000).toISOString(),
			status: status?.(index),
		};
	});
	return datesOf({ occurrences }, clock);
}

test('a page lists all dates of an event that has a hundred to come and a hundred past', () => {
	const dates = hourly(200, 100);

	expect(listedDates(dates, clock.nowMs)).toEqual(dates);
});

test('of more dates a page lists the next hundred and the last hundred that are over', () => {
	const dates = hourly(20_000, 500);
	const listed = listedDates(dates, clock.nowMs);

	expect(listed).toEqual(dates.slice(400, 600));
	expect(listed[100]?.start.epochMs).toBe(clock.nowMs);
});

test('the next date that takes place is listed, however many before it are cancelled', () => {
	const dates = hourly(300, 0, (index) => (index < 150 ? 'cancelled' : 'scheduled'));

	expect(listedDates(dates, clock.nowMs)).toEqual([...dates.slice(0, 100), dates[150]]);
});
