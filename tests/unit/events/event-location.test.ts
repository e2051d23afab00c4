import { expect, test } from '@playwright/test';
import { eventLocation, eventSpot } from '../../../src/events/event-location.ts';
import type { PlaceLocation } from '../../../src/schemas/place-location.ts';
import { eventRecord, placeRecord } from '../../support/records.ts';

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
function told(event: object | undefined, place: object | undefined) {
	const { location } = eventRecord({ location: event });
	const found: PlaceLocation | undefined = eventLocation(
		location,
		place && placeRecord({ location: place }).location,
	);
	const { address, latitude, longitude, transit } = found ?? {};
	return [address?.street, address?.city, address?.country_code, latitude, longitude, transit];
}

test('an event is where its venue is', () => {
	expect(told(own, venue)).toEqual(['Rua A 1', 'Lisbon', undefined, 38.7, -9.1, 'Tram 28']);
	expect(told(undefined, venue)).toEqual(['Rua A 1', 'Lisbon', undefined, 38.7, -9.1, 'Tram 28']);
});

test('what the venue does not state, the event does', () => {
	expect(told(own, { transit: 'Tram 28' })).toEqual([
		...['Rua B 2', 'Lisbon', 'PT', 38.71, -9.14],
		'Tram 28',
	]);
	expect(told(own, { address: venue.address, latitude: 38.7 })).toEqual([
		...['Rua A 1', 'Lisbon', undefined, 38.71, -9.14],
		undefined,
	]);
	expect(told(own, undefined)).toEqual(['Rua B 2', 'Lisbon', 'PT', 38.71, -9.14, undefined]);
});

test('the address is that of one of them as a whole', () => {
	expect(told(own, { address: { city: 'Sintra' } }).slice(0, 3)).toEqual([
		undefined,
		'Sintra',
		undefined,
	]);
});

test('a country alone is no address while the event has one', () => {
	const inSpain = { address: { country_code: 'ES' } };

	expect(told(own, inSpain).slice(0, 3)).toEqual(['Rua B 2', 'Lisbon', 'PT']);
	expect(told({ country_code: 'PT' }, inSpain).slice(0, 3)).toEqual([undefined, undefined, 'ES']);
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
	expect(eventSpot(event, hall)).toEqual(hall);
	expect(eventSpot(event, { coordinates: hall.coordinates })).toEqual({
		...event,
		coordinates: hall.coordinates,
	});
});
