import { expect, test } from '@playwright/test';
import { readStatus } from '../../../../src/domain/events/event-status.ts';
import { occurrencesOf } from '../../../../src/domain/events/listed-occurrences.ts';
import { at, eventOn, lisbon } from './sample-dates.ts';

const readings = {
	scheduled: ['scheduled', 'Confirmed', 'ACTIVE', 'upcoming', 'on-going', 'ongoing', 'planned'],
	cancelled: [
		'cancelled',
		'canceled',
		'Called off',
		'EventCancelled',
		'event_cancelled',
		'CANCELLED!',
	],
	postponed: ['postponed', 'schema:EventPostponed'],
	rescheduled: ['rescheduled', 'https://schema.org/EventRescheduled', 're-scheduled'],
	'moved-online': ['moved online', 'http://schema.org/EventMovedOnline', 'moved_online'],
};

for (const [state, texts] of Object.entries(readings)) {
	for (const text of texts) {
		test(`reads "${text}" as ${state}`, () => {
			expect(readStatus(text)).toEqual({ state, isSoldOut: false });
		});
	}
}

test('reads sold out as an event that takes place without tickets', () => {
	expect(readStatus('Sold out')).toEqual({ state: 'scheduled', isSoldOut: true });
	expect(readStatus('sold_out')).toEqual({ state: 'scheduled', isSoldOut: true });
});

for (const text of ['Annulé', 'tentative', 'constructor', 'event', '取消']) {
	test(`keeps the unknown status "${text}" as text`, () => {
		expect(readStatus(text)).toEqual({ isSoldOut: false, sourceText: text });
	});
}

test('reads no status and blank text as nothing said', () => {
	expect(readStatus(undefined)).toEqual({ isSoldOut: false });
	expect(readStatus('  ')).toEqual({ isSoldOut: false });
});

test.describe('status of occurrences', () => {
	const start = '2026-12-04T21:00:00+00:00';
	const states = (event: Parameters<typeof occurrencesOf>[0]) =>
		occurrencesOf(event, lisbon).map(({ status }) => status.state ?? status.sourceText);

	test('a cancelled event is cancelled on every date', () => {
		const event = eventOn(
			at(start, undefined, { status: 'confirmed' }),
			at('2026-12-11T21:00:00Z'),
		);

		expect(states({ ...event, status: 'Cancelled' })).toEqual(['cancelled', 'cancelled']);
	});

	test('a postponed event is postponed on every date', () => {
		const event = eventOn(at(start, undefined, { status: 'cancelled' }));

		expect(states({ ...event, status: 'postponed' })).toEqual(['postponed']);
	});

	test('otherwise the own status of a date wins', () => {
		const event = eventOn(
			at(start, undefined, { status: 'canceled' }),
			at('2026-12-11T21:00:00Z'),
			at('2026-12-18T21:00:00Z', undefined, { status: 'Annulé' }),
		);

		expect(states({ ...event, status: 'confirmed' })).toEqual(['cancelled', 'scheduled', 'Annulé']);
	});

	test('a date has no status where nobody states one', () => {
		expect(states(eventOn(at(start)))).toEqual([undefined]);
	});

	test('publication is not a status of the event', () => {
		expect(states({ ...eventOn(at(start)), ...{ portal_status: 'cancelled' } })).toEqual([
			undefined,
		]);
	});
});

test.describe('a former start', () => {
	const states = (event: Parameters<typeof occurrencesOf>[0]) =>
		occurrencesOf(event, lisbon).map(({ status }) => status.state);
	const moved = { ...eventOn(at('2027-06-12T21:00:00+01:00')), previousStartDate: '2027-05-08' };

	test('on another day makes a scheduled event rescheduled', () => {
		expect(states({ ...moved, status: 'scheduled' })).toEqual(['rescheduled']);
	});

	test('on another day makes an event without status rescheduled', () => {
		expect(states(moved)).toEqual(['rescheduled']);
	});

	test('makes the only date rescheduled although that has a status of its own', () => {
		const event = eventOn(at('2027-06-12T21:00:00+01:00', undefined, { status: 'confirmed' }));

		expect(states({ ...event, previousStartDate: '2027-05-08' })).toEqual(['rescheduled']);
	});

	test('keeps an event sold out that was moved', () => {
		const [occurrence] = occurrencesOf({ ...moved, status: 'sold out' }, lisbon);

		expect(occurrence?.status).toEqual({ state: 'rescheduled', isSoldOut: true });
	});

	test('on the same day changes nothing', () => {
		expect(states({ ...moved, previousStartDate: '2027-06-12' })).toEqual([undefined]);
	});

	for (const status of ['cancelled', 'postponed'] as const) {
		test(`does not change a ${status} event`, () => {
			expect(states({ ...moved, status })).toEqual([status]);
		});
	}

	test('does not change an event that moved online', () => {
		expect(states({ ...moved, status: 'moved online' })).toEqual(['moved-online']);
	});

	test('does not change an event with an unknown status', () => {
		expect(states({ ...moved, status: 'Annulé' })).toEqual([undefined]);
	});

	test('on the day of one of several dates changes nothing', () => {
		const event = eventOn(at('2027-05-08T21:00:00+01:00'), at('2027-05-15T21:00:00+01:00'));

		expect(states({ ...event, previousStartDate: '2027-05-08' })).toEqual([undefined, undefined]);
	});

	test('on no day of several dates makes those without a status of their own rescheduled', () => {
		const event = eventOn(
			at('2027-06-12T21:00:00+01:00'),
			at('2027-06-19T21:00:00+01:00', undefined, { status: 'confirmed' }),
		);

		expect(states({ ...event, previousStartDate: '2027-05-08' })).toEqual([
			'rescheduled',
			'scheduled',
		]);
	});
});
