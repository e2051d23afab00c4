import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type Coordinates, distanceInMetres } from '../../../../src/domain/geo/coordinates.ts';
import { nearbyIndex } from '../../../../src/domain/geo/nearby.ts';
import { testProperty } from '../../../support/test-property.ts';

interface Point {
	name: string;
	coordinates?: Coordinates | undefined;
}

const at = (name: string, latitude: number, longitude: number): Point => ({
	name,
	coordinates: { latitude, longitude },
});
const names = (found: readonly { point: Point }[]) => found.map(({ point }) => point.name);

const alfama = at('Alfama', 38.711, -9.13);
const baixa = at('Baixa', 38.71, -9.138);
const belem = at('Belém', 38.697, -9.206);
const sintra = at('Sintra', 38.797, -9.39);
const lisbon = [sintra, belem, baixa, alfama];

test('finds the nearest points, nearest first, with their distances', () => {
	const found = nearbyIndex(lisbon).nearest({ latitude: 38.711, longitude: -9.13 }, 3);
	expect(names(found)).toEqual(['Alfama', 'Baixa', 'Belém']);
	expect(found[0]?.distanceInMetres).toBe(0);
	expect(found[1]?.distanceInMetres).toBeCloseTo(703, 0);
});

test('leaves out points farther than asked, and points without coordinates', () => {
	const index = nearbyIndex([...lisbon, { name: 'Nowhere' }]);
	expect(names(index.nearest({ latitude: 38.711, longitude: -9.13 }, 10, 8000))).toEqual([
		'Alfama',
		'Baixa',
		'Belém',
	]);
	expect(names(index.nearest({ latitude: 38.711, longitude: -9.13 }, 10, 0))).toEqual(['Alfama']);
	expect(index.nearest({ latitude: 38.711, longitude: -9.13 }, 10)).toHaveLength(4);
});

test('goes on past points that are not accepted', () => {
	const index = nearbyIndex(lisbon);
	const found = index.nearest(
		{ latitude: 38.711, longitude: -9.13 },
		2,
		Infinity,
		({ name }) => name !== 'Alfama' && name !== 'Baixa',
	);
	expect(names(found)).toEqual(['Belém', 'Sintra']);
});

test('gives points at the same coordinates in the order of the index, at distance 0', () => {
	const same = ['first', 'second', 'third'].map((name) => at(name, 10, 20));
	const found = nearbyIndex(same).nearest({ latitude: 10, longitude: 20 }, 2);
	expect(found).toEqual([
		{ point: same[0], distanceInMetres: 0 },
		{ point: same[1], distanceInMetres: 0 },
	]);
});

test('knows neither an edge at the 180th meridian nor at the poles', () => {
	const fiji = [at('west', -17, 179.9), at('east', -17, -179.9), at('far', -17, 178)];
	expect(names(nearbyIndex(fiji).nearest({ latitude: -17, longitude: -179.95 }, 2))).toEqual([
		'east',
		'west',
	]);
	const pole = [at('here', 89.8, 0), at('across', 89.9, 180), at('below', 89, 0)];
	expect(names(nearbyIndex(pole).nearest({ latitude: 90, longitude: -120 }, 2))).toEqual([
		'across',
		'here',
	]);
	const sameMeridian = [at('plus', 5, 180), at('minus', 5, -180)];
	expect(names(nearbyIndex(sameMeridian).nearest({ latitude: 5, longitude: 180 }, 9, 1))).toEqual([
		'plus',
		'minus',
	]);
});

test('finds nothing where nothing is asked for or indexed', () => {
	expect(nearbyIndex([]).nearest({ latitude: 1, longitude: 1 }, 5)).toEqual([]);
	expect(nearbyIndex(lisbon).nearest({ latitude: 1, longitude: 1 }, 0)).toEqual([]);
	expect(nearbyIndex(lisbon).nearest({ latitude: 1, longitude: 1 }, -1)).toEqual([]);
	expect(nearbyIndex(lisbon).nearest({ latitude: 38.7, longitude: -9.1 }, 5, -1)).toEqual([]);
	expect(nearbyIndex(lisbon).nearest({ latitude: 38.7, longitude: -9.1 }, 5, NaN)).toEqual([]);
});

testProperty('finds what measuring every distance finds', 400, () => {
	const latitude = fc.oneof(
		fc.double({ min: -90, max: 90, noNaN: true }),
		fc.constantFrom(-90, -89.999, 0, 38.7, 38.7001, 89.999, 90),
	);
	const longitude = fc.oneof(
		fc.double({ min: -180, max: 180, noNaN: true }),
		fc.constantFrom(-180, -179.999, -9.1, -9.1001, 0, 179.999, 180),
	);
	const coordinates = fc.record({ latitude, longitude });
	return fc.property(
		fc.array(coordinates, { maxLength: 120 }),
		coordinates,
		fc.integer({ min: 1, max: 12 }),
		fc.constantFrom(Infinity, 500, 50_000, 2_000_000),
		(points, from, count, maxMetres) => {
			const index = nearbyIndex(points.map((point) => ({ coordinates: point })));
			const found = index.nearest(from, count, maxMetres);
			const everyDistance = points
				.map((point) => distanceInMetres(from, point))
				.filter((metres) => metres <= maxMetres)
				.sort((a, b) => a - b)
				.slice(0, count);
			expect(found).toHaveLength(everyDistance.length);
			found.forEach(({ distanceInMetres: metres }, position) => {
				// Near the far side of the Earth a chord tells distances apart to a metre only.
				expect(Math.abs(metres - (everyDistance[position] ?? NaN))).toBeLessThan(1);
			});
		},
	);
});

test('asks once about the coordinates that points share', () => {
	const [quay, hill] = [
		{ latitude: 38.7, longitude: -9.1 },
		{ latitude: 38.8, longitude: -9.1 },
	];
	const index = nearbyIndex([quay, quay, quay, hill].map((coordinates) => ({ coordinates })));
	const asked: number[] = [];
	const acceptAt = ({ latitude }: { latitude: number }) => {
		asked.push(latitude);
		return latitude > 38.75;
	};

	expect(index.nearest(quay, 3, Infinity, undefined, acceptAt)).toMatchObject([
		{ point: { coordinates: hill } },
	]);
	expect(asked).toEqual([38.7, 38.8]);
});

test('indexes 100,000 points and asks for 2,000 of them without measuring each distance', () => {
	const crowded = Array.from({ length: 100_000 }, (_, index) => ({
		coordinates:
			index % 3 === 0
				? { latitude: 38.7, longitude: -9.1 }
				: {
						latitude: 38.7 + (index % 317) / 1000,
						longitude: -9.1 + Math.floor(index / 317) / 1000,
					},
	}));
	let asked = 0;
	const index = nearbyIndex(crowded);
	for (let position = 0; position < 100_000; position += 50) {
		const from = crowded[position]?.coordinates ?? { latitude: 0, longitude: 0 };
		const accept = () => {
			asked++;
			return true;
		};
		expect(index.nearest(from, 6, 5000, accept)).toHaveLength(6);
	}
	// Measuring each would be 200 million.
	expect(asked).toBeLessThan(400_000);
});
