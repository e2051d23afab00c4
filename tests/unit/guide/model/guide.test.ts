import { expect, test } from '@playwright/test';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../support/records.ts';
import { PermalinkHistory } from '../../../../src/guide/permalinks/permalink-history.ts';
import { buildGuide } from '../../../../src/guide/model/build-guide.ts';
import { clock, guideOf, namesOf } from './example-guide.ts';

const on = (...starts: string[]) => ({
	occurrences: starts.map((day) => ({ start_at: `${day}T20:00:00+00:00` })),
});

test('a change in the future is told nowhere', () => {
	const updated_at = '2099-01-01T00:00:00+00:00';
	const guide = guideOf({
		places: [storedPlace({ updated_at })],
		events: [storedEvent({ updated_at })],
		destinations: [storedGrouping({ updated_at })],
	});

	expect(guide.places[0]?.updatedAt).toBeUndefined();
	expect(guide.events[0]?.updatedAt).toBeUndefined();
	expect(guide.destinations[0]?.summary.updatedAt).toBeUndefined();
});

test('editors’ choices come first, then names in the order of the language', () => {
	const { places } = guideOf({
		places: [
			storedPlace({ id: placeId(1), name: 'Zoo' }),
			storedPlace({ id: placeId(2), name: 'Álamo' }),
			storedPlace({ id: placeId(3), name: 'Museum 10', editorial: { editorial_score: 5 } }),
			storedPlace({ id: placeId(4), name: 'Museum 9', editorial: { editorial_score: 5 } }),
			storedPlace({ id: placeId(5), name: 'Beach', editorial: { editorial_score: -1 } }),
			storedPlace({ id: placeId(6), name: 'Bar' }),
			storedPlace({ id: placeId(7), name: 'Fort', editorial: { editorial_score: 90 } }),
		],
	});

	expect(namesOf(places)).toEqual([
		'Fort',
		'Museum 9',
		'Museum 10',
		'Beach',
		'Álamo',
		'Bar',
		'Zoo',
	]);
});

test('places out of force have a page but stand in no list', () => {
	const guide = guideOf({
		places: [
			storedPlace({ id: placeId(1), name: 'Open' }),
			storedPlace({ id: placeId(2), name: 'Gone', validity: { valid_through: '2026-11-20' } }),
			storedPlace({ id: placeId(3), name: 'To come', validity: { valid_from: '2026-11-22' } }),
			storedPlace({ id: placeId(4), name: 'Last day', validity: { valid_through: '2026-11-21' } }),
			storedPlace({
				id: placeId(5),
				name: 'Contradictory',
				validity: { valid_from: '2027-01-01', valid_through: '2026-01-01' },
			}),
		].map((summary) => ({
			...summary,
			categories: ['Culture'],
			coordinates: { latitude: 38.7, longitude: -9.1 },
		})),
		destinations: [storedGrouping({ place_ids: [1, 2, 3, 4, 5].map(placeId) })],
	});
	const listed = ['Contradictory', 'Last day', 'Open'];
	const nearby = guide.nearby.nearest({ latitude: 38.7, longitude: -9.1 }, 10);

	expect(namesOf(guide.places)).toEqual([...listed, 'Gone', 'To come'].sort());
	expect(guide.placesById.size).toBe(5);
	expect(namesOf(guide.listedPlaces)).toEqual(listed);
	expect(namesOf(guide.destinations[0]?.places ?? [])).toEqual(listed);
	expect(namesOf(guide.categories[0]?.places ?? [])).toEqual(listed);
	expect(namesOf(nearby.map(({ point }) => point))).toEqual(listed);
});

test('events to come stand by their next date, then those without dates', () => {
	const guide = guideOf({
		events: [
			storedEvent({ id: eventId(1), name: 'Undated' }),
			storedEvent({ id: eventId(2), name: 'Christmas market', ...on('2026-12-10') }),
			storedEvent({ id: eventId(3), name: 'Weekly', ...on('2026-11-14', '2026-11-28') }),
			storedEvent({ id: eventId(4), name: 'Summer fair', ...on('2026-07-01') }),
			storedEvent({ id: eventId(5), name: 'Tonight', ...on('2026-11-21') }),
			storedEvent({ id: eventId(6), name: 'Put off', status: 'postponed', ...on('2026-10-02') }),
		],
	});

	expect(namesOf(guide.listedEvents)).toEqual([
		'Tonight',
		'Weekly',
		'Christmas market',
		'Put off',
		'Undated',
	]);
	expect(namesOf(guide.events)).toEqual([
		'Christmas market',
		'Put off',
		'Summer fair',
		'Tonight',
		'Undated',
		'Weekly',
	]);
	expect(guide.eventsById.get(eventId(4))?.addressSlug).toBe('summer-fair-00000004');
});

test('an event that states no coordinates has the clocks of the place where it is held', () => {
	const tenerife = { latitude: 28.4636, longitude: -16.2518 };
	const held = {
		location: { place_id: placeId(1) },
		occurrences: [{ start_at: '2026-12-04T20:00:00Z' }],
	};
	const clockOf = (looksUpTimeZones: boolean) =>
		buildGuide(
			{
				places: [storedPlace({ id: placeId(1), location: tenerife })],
				events: [storedEvent({ id: eventId(1), ...held })],
				destinations: [],
				collections: [],
			},
			'en-GB',
			{ ...clock, timeZone: 'Europe/Madrid', looksUpTimeZones },
		).events[0]?.dates[0]?.start.clock;

	expect(clockOf(true)).toBe('20:00');
	expect(clockOf(false)).toBe('21:00');
});

test('an event without coordinates has the clocks of the other places of its destination', () => {
	const tenerife = { latitude: 28.4636, longitude: -16.2518 };
	const seville = { latitude: 37.3891, longitude: -5.9845 };
	const zoneBeside = (members: object, ...spots: object[]) => {
		const places = spots.map((spot, index) =>
			storedPlace({
				id: placeId(index + 1),
				location: { ...spot, address: { city: 'Islands' } },
			}),
		);
		const event = {
			location: { city: 'Islands' },
			occurrences: [{ start_at: '2026-07-04T20:00:00Z' }],
		};
		const [date] =
			buildGuide(
				{
					places,
					events: [storedEvent({ id: eventId(1), ...event })],
					destinations: [storedGrouping({ id: 'islands', name: 'Islands', ...members })],
					collections: [],
				},
				'en-GB',
				{ ...clock, timeZone: 'Asia/Taipei' },
			).events[0]?.dates ?? [];
		return [date?.start.clock, date?.timeZone];
	};
	const listed = { place_ids: [placeId(1), placeId(2)], event_ids: [eventId(1)] };

	expect(zoneBeside(listed, tenerife, tenerife)).toEqual(['21:00', 'Atlantic/Canary']);
	expect(zoneBeside({}, tenerife, tenerife)).toEqual(['21:00', 'Atlantic/Canary']);
	// Where its places lie in two time zones, nobody knows which is that of the event.
	expect(zoneBeside(listed, tenerife, seville)).toEqual(['20:00', '+00:00']);
});

test('events that are over keep their page for as long as the guide is told to keep it', () => {
	const events = [
		storedEvent({ id: eventId(1), name: 'Last week', ...on('2026-11-14') }),
		storedEvent({ id: eventId(2), name: 'Years ago', ...on('2019-11-14') }),
		storedEvent({ id: eventId(3), name: 'Undated' }),
	];
	const content = { places: [], events, destinations: [], collections: [] };
	const published = (firstPublished: string) => ({
		addresses: new PermalinkHistory(
			[1, 2, 3].map((number) => ({
				kind: 'events' as const,
				id: eventId(number),
				slug: `event-${number}`,
				firstPublished,
				lastPublished: '2026-11-20',
			})),
		),
		keptPastEventDays: 400,
	});
	const all = ['Last week', 'Undated', 'Years ago'];

	expect(namesOf(buildGuide(content, 'en-GB', clock).events)).toEqual(all);
	expect(namesOf(buildGuide(content, 'en-GB', clock, { keptPastEventDays: 400 }).events)).toEqual(
		all,
	);
	expect(namesOf(buildGuide(content, 'en-GB', clock, published('2025-10-17')).events)).toEqual(all);
	expect(namesOf(buildGuide(content, 'en-GB', clock, published('2025-10-16')).events)).toEqual([
		'Last week',
		'Undated',
	]);
});

test('events hang on their places and on the events that they are part of', () => {
	const guide = guideOf({
		places: [storedPlace({ id: placeId(1), name: 'Quay' })],
		events: [
			storedEvent({ id: eventId(1), name: 'Festival', ...on('2026-12-01') }),
			storedEvent({
				id: eventId(2),
				name: 'Opening night',
				location: { place_id: placeId(1) },
				hierarchy: { super_event_id: eventId(1) },
				...on('2026-12-01'),
			}),
			storedEvent({
				id: eventId(3),
				name: 'Rehearsal',
				location: { place_id: placeId(1) },
				hierarchy: { super_event_id: eventId(1) },
				...on('2026-01-01'),
			}),
			storedEvent({ id: eventId(4), name: 'Elsewhere', location: { place_id: placeId(9) } }),
		],
	});

	expect(namesOf(guide.eventsByPlaceId.get(placeId(1)) ?? [])).toEqual(['Opening night']);
	expect(namesOf(guide.subEventsById.get(eventId(1)) ?? [])).toEqual([
		'Opening night',
		'Rehearsal',
	]);
	expect(guide.placesById.has(placeId(9))).toBe(false);
});

test('an event that calls itself its own programme is part of none', () => {
	const guide = guideOf({
		events: [storedEvent({ id: eventId(1), hierarchy: { super_event_id: eventId(1) } })],
	});

	expect(guide.subEventsById.size).toBe(0);
	expect(guide.eventsById.get(eventId(1))?.superEventId).toBe(undefined);
});

test('events that name each other are part of neither, in a circle of any length', () => {
	const partOf = (id: number, superId: number) =>
		storedEvent({ id: eventId(id), hierarchy: { super_event_id: eventId(superId) } });
	const guide = guideOf({
		events: [
			...[partOf(1, 2), partOf(2, 1)],
			...[partOf(3, 4), partOf(4, 5), partOf(5, 3)],
			partOf(6, 1),
			partOf(7, 6),
		],
	});

	expect(
		guide.events.flatMap(({ id, superEventId }) =>
			superEventId === undefined ? [] : [[id, superEventId]],
		),
	).toEqual([
		[eventId(6), eventId(1)],
		[eventId(7), eventId(6)],
	]);
	expect([...guide.subEventsById.keys()].sort()).toEqual([eventId(1), eventId(6)]);
});

test('members stand in the order of the lists, each once, and only those that are published', () => {
	const guide = guideOf({
		places: [
			storedPlace({ id: placeId(1), name: 'Zoo' }),
			storedPlace({ id: placeId(2), name: 'Bar' }),
		],
		events: [storedEvent({ id: eventId(1), name: 'Past', ...on('2026-01-01') })],
		collections: [
			storedGrouping({
				id: 'col_1',
				name: 'Favourites',
				place_ids: [placeId(1), placeId(9), placeId(2), placeId(1)],
				places: [{ id: placeId(2) }],
				event_ids: [eventId(1)],
			}),
			storedGrouping({ id: 'col_2', name: 'Empty' }),
		],
	});

	expect(guide.collections.map(({ summary }) => summary.name)).toEqual(['Empty', 'Favourites']);
	expect(namesOf(guide.collections[1]?.places ?? [])).toEqual(['Bar', 'Zoo']);
	expect(guide.collections.flatMap(({ events }) => events)).toEqual([]);
	expect(guide.ownCollectionsByMemberId.get(placeId(2))?.map(({ summary }) => summary.id)).toEqual([
		'col_1',
	]);
	expect(guide.destinationsByMemberId.size).toBe(0);
});
