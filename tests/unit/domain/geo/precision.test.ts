import { expect, test } from '@playwright/test';
import { distanceInMetres } from '../../../../src/domain/geo/coordinates.ts';
import { isRough, uncertaintyInMetres } from '../../../../src/domain/geo/precision.ts';

const lisbon = { latitude: 38.7071, longitude: -9.1365 };

test('takes both numbers of a point for as exact as the longer one is written', () => {
	const uncertainty = (latitude: number, longitude: number) =>
		Math.round(uncertaintyInMetres({ latitude, longitude }));

	expect(uncertainty(47.58, 1.33)).toBe(1341);
	expect(uncertainty(-47.5, 1.33)).toBe(1342);
	expect(uncertainty(0.01, 1.33)).toBe(1573);
	expect(uncertainty(90, 1.33)).toBe(1112);
	expect(uncertainty(47.5, -1.3)).toBe(13_419);
	expect(uncertainty(47, 1.3)).toBe(13_459);
	expect(uncertainty(47, 1)).toBe(134_593);
	expect(uncertainty(47.58, 1.333)).toBe(0);
	expect(uncertainty(47.58001, 1.33)).toBe(0);
	expect(isRough({ latitude: 47.58, longitude: 1.3 })).toBe(true);
	expect(isRough(lisbon)).toBe(false);
});

test('takes a place for as far off as both numbers allow where digits were cut', () => {
	const house = { latitude: 47.2699, longitude: 1.3799 };
	const rough = { latitude: 47.26, longitude: 1.37 };

	expect(Math.round(distanceInMetres(rough, house))).toBe(1330);
	expect(uncertaintyInMetres(rough)).toBeGreaterThan(distanceInMetres(rough, house));
});

test('takes digits of less than half a metre for none', () => {
	const uncertainty = (latitude: number, longitude: number) =>
		Math.round(uncertaintyInMetres({ latitude, longitude }));

	expect(uncertainty(47.39, 1.25000134)).toBe(1343);
	expect(uncertainty(47.5799999, -1.3300001)).toBe(1341);
	expect(uncertainty(-1e-7, 1.3)).toBe(15_725);
	expect(uncertainty(47.58, 1.330006)).toBe(0);
});
