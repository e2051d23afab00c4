import { expect, test } from '@playwright/test';
import { roundDistances } from '../../../../src/domain/geo/round-distances.ts';
import { locatorOf } from '../../../../src/graphics/locator/locator.ts';
import { walkingMinutes } from '../../../../src/graphics/locator/walking-time.ts';

const metric = roundDistances('en-GB-u-ms-metric');
const quay = { latitude: 38.7, longitude: -9.2 };
/** A hundredth of a degree of latitude is 1112 m. */
const north = (hundredths: number) => ({ latitude: 38.7 + hundredths / 100, longitude: -9.2 });

test('places stand in their direction, at a distance in proportion to the ring', () => {
	const { points, rings } = locatorOf(
		quay,
		[north(0.5), { latitude: 38.7, longitude: -9.19 }, north(-1)],
		metric,
	);

	expect(rings).toEqual({ outer: 1500, inner: 800 });
	expect(points[0]?.x).toBeCloseTo(0, 3);
	expect(points[0]?.y).toBeCloseTo(-0.371, 3);
	expect(points[1]?.x).toBeCloseTo(0.579, 3);
	expect(points[1]?.y).toBeCloseTo(0, 3);
	expect(points[2]?.y).toBeCloseTo(0.741, 3);
});

test('a place far off does not press the near ones together: it is shown by its direction', () => {
	const { points, rings } = locatorOf(quay, [north(0.1), north(0.15), north(-10)], metric);

	expect(rings).toEqual({ outer: 200, inner: 100 });
	expect(points.map(({ isBeyond }) => isBeyond)).toEqual([false, false, true]);
	expect(points[2]?.x).toBeCloseTo(0, 6);
	expect(points[2]?.y).toBeCloseTo(1, 6);
});

test('places at one spot are at the centre of a ring of 50 metres', () => {
	expect(locatorOf(quay, [quay, quay], metric)).toEqual({
		rings: { outer: 50, inner: 30 },
		points: [
			{ x: 0, y: -0, isBeyond: false },
			{ x: 0, y: -0, isBeyond: false },
		],
	});
});

test('the way over the 180th meridian is the short one', () => {
	const taveuni = { latitude: -16.8, longitude: 179.99 };
	const { points } = locatorOf(taveuni, [{ latitude: -16.8, longitude: -179.99 }], metric);

	expect(points[0]?.x).toBeCloseTo(0.71, 2);
});

test('rings are round in the units of the country', () => {
	const [near, far] = [[north(0.1)], [north(1)]];

	expect(locatorOf(quay, near, roundDistances('en-US')).rings.outer).toBeCloseTo(121.92, 2);
	expect(locatorOf(quay, far, roundDistances('en-US')).rings.outer).toBeCloseTo(1287.48, 2);
	expect(locatorOf(quay, far, roundDistances('en-GB')).rings.outer).toBeCloseTo(1287.48, 2);
	expect(locatorOf(quay, far, roundDistances('pt-PT')).rings.outer).toBe(1500);
});

test('minutes on foot are counted for each 80 metres begun, as far as one walks', () => {
	expect([0, 79, 81, 1000, 5000, 5001].map(walkingMinutes)).toEqual([1, 1, 2, 13, 63, undefined]);
});
