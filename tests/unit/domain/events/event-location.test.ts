import { expect, test } from '@playwright/test';
import { eventLocation, eventSpot } from '../../../../src/domain/events/event-location.ts';
import { venueLocation } from '../../../../src/domain/events/venue-location.ts';
import type { PlaceLocation } from '../../../../src/records/place-location.ts';
import { eventRecord, placeRecord } from '../../../support/records.ts';

const own = {
	address: 'Rua B 2',
	postal_code: '1200-002',
	city: 'Lisbon',
	country_code: 'PT',
	latitude: 38.71,
	longitude: -9.14,
};
const venue = {
	latitude: 38.7,
	longitude: -9.1,
	address: { street: 'Rua A 1', city: 'Lisbon' },
	transit: 'Tram 28',
};

/** Street, town, country code and coordinates, then how to get there. */
function locationOf(event: object | undefined, place: object | undefined) {
	const { location } = eventRecord({ location: event });
	const found: PlaceLocation | undefined = venueLocation(
		location,
		place && placeRecord({ name: 'Old Hall', location: place }),
	);
	const { address, latitude, longitude, transit } = found ?? {};
	return [address?.street, address?.city, address?.country_code, latitude, longitude, transit];
}

test('the node of a venue is where the venue is', () => {
	expect(locationOf(own, venue)).toEqual(['Rua A 1', 'Lisbon', undefined, 38.7, -9.1, 'Tram 28']);
	expect(locationOf(undefined, venue)).toEqual([
		'Rua A 1',
		'Lisbon',
		undefined,
		38.7,
		-9.1,
		'Tram 28',
	]);
});

test('what the venue does not state, the event does', () => {
	expect(locationOf(own, { transit: 'Tram 28' })).toEqual([
		...['Rua B 2', 'Lisbon', 'PT', 38.71, -9.14],
		'Tram 28',
	]);
	expect(locationOf(own, { address: venue.address, latitude: 38.7 })).toEqual([
		...['Rua A 1', 'Lisbon', undefined, 38.71, -9.14],
		undefined,
	]);
	expect(locationOf(own, undefined)).toEqual(['Rua B 2', 'Lisbon', 'PT', 38.71, -9.14, undefined]);
});

test('the address is that of one of them as a whole', () => {
	expect(locationOf(own, { address: { city: 'Sintra' } }).slice(0, 3)).toEqual([
		undefined,
		'Sintra',
		undefined,
	]);
});

test('a venue without a street is where its event says, in the same town and at the same spot', () => {
	const castleHill = { address: 'Montée Abd el Kader', postal_code: '37400', city: 'Amboise' };
	const spot = { latitude: 47.413, longitude: 0.985 };
	const streetAt = (event: object, address: object) =>
		locationOf({ ...castleHill, ...event }, { ...spot, address }).slice(0, 3);
	const town = { postal_code: '37400', city: 'Amboise', country_code: 'FR' };

	expect(streetAt(spot, town)).toEqual(['Montée Abd el Kader', 'Amboise', 'FR']);
	expect(streetAt({}, town)).toEqual(['Montée Abd el Kader', 'Amboise', 'FR']);
	expect(streetAt({ ...spot, latitude: 47.415 }, town)[0]).toBe(undefined);
	expect(streetAt({ postal_code: '37000' }, town)[0]).toBe(undefined);
	expect(streetAt(spot, { ...town, street_alt: 'Rue Victor Hugo' })[0]).toBe(undefined);
	expect(streetAt({ address: 'BP 12' }, town)[0]).toBe(undefined);
});

test('a venue of which the post box alone is known keeps it beside the street of its event', () => {
	const event = { address: 'Montée Abd el Kader', city: 'Amboise' };
	const { location } = eventRecord({ location: event });
	const castleAt = { address: { street: 'BP 371', city: 'Amboise' } };
	const venueAt = placeRecord({ name: 'Castle', location: castleAt });

	expect(venueLocation(location, venueAt)?.address).toMatchObject({
		street: 'Montée Abd el Kader',
		street_alt: 'BP 371',
		city: 'Amboise',
	});
	const onPage = eventLocation(location, venueAt);
	expect([onPage.ownAddress, onPage.location?.address?.street]).toEqual([
		'Montée Abd el Kader',
		'BP 371',
	]);
});

test('the name of a venue is no street of it', () => {
	const named = { address: 'Old Hall (Lisbon)', city: 'Lisbon' };

	for (const address of [{ city: 'Lisbon' }, { region: 'Lisbon' }]) {
		expect(locationOf(named, { address }).slice(0, 2)).toEqual([undefined, 'Lisbon']);
	}
	expect(locationOf({ ...named, address: 'Old Hall' }, {}).slice(0, 2)).toEqual([
		undefined,
		'Lisbon',
	]);
	expect(
		locationOf({ ...named, address: 'Old Hall, Rua B 2' }, { address: { city: 'Lisbon' } })[0],
	).toBe('Old Hall, Rua B 2');
});

test('a country alone is no address while the event has one', () => {
	const inSpain = { address: { country_code: 'ES' } };

	expect(locationOf(own, inSpain).slice(0, 3)).toEqual(['Rua B 2', 'Lisbon', 'PT']);
	expect(locationOf({ country_code: 'PT' }, inSpain).slice(0, 3)).toEqual([
		undefined,
		undefined,
		'ES',
	]);
});

const castle = {
	name: 'Château de Tours',
	location: {
		latitude: 47.396,
		longitude: 0.694,
		address: {
			street: '25 avenue André Malraux',
			postal_code: '37000',
			city: 'Tours',
			region: 'Centre-Val de Loire',
			country: 'France',
		},
	},
};

/** The address besides that of the venue, the street and the latitude to go to. */
function shownOnPage(event: object, place: { name: string; location?: object } = castle) {
	const { location } = eventRecord({ location: event });
	const found = eventLocation(location, placeRecord(place));
	return [found.ownAddress, found.location?.address?.street, found.location?.latitude];
}

test('an event tells its own address besides that of its venue', () => {
	const bridge = 'Pont de fil face au château de Tours';

	expect(shownOnPage({ address: bridge, city: 'Tours' })).toEqual([
		bridge,
		'25 avenue André Malraux',
		47.396,
	]);
	expect(shownOnPage({ address: bridge, latitude: 47.3961, longitude: 0.694 })[0]).toBe(bridge);
});

for (const address of [
	'25, Avenue Andre-Malraux, 37000 TOURS',
	'avenue André Malraux 25',
	'Château de Tours',
	'25 avenue André Malraux, Centre-Val de Loire, France',
]) {
	test(`“${address}” says nothing that the venue does not`, () => {
		const elsewhere = { address, city: 'Tours', latitude: 47.5, longitude: 0.7 };

		expect(shownOnPage(elsewhere)).toEqual([undefined, '25 avenue André Malraux', 47.396]);
	});
}

test('an address of its own that is elsewhere is where to go', () => {
	const station = { address: '1 Avenue Aristide Briand', latitude: 47.401, longitude: 0.692 };

	expect(shownOnPage(station)).toEqual([undefined, '1 Avenue Aristide Briand', 47.401]);
	expect(shownOnPage({ address: 'Quai 1', city: 'Amboise' })).toEqual([
		undefined,
		'Quai 1',
		undefined,
	]);
});

test('of two addresses in one town the one with a street is told', () => {
	const town = { postal_code: '37600', city: 'Loches' };
	const cinema = { name: 'Cinéma', location: { latitude: 47.1, longitude: 1, address: town } };

	expect(shownOnPage({ address: 'Rue Quintefol', ...town }, cinema)).toEqual([
		undefined,
		'Rue Quintefol',
		47.1,
	]);
	expect(shownOnPage({ address: 'Rue Quintefol' }, cinema)[0]).toBe('Rue Quintefol');
	expect(shownOnPage({ address: 'Rue Quintefol' }, { name: 'Cinéma', location: {} })).toEqual([
		undefined,
		'Rue Quintefol',
		undefined,
	]);
});

test('lists and files have it at the same spot', () => {
	const event = {
		street: 'Rua B 2',
		postalCode: '1200-002',
		city: 'Lisbon',
		coordinates: { latitude: 38.71, longitude: -9.14 },
	};
	const hall = { city: 'Sintra', coordinates: { latitude: 38.8, longitude: -9.38 } };

	expect(eventSpot(event, undefined)).toEqual(event);
	expect(eventSpot(event, {})).toEqual(event);
	expect(eventSpot(event, hall)).toEqual(event);
	expect(eventSpot({ city: 'Lisbon' }, hall)).toEqual({ ...hall, street: undefined });
	expect(eventSpot(event, { coordinates: hall.coordinates })).toEqual({
		...event,
		coordinates: hall.coordinates,
	});
});
