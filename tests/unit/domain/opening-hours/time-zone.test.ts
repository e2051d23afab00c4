import { expect, test } from '@playwright/test';
import { placeTimeZone } from '../../../../src/domain/opening-hours/time-zone.ts';

const guide = { timeZone: 'Europe/Lisbon' };
const pontaDelgada = { latitude: 37.7412, longitude: -25.6756 };

test('a place has the time zone of its coordinates', () => {
	expect(placeTimeZone(pontaDelgada, guide)).toBe('Atlantic/Azores');
	expect(placeTimeZone({ latitude: 38.7223, longitude: -9.1393 }, guide)).toBe('Europe/Lisbon');
});

test('a place has the time zone of the guide where that is said of all', () => {
	expect(placeTimeZone(pontaDelgada, { ...guide, looksUpTimeZones: false })).toBe('Europe/Lisbon');
});

for (const [name, location] of [
	['without a location', undefined],
	['without a longitude', { latitude: 37.7 }],
	['at nought, nought', { latitude: 0, longitude: 0 }],
	['on the open sea', { latitude: 20, longitude: -40 }],
	['off the globe', { latitude: 120, longitude: 0 }],
] as const) {
	test(`a place ${name} keeps the guide’s time zone`, () => {
		expect(placeTimeZone(location, guide)).toBe('Europe/Lisbon');
	});
}
