import { expect, test } from '@playwright/test';
import { programmeDays } from '../../../../../src/ui/view-models/event/programme-days.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { eventId, storedEvent } from '../../../../support/records.ts';

test('the programme of an event ends with what has no dates, and what is cancelled without any', () => {
	const part = (number: number, name: string, more: object = {}) =>
		storedEvent({
			id: eventId(number),
			name,
			hierarchy: { super_event_id: eventId(1) },
			...more,
		});
	const context = contextOf({
		events: [
			storedEvent({ id: eventId(1), name: 'Festival' }),
			part(2, 'Opera', { occurrences: [{ start_at: '2026-12-04T21:00:00+00:00' }] }),
			part(3, 'Reading', { status: 'cancelled' }),
			part(4, 'Talk', { status: 'postponed' }),
			part(5, 'Walk', { occurrences: [{ notes: 'Every Wed, 14:30' }] }),
			part(6, 'Tour', { occurrences: [{ notes: 'Every Wed, 14:30' }] }),
		],
	});
	const subEvents = context.guide.subEventsById.get(eventId(1)) ?? [];

	expect(
		programmeDays(context, eventId(1), subEvents).map(({ cards, heading }) => [
			heading,
			cards.map(({ name }) => name),
		]),
	).toEqual([
		['Friday, 4 December 2026', ['Opera']],
		['Every Wed, 14:30', ['Tour', 'Walk']],
		['Dates to be confirmed', ['Talk']],
		['Cancelled', ['Reading']],
	]);
});
