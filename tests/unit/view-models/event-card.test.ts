import { expect, test } from '@playwright/test';
import { eventCard } from '../../../src/view-models/event-card.ts';
import { contextOf } from '../../support/page-context.ts';
import { storedEvent } from '../../support/records.ts';

/** What the card of an event says of when it is. */
function told(sent: object) {
	const context = contextOf({ events: [storedEvent(sent)] });
	return context.guide.events.map((event) => {
		const { dates, notice, when } = eventCard(context, event);
		return { dates, notice, when };
	});
}

test('an event without dates has the notice of its own status', () => {
	const when = 'Dates to be confirmed';

	expect(told({})).toEqual([{ when }]);
	expect(told({ status: 'postponed' })).toEqual([{ when, notice: ['postponed', 'Postponed'] }]);
	expect(told({ status: 'sold out' })).toEqual([{ when, notice: ['sold-out', 'Sold out'] }]);
	expect(told({ status: 'EventMovedOnline', occurrences: [{ start_at: 'soon' }] })).toEqual([
		{ when, notice: ['moved-online', 'Moved online'] },
	]);
});

test('no dates are promised of an event that is cancelled', () => {
	expect(told({ status: 'cancelled' })).toEqual([{ notice: ['cancelled', 'Cancelled'] }]);
});
