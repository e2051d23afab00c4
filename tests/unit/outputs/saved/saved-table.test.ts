import { expect, test } from '@playwright/test';
import { knownRecords } from '../../../../src/outputs/saved/known-records.ts';
import { savedTable } from '../../../../src/outputs/saved/saved-table.ts';
import { hoursOfRow } from '../../../../src/outputs/explore/place-table.ts';
import { clockAt } from '../../domain/events/sample-dates.ts';
import { tableOfEvents } from '../explore/explored-events.ts';
import { exploredPlace, tableOf, timetable } from '../explore/explored-places.ts';

const places = tableOf([
	exploredPlace({
		name: 'Museum',
		addressSlug: 'museum-00000001',
		city: 'Lisbon',
		kind: 'Museum',
		coordinates: { latitude: 38.7, longitude: -9.2 },
		timetable: timetable([{ day_of_week: ['saturday'], opens: '10:00', closes: '18:00' }]),
	}),
	exploredPlace({ name: 'Beach', addressSlug: 'beach-00000002' }),
]);
const events = tableOfEvents(
	[{ id: 'walk', name: 'Walk', themes: [] }],
	clockAt('2026-11-21T12:00:00Z'),
);

test('what is saved is a table for a map, in its order and with its hours', () => {
	const recordOf = knownRecords(places, events);
	const table = savedTable(
		['ewalk-0', 'p00000002', 'p00000001'].flatMap((key) => recordOf(key) ?? []),
	);
	expect([0, 1, 2].map(table.name)).toEqual(['Walk', 'Beach', 'Museum']);
	expect([0, 1, 2].map(table.kind)).toEqual([undefined, undefined, 'Museum']);
	expect(table.path(2)).toBe('/guide/places/museum-00000001/');
	expect(table.city(2)).toBe('Lisbon');
	expect(table.latitude[1]).toBeNaN();
	expect(table.latitude[2]).toBeCloseTo(38.7, 3);
	expect(hoursOfRow(table.hours, 1)).toBeUndefined();
	expect(hoursOfRow(table.hours, 2)).toEqual(hoursOfRow(places.hours, 0));
});
