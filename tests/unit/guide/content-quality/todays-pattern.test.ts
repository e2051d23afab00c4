import { expect, test } from '@playwright/test';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { datedEvent } from '../../../../src/domain/events/dated-event.ts';
import { TodaysEvents } from '../../../../src/guide/content-quality/todays-pattern.ts';
import { eventId, eventRecord } from '../../../support/records.ts';

const clock = { nowMs: Date.parse('2026-11-21T09:00:00Z'), timeZone: 'Europe/Lisbon' };
const ofToday = {
	start_at: '2026-11-21T18:00:00+00:00',
	end_at: '2026-11-21T19:00:00+00:00',
};
const ofMonths = { start_at: '2026-06-01T10:00:00+01:00', end_at: '2027-01-31T18:00:00+00:00' };

function todays(counts: readonly [occurrence: object, count: number][]): TodaysEvents {
	const events = new TodaysEvents('2026-11-21');
	for (const [occurrence, count] of counts) {
		const dates = datesOf(datedEvent(eventRecord({ occurrences: [occurrence] })), clock);
		for (let number = 0; number < count; number++) events.add(eventId(number), dates);
	}
	return events;
}

test('finds the events of today of which more than half are runs of months', () => {
	const events = todays([
		[ofMonths, 15],
		[ofToday, 14],
	]);

	expect(events.count).toBe(29);
	expect(events.findings()).toHaveLength(15);
	expect(events.findings()[0]).toEqual({
		rule: 'todays-pattern',
		resource: 'events',
		id: eventId(0),
		detail: 'run of more than a month',
	});
});

test('finds none on a day of few events, or of many kinds', () => {
	expect(todays([[ofMonths, 12]]).findings()).toEqual([]);
	expect(
		todays([
			[ofMonths, 15],
			[ofToday, 15],
		]).findings(),
	).toEqual([]);
});
