import { expect, test } from '@playwright/test';
import { type Occurrence } from '../../../../src/domain/events/occurrence.ts';
import { occurrencesOf } from '../../../../src/domain/events/listed-occurrences.ts';
import { at, eventOn, lisbon } from './sample-dates.ts';

/** Returns what follows from start and end, in few words. */
function spans(occurrences: readonly Occurrence[]) {
	return occurrences.map(({ start, end, isAllDay, firstDay, lastDay }) => [
		start.iso,
		end?.iso,
		isAllDay ? 'days' : 'times',
		firstDay,
		lastDay,
	]);
}

function spanOfOne(start: string, end?: string, timeZone = 'Europe/Lisbon') {
	return spans(occurrencesOf(eventOn(at(start, end)), { timeZone }))[0];
}

test('sorts occurrences by instant, not by text', () => {
	const occurrences = occurrencesOf(
		eventOn(
			at('2026-12-04T10:00:00+00:00'),
			at('2026-12-04T12:00:00+05:00'),
			at('2026-12-04T06:00:00-03:00'),
		),
		lisbon,
	);

	expect(occurrences.map(({ start }) => start.iso)).toEqual([
		'2026-12-04T12:00:00+05:00',
		'2026-12-04T06:00:00-03:00',
		'2026-12-04T10:00:00+00:00',
	]);
});

test('leaves out occurrences without a start', () => {
	const event = {
		occurrences: [
			{ end_at: '2026-12-04T23:00:00+00:00' },
			{ id: '0d8c5ab4-9bd7-4cfc-8a02-56a0b4f60001' },
			at('2026-12-04T21:00:00+00:00'),
		],
	};

	// As a snapshot holds them: absent members are missing.
	expect(occurrencesOf(event as never, lisbon)).toHaveLength(1);
});

test('reads an event without occurrences as one without dates', () => {
	expect(occurrencesOf({}, lisbon)).toEqual([]);
	expect(occurrencesOf({ occurrences: [] }, lisbon)).toEqual([]);
});

test('keeps id, notes and rule', () => {
	const [occurrence] = occurrencesOf(
		eventOn(
			at('2026-12-04T21:00:00+00:00', undefined, {
				id: '0d8c5ab4-9bd7-4cfc-8a02-56a0b4f60001',
				notes: 'Bring a coat.',
				recurrence_rule: 'FREQ=WEEKLY',
			}),
		),
		lisbon,
	);

	expect(occurrence).toMatchObject({
		id: '0d8c5ab4-9bd7-4cfc-8a02-56a0b4f60001',
		notes: 'Bring a coat.',
		recurrenceRule: 'FREQ=WEEKLY',
		isExpanded: false,
	});
});

test('lists an occurrence once that the source lists twice alike', () => {
	const occurrences = occurrencesOf(
		eventOn(
			at('2026-12-04T21:00:00+00:00', '2026-12-04T23:00:00+00:00'),
			at('2026-12-04T21:00:00+00:00', '2026-12-04T23:00:00+00:00'),
			at('2026-12-04T21:00:00+00:00', '2026-12-04T23:00:00+00:00', { notes: 'In the garden.' }),
		),
		lisbon,
	);

	expect(occurrences.map(({ notes }) => notes)).toEqual([undefined, 'In the garden.']);
});

test.describe('a date that is listed also without the rule that it begins', () => {
	const rule = { recurrence_rule: 'FREQ=WEEKLY' };
	const ids = ['0d8c5ab4-9bd7-4cfc-8a02-56a0b4f60001', '0d8c5ab4-9bd7-4cfc-8a02-56a0b4f60002'];
	const dated = (more: object) =>
		at('2026-12-04T21:00:00+00:00', '2026-12-04T23:00:00+00:00', more);
	const read = (...more: object[]) =>
		occurrencesOf(eventOn(...more.map(dated)), lisbon).map(({ id, recurrenceRule }) => [
			id,
			recurrenceRule,
		]);

	test('is one with the rule, whichever of them has the smaller id', () => {
		expect(read({ id: ids[0] }, { id: ids[1], ...rule })).toEqual([[ids[1], 'FREQ=WEEKLY']]);
		expect(read({ id: ids[0], ...rule }, { id: ids[1] })).toEqual([[ids[0], 'FREQ=WEEKLY']]);
		expect(read({ id: ids[0], ...rule }, { id: ids[1], ...rule })).toEqual([
			[ids[0], 'FREQ=WEEKLY'],
		]);
	});

	test('keeps each of two rules', () => {
		expect(
			read({ id: ids[0], ...rule }, { id: ids[1], recurrence_rule: 'FREQ=YEARLY' }, {}),
		).toEqual([
			[ids[0], 'FREQ=WEEKLY'],
			[ids[1], 'FREQ=YEARLY'],
		]);
	});
});

test.describe('all-day occurrences', () => {
	test('00:00 without an end is a day', () => {
		expect(spanOfOne('2026-12-04T00:00:00+00:00')).toEqual([
			'2026-12-04T00:00:00+00:00',
			undefined,
			'days',
			'2026-12-04',
			'2026-12-04',
		]);
	});

	test('00:00 to 23:59:59 is a day', () => {
		expect(spanOfOne('2026-12-04T00:00:00+00:00', '2026-12-04T23:59:59+00:00')).toEqual([
			'2026-12-04T00:00:00+00:00',
			'2026-12-04T23:59:59+00:00',
			'days',
			'2026-12-04',
			'2026-12-04',
		]);
	});

	test('00:00 to 23:59 some days later is a span of days', () => {
		expect(spanOfOne('2026-12-04T00:00:00+00:00', '2026-12-06T23:59:00+00:00')).toEqual([
			'2026-12-04T00:00:00+00:00',
			'2026-12-06T23:59:00+00:00',
			'days',
			'2026-12-04',
			'2026-12-06',
		]);
	});

	test('midnight to midnight ends the day before', () => {
		expect(spanOfOne('2027-06-12T00:00:00+01:00', '2027-06-14T00:00:00+01:00')).toEqual([
			'2027-06-12T00:00:00+01:00',
			'2027-06-14T00:00:00+01:00',
			'days',
			'2027-06-12',
			'2027-06-13',
		]);
	});

	test('midnight to the same midnight is one day without a stated end', () => {
		expect(spanOfOne('2027-06-12T00:00:00+01:00', '2027-06-12T00:00:00+01:00')).toEqual([
			'2027-06-12T00:00:00+01:00',
			undefined,
			'days',
			'2027-06-12',
			'2027-06-12',
		]);
	});

	test('midnight to an end before it is one day without a stated end', () => {
		expect(spanOfOne('2027-06-12T00:00:00+01:00', '2027-06-11T18:00:00+01:00')).toEqual([
			'2027-06-12T00:00:00+01:00',
			undefined,
			'days',
			'2027-06-12',
			'2027-06-12',
		]);
	});

	test('uses the dates of the texts when the offset changes on the way', () => {
		expect(spanOfOne('2026-03-28T00:00:00+00:00', '2026-03-30T00:00:00+01:00')).toEqual([
			'2026-03-28T00:00:00+00:00',
			'2026-03-30T00:00:00+01:00',
			'days',
			'2026-03-28',
			'2026-03-29',
		]);
	});

	test('the day on which clocks are set forward is a day', () => {
		expect(spanOfOne('2026-03-29T00:00:00+00:00', '2026-03-30T00:00:00+01:00')).toEqual([
			'2026-03-29T00:00:00+00:00',
			'2026-03-30T00:00:00+01:00',
			'days',
			'2026-03-29',
			'2026-03-29',
		]);
	});

	test('00:00 to a time of day is not all day', () => {
		expect(spanOfOne('2026-12-04T00:00:00+00:00', '2026-12-04T05:00:00+00:00')?.[2]).toBe('times');
	});

	test('a time of day to 23:59:59 is not all day', () => {
		expect(spanOfOne('2026-12-04T20:30:00+00:00', '2026-12-04T23:59:59+00:00')?.[2]).toBe('times');
	});
});

test.describe('days of timed occurrences', () => {
	test('a night belongs to the day it starts on', () => {
		expect(spanOfOne('2026-12-04T22:00:00+00:00', '2026-12-05T04:00:00+00:00')).toEqual([
			'2026-12-04T22:00:00+00:00',
			'2026-12-05T04:00:00+00:00',
			'times',
			'2026-12-04',
			'2026-12-04',
		]);
	});

	test('a span of 24 hours or more covers its days', () => {
		expect(spanOfOne('2026-12-04T10:00:00+00:00', '2026-12-06T18:00:00+00:00')).toEqual([
			'2026-12-04T10:00:00+00:00',
			'2026-12-06T18:00:00+00:00',
			'times',
			'2026-12-04',
			'2026-12-06',
		]);
	});

	test('an evening that ends at midnight belongs to the day before, also where clocks are set back on it', () => {
		expect(spanOfOne('2026-12-04T10:00:00+00:00', '2026-12-05T00:00:00+00:00')?.slice(3)).toEqual([
			'2026-12-04',
			'2026-12-04',
		]);
		expect(spanOfOne('2026-10-25T00:30:00+01:00', '2026-10-26T00:00:00+00:00')?.slice(3)).toEqual([
			'2026-10-25',
			'2026-10-25',
		]);
	});

	test('a week and more that begins at a time and ends at 00:00 names its last day, and is over after it', () => {
		const [lights] = occurrencesOf(
			eventOn(at('2026-10-25T19:00:00+00:00', '2026-12-31T00:00:00+00:00')),
			lisbon,
		);

		expect(lights).toMatchObject({
			firstDay: '2026-10-25',
			lastDay: '2026-12-31',
			end: { iso: '2026-12-31T00:00:00+00:00' },
			endsAtMs: Date.parse('2026-12-31T23:59:59.999Z'),
		});
	});

	test('the day is that of the venue even where it is another day in UTC', () => {
		const day = (start: string, timeZone: string) => spanOfOne(start, undefined, timeZone)?.[3];

		expect(day('2026-12-04T05:00:00+13:00', 'Pacific/Auckland')).toBe('2026-12-04');
		expect(day('2026-12-04T22:00:00-08:00', 'America/Los_Angeles')).toBe('2026-12-04');
	});
});

test.describe('ends', () => {
	test('an end before the start is dropped', () => {
		expect(
			spanOfOne('2026-12-04T21:00:00+00:00', '2026-12-04T20:00:00+00:00')?.[1],
		).toBeUndefined();
	});

	test('an end is compared by instant, not by text', () => {
		expect(spanOfOne('2026-12-04T21:00:00+05:00', '2026-12-04T20:00:00-01:00')?.[1]).toBe(
			'2026-12-04T20:00:00-01:00',
		);
		expect(spanOfOne('2026-12-04T21:00:00+00:00', '2026-12-04T22:00:00+05:00')?.[1]).toBe(
			undefined,
		);
	});

	test('an end at the start is none: it lasts until the end of its own day', () => {
		const [occurrence] = occurrencesOf(
			eventOn(at('2026-07-04T21:00:00+02:00', '2026-07-04T21:00:00+02:00')),
			{ timeZone: 'Europe/Paris' },
		);

		expect(occurrence?.end).toBeUndefined();
		expect(occurrence?.endsAtMs).toBe(Date.parse('2026-07-04T21:59:59.999Z'));
	});

	test('a day without an end is over at the next midnight, also where the clocks are changed on it', () => {
		const endOf = (start: string, timeZone: string) => {
			const [occurrence] = occurrencesOf(eventOn(at(start)), { timeZone });
			return occurrence && new Date(occurrence.endsAtMs).toISOString();
		};

		expect(endOf('2026-03-29T00:00:00+00:00', 'Europe/Lisbon')).toBe('2026-03-29T22:59:59.999Z');
		expect(endOf('2026-10-25T00:00:00+01:00', 'Europe/Lisbon')).toBe('2026-10-25T23:59:59.999Z');
		expect(endOf('2026-10-25T00:30:00+01:00', 'Europe/Lisbon')).toBe('2026-10-25T23:59:59.999Z');
		// Clocks there go back from one o’clock to midnight.
		expect(endOf('2026-10-24T00:00:00+00:00', 'Atlantic/Azores')).toBe('2026-10-24T23:59:59.999Z');
		expect(endOf('2026-10-25T00:00:00+00:00', 'Atlantic/Azores')).toBe('2026-10-26T00:59:59.999Z');
		// A day that is written in UTC is that day in Paris.
		expect(endOf('2026-07-04T00:00:00Z', 'Europe/Paris')).toBe('2026-07-04T21:59:59.999Z');
	});

	test('without an end it lasts until the end of the own day of its start', () => {
		const [occurrence] = occurrencesOf(eventOn(at('2026-12-04T21:00:00-05:00')), {
			timeZone: 'America/New_York',
		});

		expect(occurrence?.endsAtMs).toBe(Date.parse('2026-12-05T04:59:59.999Z'));
	});
});
