import { expect, test } from '@playwright/test';
import {
	compassDirection,
	coordinatesOf,
	distanceInMetres,
} from '../../../../src/domain/geo/coordinates.ts';

const lisbon = { latitude: 38.7071, longitude: -9.1365 };
const porto = { latitude: 41.1496, longitude: -8.611 };

test('reads coordinates where both are stated and valid', () => {
	expect(coordinatesOf({ latitude: 38.7071, longitude: -9.1365 })).toEqual(lisbon);
	expect(coordinatesOf({ latitude: 0, longitude: 9.5 })).toEqual({ latitude: 0, longitude: 9.5 });
	expect(coordinatesOf({ latitude: -90, longitude: 180 })).toEqual({
		latitude: -90,
		longitude: 180,
	});
});

test('takes half a pair, 0,0 and what lies off the globe as not stated', () => {
	expect(coordinatesOf(undefined)).toBeUndefined();
	expect(coordinatesOf({})).toBeUndefined();
	expect(coordinatesOf({ latitude: 38.7 })).toBeUndefined();
	expect(coordinatesOf({ longitude: -9.1 })).toBeUndefined();
	expect(coordinatesOf({ latitude: 0, longitude: 0 })).toBeUndefined();
	expect(coordinatesOf({ latitude: -0, longitude: 0 })).toBeUndefined();
	expect(coordinatesOf({ latitude: 90.1, longitude: 1 })).toBeUndefined();
	expect(coordinatesOf({ latitude: 1, longitude: -180.5 })).toBeUndefined();
	expect(coordinatesOf({ latitude: NaN, longitude: 1 })).toBeUndefined();
	expect(coordinatesOf({ latitude: 1, longitude: Infinity })).toBeUndefined();
});

test('measures great-circle distances', () => {
	// By the spherical law of cosines on a sphere of radius 6371.0088 km.
	expect(distanceInMetres(lisbon, porto) / 1000).toBeCloseTo(275.3, 1);
	// A degree of latitude, and half the Earth's circumference.
	expect(
		distanceInMetres({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }),
	).toBeCloseTo(111_195.08, 1);
	expect(
		distanceInMetres({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 50 }),
	).toBeCloseTo(20_015_114.35, 0);
});

test('measures no distance between a point and itself, also over the 180th meridian and at a pole', () => {
	expect(distanceInMetres(lisbon, lisbon)).toBe(0);
	expect(
		distanceInMetres({ latitude: 10, longitude: 180 }, { latitude: 10, longitude: -180 }),
	).toBeCloseTo(0, 6);
	expect(
		distanceInMetres({ latitude: 90, longitude: 0 }, { latitude: 90, longitude: 120 }),
	).toBeCloseTo(0, 6);
	expect(
		distanceInMetres({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }),
	).toBeCloseTo(111_195.08, 1);
});

test('tells the direction on eight points of the compass', () => {
	const from = { latitude: 10, longitude: 10 };
	const to = (north: number, east: number) =>
		compassDirection(from, { latitude: 10 + north, longitude: 10 + east });
	expect(to(0.1, 0)).toBe('N');
	expect(to(0.1, 0.1)).toBe('NE');
	expect(to(0, 0.1)).toBe('E');
	expect(to(-0.1, 0.1)).toBe('SE');
	expect(to(-0.1, 0)).toBe('S');
	expect(to(-0.1, -0.1)).toBe('SW');
	expect(to(0, -0.1)).toBe('W');
	expect(to(0.1, -0.1)).toBe('NW');
	expect(compassDirection(lisbon, porto)).toBe('N');
});

test('tells the direction over the 180th meridian and none at the same point', () => {
	expect(
		compassDirection({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }),
	).toBe('E');
	expect(compassDirection({ latitude: 90, longitude: 0 }, { latitude: 80, longitude: 0 })).toBe(
		'S',
	);
	expect(compassDirection(lisbon, lisbon)).toBeUndefined();
	expect(
		compassDirection({ latitude: 10, longitude: 180 }, { latitude: 10, longitude: -180 }),
	).toBeUndefined();
});
