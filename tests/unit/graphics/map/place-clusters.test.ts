import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { markOfPlace } from '../../../../src/graphics/map/mark-of-place.ts';
import { type Extent, PlaceClusters } from '../../../../src/graphics/map/place-clusters.ts';
import { testProperty } from '../../../support/test-property.ts';

const whole: Extent = [-180, -90, 180, 90];

function clustersOf(
	points: readonly (readonly [latitude: number, longitude: number])[],
	middle = 0,
) {
	const table = {
		latitude: points.map(([latitude]) => latitude),
		longitude: points.map(([, longitude]) => longitude),
	};
	return new PlaceClusters(table, points.keys(), middle);
}

test('places close together are one mark, which comes apart deeper', () => {
	const clusters = clustersOf([
		[47.4, 0.69],
		[47.41, 0.7],
		[47.9, 1.9],
	]);

	expect(clusters.within(whole, 8).map(({ count, row }) => [row, count])).toEqual([
		[0, 2],
		[2, 1],
	]);
	expect(clusters.within(whole, 17).map(({ count }) => count)).toEqual([1, 1, 1]);
});

test('a cluster knows its rows, and that no zoom parts places at one point', () => {
	const clusters = clustersOf([
		[47.4, 0.69],
		[47.4, 0.69],
		[47.4, 0.69],
	]);
	const [mark] = clusters.within(whole, 17);

	expect(mark).toMatchObject({ count: 3, row: 0 });
	expect(clusters.rowsOf(mark?.cluster ?? -1)).toEqual([0, 1, 2]);
	expect(clusters.isOnePoint(mark?.cluster ?? -1)).toBe(true);
});

test('a place without coordinates is on no map', () => {
	const clusters = clustersOf([
		[NaN, NaN],
		[47.4, 0.69],
	]);

	expect(clusters.within(whole, 17)).toMatchObject([{ row: 1, count: 1 }]);
});

test('places on both sides of the antimeridian stand beside each other', () => {
	const clusters = clustersOf(
		[
			[-17.8, 178],
			[-17.2, -179],
		],
		179.5,
	);
	const marks = clusters.within([170, -20, 190, -10], 8);

	expect(marks.map(({ longitude }) => Math.round(longitude)).sort()).toEqual([178, 181]);
});

testProperty('at every zoom the marks stand for every place once', 40, () =>
	fc.property(
		fc.array(
			fc.tuple(
				fc.double({ min: -90, max: 90, noNaN: true }),
				fc.double({ min: -180, max: 180, noNaN: true }),
			),
			{ maxLength: 200 },
		),
		fc.double({ min: -180, max: 180, noNaN: true }),
		(points, middle) => {
			const clusters = clustersOf(points, middle);
			for (let zoom = 0; zoom < 20; zoom++) {
				const marks = clusters.within([middle - 180, -90, middle + 180, 90], zoom);
				expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
			}
		},
	),
);

test('the mark of a place is found at the first zoom at which it is alone, or with all at its point', () => {
	const points = [
		[47.4, 0.69],
		[47.401, 0.691],
		[47.9, 1.9],
		[47.9, 1.9],
	] as const;
	const clusters = clustersOf(points);
	const markOf = (row: 0 | 2 | 3) => {
		const [latitude, longitude] = points[row];
		const found = markOfPlace(clusters, row, { latitude, longitude }, 14);
		return found && [found.zoom, found.mark.count, found.mark.row];
	};

	expect(markOf(0)).toEqual([16, 1, 0]);
	expect(markOf(2)).toEqual([14, 2, 2]);
	expect(markOf(3)).toEqual([14, 2, 2]);
	expect(markOfPlace(clusters, 4, { latitude: NaN, longitude: NaN }, 14)).toBeUndefined();
});
