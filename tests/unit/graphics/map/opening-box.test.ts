import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type Coordinates, distanceInMetres } from '../../../../src/domain/geo/coordinates.ts';
import {
	openingBox,
	openingBoxOfRows,
	robustBox,
} from '../../../../src/graphics/map/opening-box.ts';
import { testProperty } from '../../../support/test-property.ts';

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

/** So many places of a town, in steps of a tenth of its size from south-west to north-east. */
const town = (count: number, south: number, west: number, degrees = 0.1): Coordinates[] =>
	Array.from({ length: count }, (_, index) => {
		const step = ((index % 11) / 10) * degrees;
		return at(Number((south + step).toFixed(4)), Number((west + step).toFixed(4)));
	});

const copenhagen = (count: number) => town(count, 55.62, 12.5);
const madrid = (count: number) => town(count, 40.38, -3.75);
const copenhagenBox = [12.5, 55.62, 12.6, 55.72];
const madridBox = [-3.75, 40.38, -3.65, 40.48];

test('of two cities far apart a map opens on the one with most places', () => {
	expect(openingBox([...copenhagen(60), ...madrid(20)])).toEqual(copenhagenBox);
	expect(openingBox([...copenhagen(20), ...madrid(60)])).toEqual(madridBox);
	expect(openingBox([...madrid(60), ...copenhagen(20)])).toEqual(madridBox);
});

test('of two cities with as many places a map opens on the first', () => {
	expect(openingBox([...madrid(30), ...copenhagen(30)])).toEqual(madridBox);
	expect(openingBox([...copenhagen(30), ...madrid(30)])).toEqual(copenhagenBox);
});

test('of three cities far apart a map opens on the one with most places, also if that is not half', () => {
	const tokyo = town(25, 35.6, 139.7);

	expect(openingBox([...tokyo, ...copenhagen(40), ...madrid(35)])).toEqual(copenhagenBox);
});

test('of many cities none of which has a third of the places a map shows all', () => {
	const cities = [copenhagen(12), madrid(12), town(12, 35.6, 139.7), town(12, -33.9, 151.1)];

	expect(openingBox(cities.flat())).toEqual([-3.75, -33.9, 151.2, 55.72]);
});

test('an island with a few places is outside of the map of a city', () => {
	const island = [at(38.53, -28.6), at(38.54, -28.7)];

	expect(openingBox([...town(30, 38.7, -9.2), ...island])).toEqual([-9.2, 38.7, -9.1, 38.8]);
});

test('towns that a day’s trip joins are on one map, however much of it lies between them', () => {
	const [south, north] = [town(60, 47, 0.5, 0.02), town(20, 47.6, 0.5, 0.02)];

	expect(openingBox([...south, ...north])).toEqual([0.5, 47, 0.52, 47.62]);
});

test('a region is seen whole though a town outside of it is far', () => {
	const region = Array.from({ length: 40 }, (_, index) => at(47 + index / 20, 0.5));

	expect(openingBox([...region, ...town(20, 51, 0.5, 0)])).toEqual([0.5, 47, 0.5, 51]);
});

test('of a few places all are seen, wherever they are', () => {
	expect(openingBox([...copenhagen(6), ...madrid(3)])).toEqual([-3.75, 40.38, 12.55, 55.67]);
	expect(openingBox([at(47.4, 0.7)])).toEqual([0.7, 47.4, 0.7, 47.4]);
	expect(openingBox([])).toBeUndefined();
});

test('a city on both sides of the antimeridian is one group', () => {
	const suva = [...town(12, -18.1, 179.95, 0.04), ...town(12, -18.1, -179.99, 0.04)];

	expect(openingBox([...suva, ...madrid(12)])).toEqual([179.95, -18.1, -179.95, -18.06]);
});

test('rows of a table without coordinates are left out', () => {
	const table = { latitude: [NaN, 47.4, 12, 47.5], longitude: [NaN, 0.7, 3, 0.8] };

	expect(openingBoxOfRows(table, [0, 1, 3])).toEqual([0.7, 47.4, 0.8, 47.5]);
	expect(openingBoxOfRows(table, [0])).toBeUndefined();
});

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
/** A city of at most 50 km, anywhere but near the poles. */
const city = (fewest: number, most: number) =>
	fc
		.tuple(
			degrees(60),
			degrees(180),
			fc.array(fc.tuple(degrees(0.2), degrees(0.2)), { minLength: fewest, maxLength: most }),
		)
		.map(([latitude, longitude, offsets]) =>
			offsets.map(([north, east]) => at(latitude + north, ((longitude + east + 540) % 360) - 180)),
		);

testProperty('a map never opens on the smaller of two cities that are far apart', 300, () =>
	fc.property(city(20, 40), city(1, 19), (one, other) => {
		const [first = at(0, 0)] = one;
		fc.pre(other.every((place) => distanceInMetres(place, first) > 2_000_000));

		expect(openingBox([...other, ...one])).toEqual(robustBox(one));
	}),
);
