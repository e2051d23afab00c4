import { expect, test } from '@playwright/test';
import { coastOpacity } from '../../../../src/graphics/coast/coast-opacity.ts';
import { isWater, metresToShore, pointsOf } from '../../../../src/graphics/coast/coast-cut.ts';
import { type CoastShape, stepsPerDegree } from '../../../../src/graphics/coast/coast-shapes.ts';
import { type CoastSheet, coastSheets } from '../../../../src/graphics/coast/coast-sheets.ts';
import { worldShapesIn } from '../../../../src/graphics/coast/world-coast.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('an island and the lake in it are land and water around a place', () => {
	const sheet = coastSheets([at(10.1, 20.1)], () => [
		square(19.9, 9.9, 0.4),
		square(20, 10, 0.02),
	]).at(-1);

	expect(sheet?.cut.shore).toEqual([
		[39_800, 19_800, 40_600, 19_800, 40_600, 20_600, 39_800, 20_600],
		[40_000, 20_000, 40_040, 20_000, 40_040, 20_040, 40_000, 20_040],
	]);
	expect(isWaterAt(sheet, 10.1, 20.1)).toBe(false);
	expect(isWaterAt(sheet, 10.01, 20.01)).toBe(true);
	expect(isWaterAt(sheet, 9.8, 20.1)).toBe(true);
});

test('a coast goes on along the edges of its sheet', () => {
	const [, sheet] = coastSheets([at(0, 0)], () => [square(-30, -30, 30)]);

	// Land is in the south-west of 0.6 degrees to each side.
	expect(sheet?.box).toEqual([-1200, -1200, 1200, 1200]);
	expect(sheet?.cut.shore).toEqual([[-1200, -1200, 0, -1200, 0, 0, -1200, 0]]);
});

test('a place beyond the shore says how far that may be off, one farther out does not', () => {
	const errorAt = (longitude: number) =>
		coastSheets([at(0, longitude)], () => [square(-1, -1, 2)]).at(-1)?.error;

	expect([0.5, 1.001, 1.005, 1.05].map(errorAt)).toEqual([200, 200, 556, 200]);
});

test('places either side of the antimeridian have one sheet', () => {
	const sheets = coastSheets([at(-17, 179.9), at(-17, -179.9)], worldShapesIn);

	expect(sheets).toHaveLength(2);
	expect(sheets.at(-1)?.box).toEqual([358_545, -35_200, 361_455, -32_800]);
	expect(isWaterAt(sheets.at(-1), -16.82, 180.03)).toBe(false);
	expect(isWaterAt(sheets.at(-1), -17.5, 180.4)).toBe(true);
});

test('towns far apart have a sheet each, and a coarser one of all', () => {
	const sheets = coastSheets([at(55.68, 12.57), at(40.42, -3.7), at(40.43, -3.7)], worldShapesIn);
	const [all, madrid, copenhagen] = sheets;

	expect(sheets).toHaveLength(3);
	expect(all?.error).toBeGreaterThan(5000);
	expect(madrid?.cut.river.length).toBeGreaterThan(3);
	expect(madrid?.error).toBe(200);
	expect(isWaterAt(copenhagen, 55.7, 12.75)).toBe(true);
	expect(isWaterAt(copenhagen, 55.68, 12.57)).toBe(false);
});

test('the Tagus parts Lisbon from the towns across, and Cascais is ashore', () => {
	const sheet = coastSheets([at(38.713, -9.139)], worldShapesIn).at(-1);

	expect(isWaterAt(sheet, 38.69, -9.14)).toBe(true);
	expect(isWaterAt(sheet, 38.66, -9.16)).toBe(false);
	expect(isWaterAt(sheet, 38.7, -9.42)).toBe(false);
	expect(isWaterAt(sheet, 38.68, -9.42)).toBe(true);
});

test('far from the sea a sheet has the river and no shore', () => {
	const sheet = coastSheets([at(47.39, 0.69)], worldShapesIn).at(-1);

	expect(isWaterAt(sheet, 47.39, 0.69)).toBe(false);
	expect(sheet?.cut.river.length).toBeGreaterThan(0);
});

test('a guide without a place has no coast, nor has one where nothing is known', () => {
	expect(coastSheets([], worldShapesIn)).toEqual([]);
	expect(coastSheets([at(0, 0)], () => [])).toEqual([]);
});

test('a fjord with ten thousands of points is simplified until it fits, and says so', () => {
	const places = Array.from({ length: 40 }, (_, index) => at(60 + index / 10, 5 + index / 10));
	const sheets = coastSheets(places, worldShapesIn);

	for (const { cut } of sheets) expect(pointsOf(cut)).toBeLessThanOrEqual(10_000);
	expect(sheets.at(-1)?.error).toBeGreaterThan(200);
});

test('a shore is drawn in full until it is four pixels off, and not from six on', () => {
	const opacities = [9, 10, 11, 11.5, 12].map((zoom) => coastOpacity(200, 38.7, zoom));

	expect(opacities.map((opacity) => Number(opacity.toFixed(2)))).toEqual([1, 1, 1, 0.63, 0]);
});

test('the distance to a shore counts steps of longitude as long as they are there', () => {
	const cut = { shore: [square(0, 59, 2).points as number[]], river: [], border: [] };

	expect(Math.round(metresToShore(cut, 2.1 * stepsPerDegree, 60 * stepsPerDegree))).toBe(5560);
});

/** @param size In degrees. */
function square(west: number, south: number, size: number): CoastShape {
	const [x, y] = [Math.round(west * stepsPerDegree), Math.round(south * stepsPerDegree)];
	const [east, north] = [
		x + Math.round(size * stepsPerDegree),
		y + Math.round(size * stepsPerDegree),
	];
	return {
		kind: 'shore',
		points: [x, y, east, y, east, north, x, north],
		box: [x, y, east, north],
	};
}

function isWaterAt(sheet: CoastSheet | undefined, latitude: number, longitude: number): boolean {
	if (!sheet) throw new Error('There is no sheet.');
	return isWater(sheet.cut, longitude * stepsPerDegree, latitude * stepsPerDegree);
}
