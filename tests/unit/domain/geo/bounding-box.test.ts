import { expect, test } from '@playwright/test';
import { boundingBox } from '../../../../src/domain/geo/bounding-box.ts';

const at = (longitude: number, latitude = 0) => ({ latitude, longitude });

test('the box holds all points: west, south, east, north', () => {
	expect(boundingBox([at(-9.1, 38.7), at(-9.4, 38.8), at(-9.2, 38.6)])).toEqual([
		-9.4, 38.6, -9.1, 38.8,
	]);
});

test('one point is a box by itself, and no point is none', () => {
	expect(boundingBox([at(-9.1, 38.7)])).toEqual([-9.1, 38.7, -9.1, 38.7]);
	expect(boundingBox([])).toBe(undefined);
});

test('across the antimeridian the box is the small one', () => {
	expect(boundingBox([at(178, -18), at(-179, -17), at(177, -16)])).toEqual([177, -18, -179, -16]);
});

test('half way round the Earth the box does not cross the antimeridian', () => {
	expect(boundingBox([at(0), at(180)])).toEqual([0, 0, 180, 0]);
});
