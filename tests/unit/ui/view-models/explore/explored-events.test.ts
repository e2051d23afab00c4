import { expect, test } from '@playwright/test';
import type { EventFile } from '../../../../../src/outputs/explore/event-file.ts';
import { eventTable } from '../../../../../src/outputs/explore/event-table.ts';
import { eventTableFile } from '../../../../../src/ui/view-models/explore/explored-events.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { eventId, storedEvent } from '../../../../support/records.ts';

test('an entry without a date to come says what became of its event', () => {
	const past = [{ start_at: '2026-10-02T21:00:00+01:00' }];
	const coming = [{ start_at: '2026-12-04T21:00:00+00:00' }];
	const sent = [
		{ name: 'Ball', status: 'cancelled' },
		{ name: 'Fair', status: 'postponed', occurrences: past },
		{ name: 'Gala', status: 'sold out', occurrences: coming },
		{ name: 'Talk', status: 'EventMovedOnline' },
		{ name: 'Walk' },
		{ name: 'Yoga', occurrences: [{ notes: 'Every Wed' }] },
	];
	const events = sent.map((one, index) => storedEvent({ id: eventId(index + 1), ...one }));
	const table = eventTable(JSON.parse(eventTableFile(contextOf({ events }))) as EventFile);

	expect(sent.map((_, row) => [table.name(row), table.standing(row)])).toEqual([
		['Ball', { state: 'cancelled', notices: [['cancelled', 'Cancelled']] }],
		['Fair', { state: 'postponed', notices: [['postponed', 'Postponed']] }],
		['Gala', undefined],
		['Talk', { state: 'moved-online', notices: [['moved-online', 'Moved online']] }],
		['Walk', undefined],
		['Yoga', { notices: [], when: 'Every Wed' }],
	]);
});

test('the kinds of events, as their cards tell them, are offered before all else', () => {
	const sent = [
		{ name: 'Ball', type: 'DanceEvent' },
		{ name: 'Fair', type: 'Market', classification: { event_type: 'SaleEvent' } },
		{ name: 'Gala', classification: { event_subtype: 'concert', theme: ['Music'] } },
		{ name: 'Jazz', classification: { event_subtype: 'Concert', kind_of_event: 'Cultural event' } },
		{ name: 'Walk', classification: { event_subtype: 'children’s walk' } },
	];
	const events = sent.map((one, index) => storedEvent({ id: eventId(index + 1), ...one }));
	const { facets } = eventTable(JSON.parse(eventTableFile(contextOf({ events }))) as EventFile);
	const [kinds] = facets;

	expect(facets.map(({ label }) => label)).toEqual(['Kind of event', 'Theme']);
	expect(kinds?.key).toBe('kind');
	expect(kinds?.values).toEqual([
		{ slug: 'children-s-walk', label: 'Children’s walk' },
		{ slug: 'concert', label: 'Concert' },
		{ slug: 'dance-event', label: 'Dance event' },
		{ slug: 'sale-event', label: 'Sale event' },
	]);
	expect(Array.from(kinds?.setOfRow ?? [], (set) => kinds?.sets[set])).toEqual([
		[2],
		[3],
		[1],
		[1],
		[0],
	]);
});
