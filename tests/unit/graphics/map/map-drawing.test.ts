import { expect, test } from '@playwright/test';
import { longitudeNear, middleLongitude } from '../../../../src/graphics/map/longitudes.ts';
import { type NameSpot, placedNames } from '../../../../src/graphics/map/name-placement.ts';
import { inReadingOrder } from '../../../../src/graphics/map/reading-order.ts';
import { rowsWithin } from '../../../../src/graphics/map/rows-in-view.ts';
import { metresPerPixel, scaleDistance } from '../../../../src/graphics/map/scale-bar.ts';

const name = (text: string, x: number, y: number) => ({ text, x, y, width: 60, height: 15 });
const at = (across: number, down: number): NameSpot => [across, down];
const mark = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
const seen = { min: { x: 0, y: 0 }, max: { x: 400, y: 300 } };

test('of two names that would cover each other the first keeps its place, and the other moves or is left out', () => {
	const names = [name('Tours', 100, 100), name('Amboise', 120, 108), name('Blois', 130, 98)];

	expect(placedNames(names, [], [], [at(0, 0), at(0, 14)], seen)).toEqual([
		name('Tours', 100, 100),
		name('Amboise', 120, 122),
	]);
});

test('a name gives way to what covers what it names, up or down to where it touches it', () => {
	const spots = [at(0, 0), at(0, -34), at(0, 34)];

	expect(placedNames([name('Tours', 100, 100)], [mark(100, 100)], [], spots, seen)).toEqual([
		name('Tours', 100, 66),
	]);
	expect(
		placedNames([name('Tours', 100, 100)], [mark(100, 100), mark(100, 50)], [], spots, seen),
	).toEqual([name('Tours', 100, 134)]);
});

test('a name whose letters alone are covered slides along what it names, and stays across it', () => {
	const spots = [at(0, 0), at(0, -36), at(0.5, 0), at(-0.5, 0)];

	expect(placedNames([name('Tours', 100, 100)], [mark(130, 100)], [], spots, seen)).toEqual([
		name('Tours', 70, 100),
	]);
});

test('a name that would stand nearer to another mark than to its own is left out', () => {
	const [own, above, below] = [mark(100, 100), mark(100, 37), mark(100, 166)];

	expect(placedNames([name('Vouvray', 100, 100)], [own], [], [at(0, 36)], seen)).toHaveLength(1);
	expect(
		placedNames(
			[name('Vouvray', 100, 100)],
			[own, above, below],
			[],
			[at(0, -32), at(0, 34)],
			seen,
		),
	).toEqual([]);
});

test('a name that would cross the edge of what is seen moves inward as far as is needed', () => {
	const names = [name('Saché', 10, 100), name('Lye', 395, 200), name('Troo', 200, 5)];

	expect(placedNames(names, [], [], [at(0, 0)], seen)).toEqual([
		name('Saché', 36, 100),
		name('Lye', 364, 200),
		name('Troo', 200, 13.5),
	]);
});

test('a name is left out where it would cross the edge all the same', () => {
	const wide = { ...name('Villentrois-Faverolles-en-Berry', 200, 200), width: 395 };
	const beyond = [name('Sepmes', -10, 250), name('Blois', -60, 250)];

	expect(
		placedNames([name('Saché', 10, 100), wide, ...beyond], [mark(30, 100)], [], [at(0, 0)], seen),
	).toEqual([name('Blois', -60, 250)]);
});

test('marks are read line by line, from the beginning of each', () => {
	const marks = [
		{ id: 'third', x: 10, y: 90 },
		{ id: 'second', x: 90, y: 10 },
		{ id: 'first', x: 10, y: 20 },
	];

	expect(inReadingOrder(marks, 'ltr').map(({ id }) => id)).toEqual(['first', 'second', 'third']);
	expect(inReadingOrder(marks, 'rtl').map(({ id }) => id)).toEqual(['second', 'first', 'third']);
});

test('the scale bar is the longest round distance that fits', () => {
	const distances = [
		[500, '500 m'],
		[1000, '1 km'],
		[2000, '2 km'],
	] as const;

	expect(scaleDistance(distances, 1700)).toEqual([1000, '1 km']);
	expect(scaleDistance(distances, 100)).toEqual([500, '500 m']);
	expect(Math.round(metresPerPixel(0, 0))).toBe(156_543);
	expect(Math.round(metresPerPixel(60, 0))).toBe(78_272);
});

test('the middle of a box may lie on the antimeridian', () => {
	expect(middleLongitude([-9.5, 38, -9, 39])).toBe(-9.25);
	expect(middleLongitude([178, -18, -179, -17])).toBe(179.5);
	expect(middleLongitude([178, -18, -177, -17])).toBe(-179.5);
	expect(longitudeNear(-179, 179.5)).toBe(181);
	expect(longitudeNear(10, 0)).toBe(10);
});

test('places within the view are told in their order, across the antimeridian too', () => {
	const table = { latitude: [-17, -17, 5, NaN], longitude: [178, -179, 178, NaN] };

	expect(rowsWithin(table, [3, 2, 1, 0], [177, -20, 182, -10], 179.5)).toEqual([1, 0]);
});
