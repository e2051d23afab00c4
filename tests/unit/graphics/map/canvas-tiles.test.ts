import { expect, test } from '@playwright/test';
import {
	enlarged,
	meet,
	partOfTile,
	tilesOver,
} from '../../../../src/graphics/map/canvas-tiles.ts';

test('a view lies on the tiles that it touches, the nearest to its middle first', () => {
	const view = { min: { x: 270, y: 10 }, max: { x: 1000, y: 460 } };

	expect(tilesOver(view)).toEqual([
		{ column: 2, line: 0 },
		{ column: 2, line: 1 },
		{ column: 1, line: 0 },
		{ column: 3, line: 0 },
		{ column: 1, line: 1 },
		{ column: 3, line: 1 },
	]);
});

test('tiles are counted on beyond the north-western end of the world', () => {
	const view = { min: { x: -10, y: -400 }, max: { x: 20, y: -390 } };

	expect(tilesOver(view)).toEqual([
		{ column: 0, line: -2 },
		{ column: -1, line: -2 },
	]);
});

test('a tile begins where the one before it ends', () => {
	expect(partOfTile({ column: -1, line: 2 })).toEqual({
		min: { x: -256, y: 512 },
		max: { x: 0, y: 768 },
	});
	expect(partOfTile({ column: 0, line: 2 }).min).toEqual({ x: 0, y: 512 });
});

test('parts that only touch have nothing in common', () => {
	const tile = partOfTile({ column: 0, line: 0 });

	expect(meet(tile, partOfTile({ column: 1, line: 0 }))).toBe(false);
	expect(meet(tile, enlarged(partOfTile({ column: 1, line: 0 }), 1, 0))).toBe(true);
	expect(meet(tile, enlarged(partOfTile({ column: 1, line: 1 }), 1, 0))).toBe(false);
	expect(meet(tile, enlarged(partOfTile({ column: 1, line: 1 }), 1))).toBe(true);
});
