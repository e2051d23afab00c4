import { expect, test } from '@playwright/test';
import {
	angleText,
	graticuleBars,
	graticuleLines,
	graticuleStep,
} from '../../../../src/graphics/map/graticule.ts';

test('lines stand at round parts of a degree, the closer the deeper the zoom', () => {
	const degree = 3600;
	const steps = [3, 6, 9, 12, 15, 18].map(graticuleStep);

	expect(steps).toEqual([20 * degree, 5 * degree, 20 * 60, 5 * 60, 20, 5]);
});

test('lines are those between two others', () => {
	expect(graticuleLines(0.4, 1.4, 1200)).toEqual([2 / 3, 1, 4 / 3]);
	expect(graticuleLines(-0.5, 0.1, 1800)).toEqual([-0.5, 0]);
	expect(graticuleLines(1.1, 1.2, 3600)).toEqual([]);
});

test('every other quarter between two lines is a bar, that which has begun before included', () => {
	expect(graticuleBars(0, 2, 3600)).toEqual([
		[0, 0.25],
		[0.5, 0.75],
		[1, 1.25],
		[1.5, 1.75],
		[2, 2.25],
	]);
	expect(graticuleBars(-0.9, -0.4, 3600)).toEqual([
		[-1, -0.75],
		[-0.5, -0.25],
	]);
});

test('angles are lettered as on paper', () => {
	expect([47, 47.5, 47 + 1 / 12, -0.0125].map(angleText)).toEqual([
		'47°',
		'47°30′',
		'47°05′',
		'0°00′45″',
	]);
});
