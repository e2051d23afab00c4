import { expect, test } from '@playwright/test';
import { tileIdToZxy } from 'pmtiles';
import { mapBoxes, tilesIn } from '../../../../src/cli/map/wanted-tiles.ts';

const lisbon = { latitude: 38.71, longitude: -9.14 };
const madrid = { latitude: 40.42, longitude: -3.7 };

test('places that belong together have one box with room around them, others one each', () => {
	const near = mapBoxes([lisbon, { latitude: 38.91, longitude: -9.34 }]);

	expect(near).toHaveLength(1);
	expect(near[0]?.map((degrees) => Math.round(degrees * 1000) / 1000)).toEqual([
		-9.366, 38.69, -9.114, 38.93,
	]);
	expect(mapBoxes([lisbon, madrid])).toHaveLength(2);
});

test('tiles are those of all zooms that a box touches, in the order of the archive', () => {
	const ids = tilesIn([[-9.5, 38.6, -9, 38.8]], 8);

	expect(ids).toEqual(ids.toSorted((a, b) => a - b));
	expect(ids.map((id) => tileIdToZxy(id).join('/'))).toEqual([
		...['0/0/0', '1/0/0', '2/1/1', '3/3/3', '4/7/6', '5/15/12', '6/30/24', '7/60/49', '8/121/98'],
	]);
});

test('a box across the antimeridian has tiles on both sides and none between', () => {
	const [box] = mapBoxes([
		{ latitude: -18.1, longitude: 179.9 },
		{ latitude: -18.2, longitude: -179.9 },
	]);
	const tiles = tilesIn(box ? [box] : [], 7).map(tileIdToZxy);

	expect(
		tiles
			.filter(([z]) => z === 7)
			.map(([, x]) => x)
			.sort((a, b) => a - b),
	).toEqual([0, 127]);
});
