import { expect, test } from '@playwright/test';
import { angleText, graticuleLines, graticuleStep } from '../../../src/map/graticule.ts';

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

test('angles are lettered as on paper', () => {
	expect([47, 47.5, 47 + 1 / 12, -0.0125].map(angleText)).toEqual([
		'47°',
		'47°30′',
		'47°05′',
		'0°00′45″',
	]);
});
