import { expect, test } from '@playwright/test';
import { eventNodeDates } from '../../../../src/outputs/structured-data/occurrence-dates.ts';
import { at, clockAt, eventOn } from './sample-dates.ts';

const clock = clockAt('2026-11-21T12:00:00Z');

test('several occurrences: the next that is not cancelled gives the dates, each upcoming one is a sub event', () => {
	const event = {
		...eventOn(
			at('2026-11-13T21:00:00+00:00', '2026-11-13T23:00:00+00:00', { id: 'u1' }),
			at('2026-11-27T21:00:00+00:00', '2026-11-27T23:00:00+00:00', {
				id: 'u2',
				status: 'Canceled',
			}),
			at('2026-12-04T21:00:00+00:00', '2026-12-04T23:00:00+00:00', { id: 'u3' }),
		),
		status: 'confirmed',
	};

	expect(eventNodeDates(event, clock)).toEqual({
		leading: {
			fragment: 'occ_u3',
			startDate: '2026-12-04T21:00:00+00:00',
			endDate: '2026-12-04T23:00:00+00:00',
			eventStatus: 'https://schema.org/EventScheduled',
			isSoldOut: false,
		},
		previousStartDate: undefined,
		subEvents: [
			{
				fragment: 'occ_u2',
				startDate: '2026-11-27T21:00:00+00:00',
				endDate: '2026-11-27T23:00:00+00:00',
				eventStatus: 'https://schema.org/EventCancelled',
				isSoldOut: false,
			},
			{
				fragment: 'occ_u3',
				startDate: '2026-12-04T21:00:00+00:00',
				endDate: '2026-12-04T23:00:00+00:00',
				eventStatus: 'https://schema.org/EventScheduled',
				isSoldOut: false,
			},
		],
	});
});

test('rescheduled and all-day: plain dates, the end day being the day before, and the former start', () => {
	const event = {
		...eventOn(at('2027-06-12T00:00:00+01:00', '2027-06-14T00:00:00+01:00', { id: 'u7' })),
		status: 'scheduled',
		previousStartDate: '2027-05-08',
	};

	expect(eventNodeDates(event, clock)).toEqual({
		leading: {
			fragment: 'occ_u7',
			startDate: '2027-06-12',
			endDate: '2027-06-13',
			eventStatus: 'https://schema.org/EventRescheduled',
			isSoldOut: false,
		},
		previousStartDate: '2027-05-08',
		subEvents: [],
	});
});

test('no start: no dates and no Event node', () => {
	expect(eventNodeDates({ occurrences: [] }, clock)).toBeUndefined();
	expect(eventNodeDates({}, clock)).toBeUndefined();
});

test('leaves out an end that is missing, before the start or at the start', () => {
	const missing = eventNodeDates(eventOn(at('2026-12-04T21:00:00Z')), clock);
	const before = eventNodeDates(eventOn(at('2026-12-04T21:00:00Z', '2026-12-03T21:00:00Z')), clock);
	const same = eventNodeDates(eventOn(at('2026-12-04T21:00:00Z', '2026-12-04T21:00:00Z')), clock);

	expect(missing?.leading.endDate).toBeUndefined();
	expect(before?.leading.endDate).toBeUndefined();
	expect(same?.leading.endDate).toBeUndefined();
	expect(missing?.leading.startDate).toBe('2026-12-04T21:00:00+00:00');
});

test('an all-day start without an end is a date by itself', () => {
	expect(eventNodeDates(eventOn(at('2026-12-04T00:00:00+00:00')), clock)?.leading).toEqual({
		fragment: undefined,
		startDate: '2026-12-04',
		endDate: undefined,
		eventStatus: undefined,
		isSoldOut: false,
	});
});

test('a whole day that is written as 00:00 to 23:59 begins and ends on it', () => {
	const day = eventOn(at('2026-12-04T00:00:00+00:00', '2026-12-04T23:59:00+00:00'));

	expect(eventNodeDates(day, clock)?.leading).toMatchObject({
		startDate: '2026-12-04',
		endDate: '2026-12-04',
	});
});

test('an end at 00:00 that names the last of several days stays as it is stated', () => {
	const lights = eventOn(at('2026-12-04T19:00:00+00:00', '2026-12-31T00:00:00+00:00'));

	expect(eventNodeDates(lights, clock)?.leading).toMatchObject({
		startDate: '2026-12-04T19:00:00+00:00',
		endDate: '2026-12-31T00:00:00+00:00',
	});
});

test('without an upcoming occurrence the latest past one keeps its dates', () => {
	const event = eventOn(at('2020-09-19T14:00:00+02:00'), at('2020-09-20T10:00:00+02:00'));
	const dates = eventNodeDates(event, clock);

	expect(dates?.leading.startDate).toBe('2020-09-20T10:00:00+02:00');
	expect(dates?.subEvents).toEqual([]);
});

test('one upcoming occurrence makes no sub event', () => {
	const event = eventOn(at('2026-11-01T21:00:00+00:00'), at('2026-12-04T21:00:00+00:00'));

	expect(eventNodeDates(event, clock)?.subEvents).toEqual([]);
});

test('at most 20 sub events', () => {
	const days = Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, '0'));
	const event = eventOn(...days.map((day) => at(`2026-12-${day}T21:00:00+00:00`)));
	const subEvents = eventNodeDates(event, clock)?.subEvents ?? [];

	expect(subEvents).toHaveLength(20);
	expect(subEvents.at(-1)?.startDate).toBe('2026-12-20T21:00:00+00:00');
});

test('the former start is left out for several occurrences and for cancelled events', () => {
	const several = {
		...eventOn(at('2027-06-12T21:00:00+01:00'), at('2027-06-13T21:00:00+01:00')),
		previousStartDate: '2027-05-08',
	};
	const cancelled = {
		...eventOn(at('2027-06-12T21:00:00+01:00')),
		status: 'cancelled',
		previousStartDate: '2027-05-08',
	};

	expect(eventNodeDates(several, clock)?.previousStartDate).toBeUndefined();
	expect(eventNodeDates(cancelled, clock)?.previousStartDate).toBeUndefined();
	expect(eventNodeDates(cancelled, clock)?.leading).toMatchObject({
		startDate: '2027-06-12T21:00:00+01:00',
		eventStatus: 'https://schema.org/EventCancelled',
	});
});

test('sold out is scheduled, with a word for the offer', () => {
	const event = { ...eventOn(at('2026-12-04T21:00:00+00:00')), status: 'Sold out' };

	expect(eventNodeDates(event, clock)?.leading).toMatchObject({
		eventStatus: 'https://schema.org/EventScheduled',
		isSoldOut: true,
	});
});

test('an unknown status is left out', () => {
	const event = { ...eventOn(at('2026-12-04T21:00:00+00:00')), status: 'Annulé' };

	expect(eventNodeDates(event, clock)?.leading.eventStatus).toBeUndefined();
});

test('dates counted out from a rule carry their day in the fragment', () => {
	const event = eventOn(
		at('2026-11-13T21:00:00+00:00', '2026-11-13T23:00:00+00:00', {
			id: '0d8c5ab4-9bd7-4cfc-8a02-56a0b4f60001',
			recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=3',
		}),
	);
	const dates = eventNodeDates(event, clock);

	expect(dates?.leading.fragment).toBe('occ_0d8c5ab4-9bd7-4cfc-8a02-56a0b4f60001-20261127');
	expect(dates?.leading.startDate).toBe('2026-11-27T21:00:00+00:00');
	expect(dates?.subEvents).toEqual([]);
});

test('a date-time keeps the offset of its source, whole days are those of the venue', () => {
	const inParis = clockAt('2026-06-01T12:00:00Z', 'Europe/Paris');
	const coordinates = { latitude: 48.8566, longitude: 2.3522 };
	const evening = {
		...eventOn(at('2026-07-04T19:00:00Z', '2026-07-04T21:00:00+00:00')),
		coordinates,
	};
	const day = { ...eventOn(at('2026-07-04T22:00:00Z', '2026-07-05T22:00:00Z')), coordinates };

	expect(eventNodeDates(evening, inParis)?.leading).toMatchObject({
		startDate: '2026-07-04T19:00:00+00:00',
		endDate: '2026-07-04T21:00:00+00:00',
	});
	expect(eventNodeDates(day, inParis)?.leading).toMatchObject({
		startDate: '2026-07-05',
		endDate: '2026-07-05',
	});
});

test('dates counted out from a rule are not sold out because the listed one was', () => {
	const event = eventOn(
		at('2026-11-13T21:00:00+00:00', undefined, {
			status: 'sold_out',
			recurrence_rule: 'FREQ=WEEKLY;COUNT=3',
		}),
	);

	expect(eventNodeDates(event, clock)?.leading).toMatchObject({
		startDate: '2026-11-27T21:00:00+00:00',
		isSoldOut: false,
	});
});
