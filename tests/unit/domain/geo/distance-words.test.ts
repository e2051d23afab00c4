import { expect, test } from '@playwright/test';
import type { Coordinates } from '../../../../src/domain/geo/coordinates.ts';
import {
	distanceAndDirection,
	formatDistance,
	roundedMetres,
} from '../../../../src/domain/geo/distance-words.ts';
import { places as messages } from '../../../../src/i18n/messages/en/places.ts';

test('writes metric distances, rounded as a walker thinks', () => {
	const words = (metres: number) => formatDistance(metres, 'en-IE');
	expect(words(0)).toBe('10 m');
	expect(words(4)).toBe('10 m');
	expect(words(94)).toBe('90 m');
	expect(words(96)).toBe('100 m');
	expect(words(337)).toBe('350 m');
	expect(words(974)).toBe('950 m');
	expect(words(976)).toBe('1 km');
	expect(words(1249)).toBe('1.2 km');
	expect(words(9949)).toBe('9.9 km');
	expect(words(9951)).toBe('10 km');
	expect(words(12_600)).toBe('13 km');
	expect(words(20_015_000)).toBe('20,015 km');
});

test('writes the units and numbers of the locale', () => {
	expect(formatDistance(1249, 'pt-PT')).toBe('1,2 km');
	expect(formatDistance(1249, 'de')).toBe('1,2 km');
	expect(formatDistance(337, 'ja')).toBe('350 m');
	expect(formatDistance(100, 'en-US')).toBe('350 ft');
	expect(formatDistance(5, 'en-US')).toBe('50 ft');
	expect(formatDistance(1249, 'en-US')).toBe('0.8 mi');
	expect(formatDistance(1249, 'en')).toBe('0.8 mi');
	expect(formatDistance(337, 'en-GB')).toBe('350 m');
	expect(formatDistance(1249, 'en-GB')).toBe('0.8 mi');
	expect(formatDistance(40_000, 'en-GB')).toBe('25 mi');
});

test('lets the locale name another measurement system than its country has', () => {
	expect(formatDistance(1249, 'en-GB-u-ms-metric')).toBe('1.2 km');
	expect(formatDistance(1249, 'en-US-u-hc-h12-ms-metric')).toBe('1.2 km');
	expect(formatDistance(1249, 'fr-FR-u-ms-ussystem')).toBe('0,8\u202Fmi');
	expect(formatDistance(1249, 'fr-FR-u-ms-uksystem')).toBe('0,8\u202Fmi');
});

test('gives the metres that it tells', () => {
	const metres = [4, 84, 337, 1249, 12_600];

	expect(metres.map((distance) => roundedMetres(distance, 'en-IE'))).toEqual([
		10, 80, 350, 1200, 13_000,
	]);
	expect(metres.map((distance) => roundedMetres(distance, 'en-US'))).toEqual([
		15, 91, 322, 1287, 12_553,
	]);
});

test('joins distance and direction, and says of the same point that it is', () => {
	const from = { latitude: 38.7071, longitude: -9.1365 };
	expect(
		distanceAndDirection(from, { latitude: 38.7101, longitude: -9.1365 }, 'en-IE', messages),
	).toBe('350 m north');
	expect(
		distanceAndDirection(from, { latitude: 38.7001, longitude: -9.1501 }, 'en-IE', messages),
	).toBe('1.4 km south-west');
	expect(distanceAndDirection(from, from, 'en-IE', messages)).toBe('Same point on the map');
	const north = (metres: number) => ({ ...from, latitude: from.latitude + metres / 111_195 });
	expect(distanceAndDirection(from, north(1.4), 'en-IE', messages)).toBe('Same point on the map');
	expect(distanceAndDirection(from, north(4.9), 'en-IE', messages)).toBe('Same point on the map');
	expect(distanceAndDirection(from, north(5.1), 'en-IE', messages)).toBe('10 m north');
});

test('tells no way that is less than three times what a point of two decimals leaves open, nor that it is the same', () => {
	const exact = { latitude: 47.5812, longitude: 1.3345 };
	const blois = { latitude: 47.58, longitude: 1.33 };
	const way = (from: Coordinates, to: Coordinates) =>
		distanceAndDirection(from, to, 'en-IE', messages);

	expect(way(exact, blois)).toBeUndefined();
	expect(way(blois, exact)).toBeUndefined();
	expect(way(blois, blois)).toBeUndefined();
	expect(way(exact, { latitude: 47.61, longitude: 1.33 })).toBeUndefined();
	expect(way(exact, { latitude: 47.62, longitude: 1.33 })).toBe('4.3 km north');
	expect(way(blois, { latitude: 47.62, longitude: 1.33 })).toBeUndefined();
	expect(way(blois, { latitude: 47.66, longitude: 1.33 })).toBe('8.9 km north');
	expect(way(exact, { latitude: 47.6, longitude: 1.3 })).toBeUndefined();
});
