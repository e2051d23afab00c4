import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { boundingBox } from '../../../../src/domain/geo/bounding-box.ts';
import { type Coordinates, distanceInMetres } from '../../../../src/domain/geo/coordinates.ts';
import { robustBox } from '../../../../src/graphics/map/opening-box.ts';
import { testProperty } from '../../../support/test-property.ts';

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

/** Along the Loire from Angers to Orléans. */
const loire = [
	at(47.47, -0.55),
	at(47.26, -0.07),
	at(47.17, 0.24),
	at(47.39, 0.69),
	at(47.41, 0.98),
	at(47.59, 1.33),
	at(47.62, 1.52),
	at(47.9, 1.9),
	at(47.32, 1.07),
	at(47.33, 0.4),
];
const loireBox = [-0.55, 47.17, 1.9, 47.9];

test('opens on all places where they belong together', () => {
	expect(robustBox(loire)).toEqual(loireBox);
});

for (const [mistake, wrong] of Object.entries({
	'with latitude and longitude swapped': at(0.69, 47.39),
	'with the sign of its latitude lost': at(-47.39, 0.69),
	'on another continent': at(40.7, -74),
	'next to 0, 0': at(0.001, 0.001),
	'without its decimal point': at(47, 90),
	'at a pole': at(90, 0),
	'on the other side of the Earth': at(-47.4, -179),
})) {
	test(`a place ${mistake} leaves the view as it is`, () => {
		expect(robustBox([...loire, wrong])).toEqual(loireBox);
		expect(robustBox([wrong, ...loire])).toEqual(loireBox);
	});
}

test('three of a hundred places may be wrong at once, all of them swapped', () => {
	const hundred = Array.from({ length: 97 }, (_, index) => at(47 + index / 200, 0.5));
	const swapped = hundred.slice(0, 3).map(({ latitude, longitude }) => at(longitude, latitude));

	expect(robustBox([...hundred, ...swapped])).toEqual([0.5, 47, 0.5, 47.48]);
});

test('an island or a second town is not taken for a mistake', () => {
	const town = Array.from({ length: 30 }, (_, index) => at(38 + index / 64, -9.14));
	const island = [at(38.53, -28.6), at(38.54, -28.7)];

	expect(robustBox([...town, ...island])).toEqual([-28.7, 38, -9.14, 38.54]);
});

test('a place some way out of a town stays in view', () => {
	const town = Array.from({ length: 30 }, (_, index) => at(38.7 + index / 10_000, -9.14));

	expect(robustBox([...town, at(38.76, -9.14)])).toEqual([-9.14, 38.7, -9.14, 38.76]);
});

test('of two places neither can be the wrong one, and of few only one very far away', () => {
	expect(robustBox([at(47.4, 0.7), at(0.7, 47.4)])).toEqual([0.7, 0.7, 47.4, 47.4]);
	expect(robustBox([at(47.4, 0.7), at(47.5, 0.8), at(48.9, 2.3)])).toEqual([0.7, 47.4, 2.3, 48.9]);
	expect(robustBox([at(47.4, 0.7), at(47.5, 0.8), at(0.7, 47.4)])).toEqual([0.7, 47.4, 0.8, 47.5]);
});

test('Fiji lies on both sides of the antimeridian, and is small all the same', () => {
	const fiji = [at(-17.8, 177.4), at(-18.1, 178.4), at(-16.8, -179.9), at(-17.2, -178.9)];

	expect(robustBox([...fiji, ...fiji, ...fiji, at(17.8, -177.4)])).toEqual([
		177.4, -18.1, -178.9, -16.8,
	]);
});

test('one place is a view of its own, and no place is none', () => {
	expect(robustBox([at(47.4, 0.7)])).toEqual([0.7, 47.4, 0.7, 47.4]);
	expect(robustBox([])).toBe(undefined);
});

const kilometresPerDegree = 111;

/** Points no farther than 100 km from a point anywhere but at the poles. */
const guide = fc
	.tuple(
		fc.double({ min: -75, max: 75, noNaN: true }),
		fc.double({ min: -180, max: 180, noNaN: true }),
		fc.array(
			fc.tuple(
				fc.double({ min: 0, max: 100, noNaN: true }),
				fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
			),
			{ minLength: 10, maxLength: 60 },
		),
	)
	.map(([latitude, longitude, offsets]) =>
		offsets.map(([kilometres, angle]) => {
			const degrees = kilometres / kilometresPerDegree;
			const cosine = Math.cos((latitude * Math.PI) / 180);
			const east = longitude + (degrees * Math.sin(angle)) / cosine;
			return at(latitude + degrees * Math.cos(angle), ((east + 540) % 360) - 180);
		}),
	);
const anywhere = fc
	.tuple(
		fc.double({ min: -90, max: 90, noNaN: true }),
		fc.double({ min: -180, max: 180, noNaN: true }),
	)
	.map(([latitude, longitude]) => at(latitude, longitude));

testProperty('one coordinate that is far away never changes the view', 300, () =>
	fc.property(guide, anywhere, fc.nat(), (places, wrong, position) => {
		fc.pre(places.every((place) => distanceInMetres(place, wrong) > 3_000_000));

		const mistaken = places.toSpliced(position % places.length, 0, wrong);

		expect(robustBox(mistaken)).toEqual(boundingBox(places));
	}),
);
