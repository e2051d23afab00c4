import { expect, test } from '@playwright/test';
import { occurrencesOf } from '../../../../src/domain/events/listed-occurrences.ts';
import { occurrenceRows } from '../../../../src/domain/events/occurrence-rows.ts';
import { at, british, clockAt, eventOn, lisbon } from './sample-dates.ts';

const dates = occurrencesOf(
	eventOn(
		at('2026-11-13T21:00:00+00:00', '2026-11-13T23:00:00+00:00', { id: 'a', notes: 'Sold well.' }),
		at('2026-11-27T21:00:00+00:00', '2026-11-27T23:00:00+00:00', { id: 'b', status: 'Canceled' }),
	),
	lisbon,
);

test('tells each date in words, past ones apart', () => {
	const rows = occurrenceRows(
		dates,
		clockAt('2026-11-21T12:00:00Z'),
		british,
		undefined,
		({ id }) => `start of ${id ?? ''}`,
	);

	expect(rows).toEqual({
		upcoming: [
			{
				text: 'Friday, 27 November 2026, 21:00–23:00',
				short: 'Fri 27 Nov, 21:00',
				dateTime: '2026-11-27T21:00:00+00:00',
				key: 'date-2',
				beginsAtMs: 1795813200000,
				endsAtMs: 1795820400000,
				running: 'now',
				leafUntilMs: undefined,
				notices: [
					{
						kind: 'cancelled',
						label: 'Cancelled',
						detail: 'It does not take place on the dates shown here.',
					},
				],
				notes: undefined,
				calendarStart: 'start of b',
			},
		],
		past: [
			{
				text: 'Friday, 13 November 2026, 21:00–23:00',
				short: 'Fri 13 Nov, 21:00',
				dateTime: '2026-11-13T21:00:00+00:00',
				key: 'date-1',
				beginsAtMs: 1794603600000,
				endsAtMs: 1794610800000,
				running: 'now',
				leafUntilMs: undefined,
				notices: [],
				notes: 'Sold well.',
				calendarStart: 'start of a',
			},
		],
	});
});
