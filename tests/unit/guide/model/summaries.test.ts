import { expect, test } from '@playwright/test';
import { richEvent, richPlace } from '../../../fixtures/rich-records.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../support/records.ts';

test('a place is summed up in what lists and cards show', () => {
	expect(storedPlace(richPlace)).toMatchObject({
		id: 'plc_0a1b2c3d4e5f60718293a4b5c6d7e8f9',
		name: 'Old Harbour Museum',
		teaser: 'A museum of ships in an old warehouse.',
		kind: 'Maritime museum',
		schemaType: 'schema:Museum',
		categories: ['Culture', 'Museums', 'Maritime museums'],
		city: 'Lisboa',
		neighbourhood: 'Alfama',
		region: 'Lisboa',
		containedIn: 'Lisboa',
		coordinates: { latitude: 38.70712, longitude: -9.13645 },
		editorialScore: 87,
		isFree: false,
		image: { url: 'https://cdn.example/harbour.jpg', credit: 'Ana Reis' },
		validFrom: '2026-04-01',
		validThrough: '2027-12-31',
		credit: {
			text: 'Data: Visit Lisboa & partners',
			url: 'https://visit.example/',
			required: true,
		},
		publisher: 'Visit Lisboa',
		dataLicence: 'https://creativecommons.org/licenses/by/4.0/',
		updatedAt: '2026-11-03T08:15:30.512+00:00',
	});
});

test('an event is summed up in what lists and cards show', () => {
	expect(storedEvent(richEvent)).toMatchObject({
		id: 'evt_0a1b2c3d4e5f60718293a4b5c6d7e8f9',
		name: 'Fado at the Quay',
		teaser: 'Fado by the water.',
		kind: 'fado',
		themes: ['Fado', 'Night'],
		status: 'confirmed',
		previousStartDate: '2026-11-20',
		placeId: 'plc_0a1b2c3d4e5f60718293a4b5c6d7e8f9',
		superEventId: 'evt_1a1b2c3d4e5f60718293a4b5c6d7e8f9',
		city: 'Lisboa',
		coordinates: { latitude: 38.70712, longitude: -9.13645 },
		isFree: false,
		image: { url: 'https://cdn.example/fado.jpg' },
		credit: { text: 'Agenda Lisboa', url: 'https://agenda.example/', required: true },
		publisher: 'Agenda Lisboa',
	});
});

test('an event is for children where the youngest whom it is for is one', () => {
	const isForChildren = (available_age: string) =>
		storedEvent({ ...richEvent, details: { available_age } }).isForChildren;
	for (const ages of ['All ages', '0-3', '6+', 'from 12', '7–99']) {
		expect(isForChildren(ages), ages).toBe(true);
	}
	for (const ages of ['from 13', '18+', 'over 16', '14-18', 'adults', '']) {
		expect(isForChildren(ages), ages).toBeUndefined();
	}
});

test('a teaser does not begin with the name that stands above it', () => {
	const sent = { name: 'Fado', description: 'FADO. By the water.' };

	expect(storedPlace(sent).teaser).toBe('By the water.');
	expect(storedEvent(sent).teaser).toBe('By the water.');
	expect(storedEvent({ ...sent, editorial: { description: 'Fado\nSongs.' } }).teaser).toBe(
		'Songs.',
	);
	expect(storedPlace({ ...sent, description: 'Fado by the water.' }).teaser).toBe(
		'Fado by the water.',
	);
});

test('the kind of an event is the narrowest that is stated', () => {
	const kindOf = (sent: object) => storedEvent(sent).kind;

	expect(kindOf({ type: 'Concert', classification: { kind_of_event: 'gig' } })).toBe('gig');
	expect(kindOf({ classification: { event_type: 'music', kind_of_event: 'gig' } })).toBe('music');
	expect(kindOf({ type: 'Concert' })).toBe('Concert');
	expect(kindOf({ classification: { event_type: 'MusicEvent' } })).toBe('Music event');
	expect(kindOf({})).toBe(undefined);
});

test('of a bare record nothing is made up', () => {
	const stated = (summary: object) =>
		Object.fromEntries(Object.entries(summary).filter(([, value]) => value !== undefined));

	expect(stated(storedPlace({}))).toEqual({ id: placeId(1), name: 'A', categories: [], wealth: 0 });
	expect(stated(storedEvent({}))).toEqual({
		id: eventId(1),
		name: 'A',
		themes: [],
		occurrences: [],
	});
	expect(stated(storedGrouping({}))).toEqual({
		id: 'dst_1',
		name: 'A',
		placeIds: [],
		eventIds: [],
	});
});

test('a destination has the members of all its lists, each once, and the first of its images', () => {
	const summary = storedGrouping({
		place_ids: [placeId(1), placeId(2)],
		places: [{ id: placeId(2) }, { id: placeId(3) }],
		events: [eventId(1)],
		image: { url: 'https://cdn.example/b.jpg' },
		images: ['https://cdn.example/a.jpg'],
	});

	expect(summary).toMatchObject({
		placeIds: [placeId(1), placeId(2), placeId(3)],
		eventIds: [eventId(1)],
		image: { url: 'https://cdn.example/b.jpg' },
	});
});
