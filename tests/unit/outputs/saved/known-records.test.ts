import { expect, test } from '@playwright/test';
import { knownRecords } from '../../../../src/outputs/saved/known-records.ts';
import {
	inSavedOrder,
	isAllOver,
	nextMomentMs,
} from '../../../../src/outputs/saved/saved-order.ts';
import { at, clockAt } from '../../domain/events/sample-dates.ts';
import { tableOfEvents } from '../explore/explored-events.ts';
import { exploredPlace, tableOf, timetable } from '../explore/explored-places.ts';

/** A Saturday, 12:00 in Lisbon. */
const noon = clockAt('2026-11-21T12:00:00Z');
const places = tableOf([
	exploredPlace({
		name: 'Museum',
		addressSlug: 'museum-00000001',
		city: 'Lisbon',
		neighbourhood: 'Belém',
		kind: 'Museum',
		isFree: true,
		coordinates: { latitude: 38.7, longitude: -9.2 },
		timetable: timetable([{ day_of_week: ['saturday'], opens: '10:00', closes: '18:00' }]),
	}),
	exploredPlace({
		name: 'Bar',
		addressSlug: 'bar-00000002',
		coordinates: { latitude: 38.71, longitude: -9.14 },
		timetable: timetable([{ day_of_week: ['saturday'], opens: '20:00', closes: '02:00' }]),
	}),
	exploredPlace({ name: 'Beach', addressSlug: 'beach-00000003' }),
]);
const events = tableOfEvents(
	[
		{
			id: 'concert',
			name: 'Concert',
			themes: [],
			occurrences: [at('2026-11-21T15:00:00+00:00', '2026-11-21T17:00:00+00:00')],
		},
		{ id: 'walk', name: 'Walk', themes: [] },
	],
	noon,
);
const recordOf = knownRecords(places, events);
const keys = ['p00000002', 'p00000003', 'p00000001', 'econcert-0', 'ewalk-1'];

test('a saved record is found in the tables by its key, with what they state', () => {
	expect(recordOf('p00000001')).toMatchObject({
		type: 'place',
		name: 'Museum',
		path: '/guide/places/museum-00000001/',
		whereabouts: 'Belém, Lisbon',
		kind: 'Museum',
		isFree: true,
	});
	expect(recordOf('p00000003')).toMatchObject({ coordinates: undefined, hours: undefined });
	expect(recordOf('econcert-0')).toMatchObject({ type: 'event', name: 'Concert' });
	expect(recordOf('p0000000f')).toBeUndefined();
});

test('what opens or begins next is first, what nobody knows is last', () => {
	expect(inSavedOrder(keys, 'next', recordOf, noon)).toEqual([
		'p00000001',
		'econcert-0',
		'p00000002',
		'p00000003',
		'ewalk-1',
	]);
	const bar = recordOf('p00000002');
	expect(bar && new Date(nextMomentMs(bar, noon.nowMs)).toISOString()).toBe(
		'2026-11-21T20:00:00.000Z',
	);
});

test('what is near is first once the position is known', () => {
	const position = { latitude: 38.71, longitude: -9.13 };
	const order = inSavedOrder(keys, 'distance', recordOf, { ...noon, position });
	expect(order.slice(0, 2)).toEqual(['p00000002', 'p00000001']);
	expect(inSavedOrder(keys, 'distance', recordOf, noon)).toEqual(keys);
	expect(inSavedOrder(keys, 'own', recordOf, noon)).toEqual(keys);
});

test('an event is over after its last date, and never where none is known', () => {
	const evening = Date.parse('2026-11-21T17:00:01Z');
	const over = ['econcert-0', 'ewalk-1'].map((key) => {
		const record = recordOf(key);
		return record?.type === 'event' && [isAllOver(record, noon.nowMs), isAllOver(record, evening)];
	});
	expect(over).toEqual([
		[false, true],
		[false, false],
	]);
});
