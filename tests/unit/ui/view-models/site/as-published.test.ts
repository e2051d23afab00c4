import { expect, test } from '@playwright/test';
import { calendarSource } from '../../../../../src/ui/view-models/event/event-calendar-source.ts';
import { placePage } from '../../../../../src/ui/view-models/place/place-page.ts';
import { placeSurroundings } from '../../../../../src/ui/view-models/place/place-surroundings.ts';
import { pageOfEvent } from '../../../../support/event-page.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	eventRecord,
	placeId,
	placeRecord,
	storedEvent,
	storedPlace,
} from '../../../../support/records.ts';

const ballan = { postal_code: '37510', city: 'Ballan-Miré' };
const house = { ...ballan, street: '14 Boulevard Léo Lagrange' };
const atHouse = { latitude: 47.3378638, longitude: 0.6129051 };
const inTours = { latitude: 47.4103692, longitude: 0.6963525 };
const place = (id: number, location: object, more: object = {}) => ({
	id: placeId(id),
	name: `Place ${id}`,
	schema_type: 'Museum',
	location,
	...more,
});
const others = [1, 2, 3].map((id) => place(id, { ...atHouse, address: house }));
const kiosk = place(4, {
	latitude: 47.4113692,
	longitude: 0.6963525,
	address: { postal_code: '37000', city: 'Tours' },
});

function guideOf(places: object[], events: object[] = []) {
	return contextOf(
		{ places: places.map(storedPlace), events: events.map(storedEvent) },
		{ locale: 'en-IE' },
	);
}

function pageOfPlace(places: object[], sent: { id: string }) {
	const context = guideOf(places);
	const found = context.guide.placesById.get(sent.id);
	if (!found) throw new Error('The guide lost the place.');
	return placePage(context, placeRecord(sent), placeSurroundings(context, found));
}

const structured = (page: { frame: { structuredData?: unknown } }) => JSON.stringify(page.frame);

test.describe('a place whose point is far from the others of its address', () => {
	const stray = place(5, { ...inTours, address: house, geo_link: 'geo:47.4103692,0.6963525' });

	test('is led to by its address alone', () => {
		const page = pageOfPlace([...others, kiosk, stray], stray);

		expect(page.gettingThere.coordinates).toBeUndefined();
		expect(page.gettingThere.ownMap).toBeUndefined();
		expect(page.gettingThere.directions).toMatchObject({
			href: expect.stringContaining('/search?query=14%20Boulevard'),
			androidHref: expect.stringContaining('geo:0,0?q=Place%205'),
		});
		expect(page.locator).toBeUndefined();
		expect(page.nearby).toEqual([]);
		expect(structured(page)).not.toContain('47.41');
	});

	test('is near no other, and on no map', () => {
		const page = pageOfPlace([...others, kiosk, stray], kiosk);
		const { guide } = guideOf([...others, kiosk, stray]);

		expect(page.nearby.map(({ name }) => name)).not.toContain('Place 5');
		expect(guide.placesById.get(stray.id)?.coordinates).toBeUndefined();
	});

	test('has its point again where the others are gone', () => {
		expect(pageOfPlace([kiosk, stray], stray).gettingThere.coordinates).toEqual([
			'47.41037° N',
			'0.69635° E',
		]);
	});
});

test('places of three towns at one point keep it beside one in whose neighbourhood one of them is', () => {
	const at = (id: number, latitude: number, city: string, neighbourhood?: string) =>
		place(id, {
			latitude,
			longitude: 1.17038,
			address: { postal_code: '72340', city, neighbourhood },
		});
	const onMap = (...places: { id: string }[]) =>
		places.map(({ id }) => guideOf(places).guide.placesById.get(id)?.coordinates !== undefined);
	const churches = ['Chahaignes', 'Marçon', 'Ruillé-sur-Loir'].map((city, index) =>
		at(index + 1, 47.340487, city),
	);
	const farm = (neighbourhood?: string) => at(4, 47.344012, 'Loir en Vallée', neighbourhood);

	expect(onMap(...churches, farm('Ruillé-sur-Loir'))).toEqual([true, true, true, true]);
	expect(onMap(...churches, farm())).toEqual([false, false, false, true]);
});

test.describe('an event at an address', () => {
	const { street, ...town } = house;
	const reading = {
		id: eventId(1),
		name: 'Les racontines',
		location: { ...inTours, ...town, address: street },
		occurrences: [{ start_at: '2026-12-04T10:00:00+01:00' }],
	};
	const pageOf = (places: object[], sent: { id: string }, venue?: object) => {
		const context = guideOf(places, [sent]);
		const event = context.guide.eventsById.get(sent.id);
		if (!event) throw new Error('The guide lost the event.');
		const records = { record: eventRecord(sent), venue: venue && placeRecord(venue) };
		return { page: pageOfEvent(context, event, records), calendar: calendarSource(context, event) };
	};

	test('that is far from the others of it is led to by the address, also in calendars', () => {
		const { calendar, page } = pageOf([...others, kiosk], reading);

		expect(page.gettingThere.directions?.href).toContain('/search?query=14%20Boulevard');
		expect(page.gettingThere.coordinates).toBeUndefined();
		expect(page.locator).toBeUndefined();
		expect(calendar).toMatchObject({ coordinates: undefined });
		expect(structured(page)).not.toContain('47.41');
	});

	test('has no point where that of its venue is not told, though it states the same', () => {
		const stray = place(5, { ...inTours, address: house });
		const sent = { ...reading, location: { ...reading.location, place_id: placeId(5) } };
		const { calendar, page } = pageOf([...others, kiosk, stray], sent, stray);

		expect(page.gettingThere.coordinates).toBeUndefined();
		expect(calendar.coordinates).toBeUndefined();
		expect(structured(page)).not.toContain('47.41');
	});

	test('has none either where it states the same spot with other digits', () => {
		const stray = place(5, { ...inTours, address: house });
		const spot = { latitude: 47.41041, longitude: 0.69638 };
		const sent = { ...reading, location: { ...reading.location, ...spot, place_id: placeId(5) } };
		const { calendar, page } = pageOf([...others, kiosk, stray], sent, stray);

		expect(page.gettingThere.coordinates).toBeUndefined();
		expect(calendar.coordinates).toBeUndefined();
		expect(structured(page)).not.toContain('47.41');
	});
});

test.describe('a place at a point that stands for its town', () => {
	const point = { latitude: 47.728933, longitude: 0.57381 };
	const town = { postal_code: '72340', city: 'La Chartre-sur-le-Loir' };
	const at = (id: number, street?: string) => place(id, { ...point, address: { ...town, street } });
	const together = [at(1, '4 rue des Caves'), at(2, '1 rue du Percheron')];
	const shared = [...together, at(3, 'Chemin des Bergivaux')];
	const mill = place(8, { latitude: 47.731933, longitude: 0.57381, address: { city: 'Marçon' } });
	const castle = place(9, { latitude: 47.768933, longitude: 0.57381, address: { city: 'Poncé' } });
	const everywhere = [...shared, mill, castle];

	test('is led to by its street, without digits that say too much', () => {
		const { gettingThere } = pageOfPlace(everywhere, shared[0] ?? mill);

		expect(gettingThere.directions?.href).toContain('/search?query=4%20rue%20des%20Caves');
		expect(gettingThere.coordinates).toBeUndefined();
		expect(gettingThere.directions?.coordinatesToCopy).toBeUndefined();
		expect(gettingThere.roughPoint).toBe(
			'Shown on the map only roughly: the place may be up to 1.4 km from its mark.',
		);
	});

	test('is led to at that point with how far off it may be, where it states no street', () => {
		const withoutStreet = at(6);
		const { gettingThere } = pageOfPlace([...everywhere, withoutStreet], withoutStreet);

		expect(gettingThere.directions?.href).toBe(
			'https://www.openstreetmap.org/directions?to=47.72893%2C0.57381',
		);
		expect(gettingThere.roughPoint).toBe(
			'Only roughly known: the place may be up to 1.4 km from this point.',
		);
		expect(gettingThere.coordinates).toEqual(['47.72893° N', '0.57381° E']);
	});

	test('tells no distances within the town, and those beyond not in minutes', () => {
		const page = pageOfPlace(everywhere, shared[0] ?? mill);

		expect(page.locator?.places).toMatchObject([{ label: 'Place 9', distance: '4.4 km north' }]);
		expect(page.nearby.map(({ distance, name }) => [name, distance])).toEqual([
			['Place 2', undefined],
			['Place 3', undefined],
			['Place 8', undefined],
			['Place 9', '4.4 km north'],
		]);
		expect(structured(page)).not.toContain('47.72');
	});

	test('is exact where all of it is in two streets', () => {
		const page = pageOfPlace([...together, mill], together[0] ?? mill);

		expect(page.locator?.places).toMatchObject([
			{ label: 'Place 2', distance: 'Same point on the map' },
			{ label: 'Place 8', distance: '350 m north · 5 mins' },
		]);
		expect(page.gettingThere.coordinates).toEqual(['47.72893° N', '0.57381° E']);
		expect(structured(page)).toContain('47.728933');
	});
});
