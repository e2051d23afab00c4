import { expect, test } from '@playwright/test';
import { longitudeNear, middleLongitude } from '../../../src/map/longitudes.ts';
import { placedNames } from '../../../src/map/name-placement.ts';
import { inReadingOrder } from '../../../src/map/reading-order.ts';
import { rowsWithin } from '../../../src/map/rows-within.ts';
import { metresPerPixel, scaleDistance } from '../../../src/map/scale-bar.ts';

const name = (text: string, x: number, y: number) => ({ text, x, y, width: 60, height: 15 });

test('of two names that would cover each other the first keeps its place, and the other moves or is left out', () => {
	const names = [name('Tours', 100, 100), name('Amboise', 120, 104), name('Blois', 130, 98)];

	expect(placedNames(names, [], [0, -34])).toEqual([
		name('Tours', 100, 100),
		name('Amboise', 120, 70),
	]);
});

test('a name gives way to what is there already', () => {
	const mark = { x: 100, y: 100, width: 40, height: 40 };

	expect(placedNames([name('Tours', 100, 100)], [mark], [0, -34])).toEqual([
		name('Tours', 100, 66),
	]);
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
