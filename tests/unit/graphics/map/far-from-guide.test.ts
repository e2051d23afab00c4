import { expect, test } from '@playwright/test';
import type { BoundingBox } from '../../../../src/domain/geo/bounding-box.ts';
import { metresFromGuide } from '../../../../src/graphics/map/far-from-guide.ts';

/** Tours, Blois, and a place without coordinates. */
const table = { latitude: [47.39, 47.59, NaN], longitude: [0.69, 1.33, NaN] };
const box: BoundingBox = [0.69, 47.39, 1.33, 47.59];

test('whoever is far from every place is told how far the nearest is', () => {
	const newYork = { latitude: 40.71, longitude: -74.01 };

	expect(Math.round((metresFromGuide(newYork, table, box) ?? 0) / 1000)).toBe(5784);
});

test('whoever is within 50 km of a place is near the guide, as is whoever is among its places', () => {
	const vendome = { latitude: 47.79, longitude: 1.07 };
	const paris = { latitude: 48.86, longitude: 2.35 };
	const wide: BoundingBox = [0, 45, 5, 50];

	expect(metresFromGuide(vendome, table, box)).toBeUndefined();
	expect(metresFromGuide(paris, table, box)).toBeGreaterThan(50_000);
	expect(metresFromGuide(paris, table, wide)).toBeUndefined();
});

test('a guide across the antimeridian has its middle there', () => {
	const fiji = { latitude: [-17.8, -16.5], longitude: [177.4, -179.9] };
	const across: BoundingBox = [177.4, -17.8, -179.9, -16.5];

	expect(metresFromGuide({ latitude: -17, longitude: 178.9 }, fiji, across)).toBeUndefined();
	expect(metresFromGuide({ latitude: -17, longitude: 0 }, fiji, across)).toBeGreaterThan(1e7);
});

test('of a guide whose places have no coordinates nobody is far', () => {
	const nowhere = { latitude: [NaN], longitude: [NaN] };

	expect(metresFromGuide({ latitude: 0, longitude: 0 }, nowhere, box)).toBeUndefined();
});
