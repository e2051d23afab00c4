import { expect, test } from '@playwright/test';
import { regionOf } from '../../../../src/graphics/cover-art/region.ts';

test('the coordinates of a place say what may grow there', () => {
	const places: [string, number, number, string][] = [
		['Lisbon', 38.72, -9.14, 'mediterranean'],
		['Madrid', 40.42, -3.7, 'mediterranean'],
		['Marseille', 43.3, 5.37, 'mediterranean'],
		['Athens', 37.98, 23.73, 'mediterranean'],
		['Bilbao', 43.26, -2.93, 'temperate'],
		['Tours', 47.39, 0.69, 'temperate'],
		['Copenhagen', 55.68, 12.57, 'temperate'],
		['Tokyo', 35.68, 139.69, 'temperate'],
		['Hong Kong', 22.32, 114.17, 'warm'],
		['Medina', 24.47, 39.61, 'warm'],
		['Rio de Janeiro', -22.91, -43.17, 'warm'],
		['Sydney', -33.87, 151.21, 'temperate'],
	];
	for (const [name, latitude, longitude, region] of places) {
		expect([name, regionOf({ latitude, longitude })]).toEqual([name, region]);
	}
});

test('a place that does not say where it is has no region', () => {
	expect(regionOf(undefined)).toBeUndefined();
});
