import { expect, test } from '@playwright/test';
import { eventWhen } from '../../../src/view-models/event-when.ts';
import { contextOf } from '../../support/page-context.ts';
import { eventRecord, storedEvent } from '../../support/records.ts';

/** Whether an event with these dates is on now, which is 21 November 2026 at 9 in the morning. */
function isOnNow(occurrences: readonly object[], status?: string): boolean {
	const sent = { name: 'Maps of the coast', occurrences, status };
	const context = contextOf({ events: [storedEvent(sent)] });
	const [event] = context.guide.events;
	if (!event) throw new Error('The guide lost the event.');
	return eventWhen(context, eventRecord(sent), event).isOnNow;
}

const running = { start_at: '2026-11-01T10:00:00Z', end_at: '2026-12-20T18:00:00Z' };
const later = { start_at: '2026-12-01T10:00:00Z', end_at: '2026-12-20T18:00:00Z' };
const past = { start_at: '2026-10-01T10:00:00Z', end_at: '2026-10-20T18:00:00Z' };

test('an event is on between the start and the end of a date', () => {
	expect(isOnNow([running])).toBe(true);
	expect(isOnNow([past, running, later])).toBe(true);
	expect(isOnNow([past, later])).toBe(false);
	expect(isOnNow([past])).toBe(false);
	expect(isOnNow([])).toBe(false);
});

test('an event is not said to be on where nobody knows, or where it does not take place', () => {
	expect(isOnNow([{ start_at: '2026-11-21T08:00:00Z' }])).toBe(false);
	expect(isOnNow([running], 'cancelled')).toBe(false);
	expect(isOnNow([running], 'postponed')).toBe(false);
});
